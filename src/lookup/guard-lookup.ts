import { type AskFirstReason, toPlainValue } from '../cards/before-answer.ts';
import type { CardUpdate } from '../cards/card-content.ts';
import { isExplorerHost } from '../chains/chain-of-url.ts';
import { formatFailure } from '../format/failure.ts';
import type { WatchedTransaction } from '../models/watched.ts';
import { toAddressOfKey } from '../references/known-private-keys.ts';
import { isCalledHash, judgeHash, type WhyHeldBack } from '../references/private-key-guard.ts';
import type { Reference, ReferenceContext } from '../references/reference.ts';

/**
 * Returns what a card says instead of an answer if a 64-hex value is a private key or no reference, the reason to ask
 * the user first if a value may be something else, and null if it may be looked up. A refused value is never sent,
 * stored or logged, and the user cannot override the refusal.
 */
export function guardLookup(q: {
  reference: Reference;
  context: ReferenceContext;
  asked: boolean;
  /** Requested again, as with the button of an ask-first card. */
  refresh?: true;
  now: number;
}): CardUpdate | AskFirstReason | null {
  const { reference, context, asked, refresh, now } = q;
  if (reference.kind === 'address' && !asked && isCalledHash(context)) return 'may-be-hash';
  if (reference.kind !== 'transaction') return null;
  const verdict = judgeHash({ hash: reference.hash, context, asked, isConfirmed: refresh === true, isExplorerHost });
  switch (verdict.kind) {
    case 'not-a-reference':
      return toPlainValue(verdict.value);
    case 'refuse':
      return toRefused(verdict.because, now);
    case 'ask-first':
      return verdict.because;
    case 'send':
      return null;
  }
}

/** Returns the message for a value that is taken for a private key. */
export function toRefused(because: WhyHeldBack, now: number): CardUpdate {
  return { kind: 'failure', failure: formatFailure({ kind: 'held-back', because }, { now }) };
}

/** True if a 64-hex value is the private key of one of these addresses. False if the addresses could not be read. */
export function isKeyOf(hash: string, addresses: ReadonlyMap<string, unknown> = new Map()): boolean {
  // Deriving its address is slow.
  const address = addresses.size === 0 ? null : toAddressOfKey(hash);
  return address !== null && addresses.has(address);
}

/**
 * Returns why a hash on the watch list, or about to be added, is never looked up: it is taken for a private key, or is
 * not a hash. Null if it may be looked up. The user's name and note for it count like the text around it. `addresses`
 * are those to which it may belong, without a limit; `context` is the text around it where it was pasted.
 */
export function whyHeldBack(
  { hash, name, note }: Pick<WatchedTransaction, 'hash' | 'name' | 'note'>,
  { addresses, context }: { addresses: string[]; context?: ReferenceContext | undefined },
): WhyHeldBack | null {
  const named: ReferenceContext = { written: hash, pageHost: '', before: name, after: note };
  for (const one of context ? [context, named] : [named]) {
    const beside = [...addresses, ...(one.addresses ?? [])];
    // The user's own words do not count as its label, the page's do.
    const asked = one === named;
    const verdict = judgeHash({
      hash,
      context: { ...one, addresses: beside },
      asked,
      isConfirmed: asked,
      isExplorerHost,
    });
    if (verdict.kind === 'refuse') return verdict.because;
    if (verdict.kind === 'ask-first' && verdict.because === 'near-key-words') return 'key-words';
    if (verdict.kind === 'not-a-reference') return 'no-reference';
  }
  return null;
}
