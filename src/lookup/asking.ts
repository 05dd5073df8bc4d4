import type { Chain } from '../models/chain.ts';
import type { Records } from '../records/records.ts';
import type { Source } from './choose-source.ts';
import type { LimitedQuestion, Limits, Urgency } from './limits/limits.ts';

/** Where a question goes, and how it is asked there. */
export type Asking = {
  source: Source;
  chain: Chain;
  /** Nothing of it may reach the disk. */
  isPrivate: boolean;
  urgency: Urgency;
  signal?: AbortSignal;
  onDelay?: NonNullable<LimitedQuestion<unknown>['onDelay']>;
};

/** What every kind of lookup is made of. */
export type AskingParts = {
  limits: Limits;
  recordsFor: (isPrivate: boolean) => Records;
  now: () => number;
  /** Changes with the credentials, see `Source`. */
  epoch: () => number;
};

/** What waits in the line is told apart by everything that decides its answer and where that may be kept. */
export function toFlight({ source, chain, isPrivate }: Asking, about: readonly unknown[]): string {
  return JSON.stringify([source.epoch, isPrivate, source.address, chain.id, ...about]);
}

/** The name under which an answer is kept: the service's address, the chain, the thing. */
export function toRecordName({ source, chain }: Asking, about: readonly unknown[]): string {
  return JSON.stringify([source.address, chain.id, ...about]);
}

/**
 * Keeps a question that waited in the line from going out with credentials that were replaced meanwhile: whoever
 * waits for it is told that it was stopped. What broke because the person took our access back is not tried again.
 */
export function whileCurrent<T>(
  parts: AskingParts,
  { epoch, address, mayReach }: Source,
  send: LimitedQuestion<T>['send'],
): LimitedQuestion<T>['send'] {
  return async (sending) => {
    if (parts.epoch() !== epoch) return { ok: false, failure: { kind: 'aborted' } };
    sending.onSent();
    const reply = await send(sending);
    if (reply.ok || reply.failure.kind !== 'no-connection' || !mayReach) return reply;
    // To us a browser that lets nothing through looks like no connection.
    const isLet = await mayReach().catch(() => true);
    return isLet ? reply : { ok: false, failure: { kind: 'no-permission', origin: new URL(address).origin } };
  };
}

/** Adds what is there of signal and delay; exact optional properties take no undefined. */
export function toWaiting({ signal, onDelay }: Asking): Pick<LimitedQuestion<unknown>, 'signal' | 'onDelay'> {
  return { ...(signal && { signal }), ...(onDelay && { onDelay }) };
}
