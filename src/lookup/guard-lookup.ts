import { type AskFirstReason, toPlainValue } from '../cards/before-answer.ts';
import type { CardUpdate } from '../cards/card-content.ts';
import { isExplorerHost } from '../chains/chain-of-url.ts';
import { formatFailure } from '../format/failure.ts';
import type { WatchedTransaction } from '../models/watched.ts';
import { isCalledHash, judgeHash, type WhyHeldBack } from '../references/private-key-guard.ts';
import { toAddressOfKey } from '../references/private-keys.ts';
import type { Reference, ReferenceContext } from '../references/reference.ts';

/**
 * What a card says in place of an answer where a 64-hex value is a private key or no reference, why the person is asked
 * first where a value may be something else, and null where it may be asked about. Nothing of a refused value is sent,
 * kept or logged: there is no way on from here.
 */
export function guardLookup(q: {
  reference: Reference;
  context: ReferenceContext;
  asked: boolean;
  /** Asked for again, as the button of an ask-first card does. */
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

/** The words for a value that is taken for a private key. */
export function toRefused(because: WhyHeldBack, now: number): CardUpdate {
  return { kind: 'failure', failure: formatFailure({ kind: 'held-back', because }, { now }) };
}

/** True when a 64-hex value is the private key of one of these addresses; false where nobody could read them. */
export function isKeyOf(hash: string, addresses: ReadonlyMap<string, unknown> = new Map()): boolean {
  // To derive its address takes a while.
  const address = addresses.size === 0 ? null : toAddressOfKey(hash);
  return address !== null && addresses.has(address);
}

/**
 * Why a hash that is on the list, or shall be, is never asked about: it is taken for a private key, or is no hash; null
 * where it may be. What the person calls
 * it counts like the words around it. `addresses` are those it may belong to, as many as there are; `context` is what
 * stood around it where it was pasted.
 */
export function whyHeldBack(
  { hash, name, note }: Pick<WatchedTransaction, 'hash' | 'name' | 'note'>,
  { addresses, context }: { addresses: string[]; context?: ReferenceContext | undefined },
): WhyHeldBack | null {
  const named: ReferenceContext = { written: hash, pageHost: '', before: name, after: note };
  for (const one of context ? [context, named] : [named]) {
    const beside = [...addresses, ...(one.addresses ?? [])];
    // The person's own words are no label of it, the page's are.
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
