import type { CardUpdate } from '../cards/card-content.ts';
import type { AskFirstReason } from '../cards/to-ask-first.ts';
import { toPlainWord } from '../cards/to-plain-word.ts';
import { isExplorerHost } from '../chains/chain-of-url.ts';
import { formatFailure } from '../format/failure.ts';
import { isCalledHash, judgeHash, type WhyHeldBack } from '../references/judge-hash.ts';
import type { Evidence, Reference } from '../references/reference.ts';
import { toAddressOfKey } from '../references/to-address-of-key.ts';

/**
 * What a card says in place of an answer where a 64-hex value is a private key or no reference, why the person is asked
 * first where a value may be something else, and null where it may be asked about. Nothing of a refused value is sent,
 * kept or logged: there is no way on from here.
 */
export function holdBack(q: {
  reference: Reference;
  evidence: Evidence;
  asked: boolean;
  now: number;
}): CardUpdate | AskFirstReason | null {
  const { reference, evidence, asked, now } = q;
  if (reference.kind === 'address' && !asked && isCalledHash(evidence)) return 'may-be-hash';
  if (reference.kind !== 'transaction') return null;
  const verdict = judgeHash({ hash: reference.hash, evidence, asked, isExplorerHost });
  switch (verdict.kind) {
    case 'not-a-reference':
      return toPlainWord(verdict.word);
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
