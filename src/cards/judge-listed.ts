import { isExplorerHost } from '../chains/chain-of-url.ts';
import { judgeHash } from '../references/judge-hash.ts';
import type { Evidence, Reference } from '../references/reference.ts';

/**
 * What a 64-hex value of a list is besides a reference: perhaps a private key by what stands around it, or because
 * everybody knows it, or a number and the like. One whose address stands on the page is a key where that is in the
 * evidence: to derive it takes a while.
 */
export function judgeListed(q: { reference: Reference; evidence: Evidence }): 'key' | 'data' | 'reference' {
  const { reference, evidence } = q;
  if (reference.kind !== 'transaction') return 'reference';
  const verdict = judgeHash({ hash: reference.hash, evidence, asked: false, isExplorerHost });
  if (verdict.kind === 'not-a-reference') return 'data';
  const isDoubtful = verdict.kind === 'ask-first' && verdict.because === 'near-key-words';
  return verdict.kind === 'refuse' || isDoubtful ? 'key' : 'reference';
}
