import { isExplorerHost } from '../../chains/chain-of-url.ts';
import type { WatchedTransaction } from '../../models/watched.ts';
import { judgeHash, type WhyHeldBack } from '../../references/judge-hash.ts';
import type { Evidence } from '../../references/reference.ts';

/**
 * Why a hash that is on the list, or shall be, is never asked about: it is taken for a private key, or is no hash; null
 * where it may be. What the person calls
 * it counts like the words around it. `addresses` are those it may belong to, as many as there are; `evidence` is what
 * stood around it where it was pasted.
 */
export function whyHeldBack(
  { hash, name, note }: Pick<WatchedTransaction, 'hash' | 'name' | 'note'>,
  { addresses, evidence }: { addresses: string[]; evidence?: Evidence | undefined },
): WhyHeldBack | null {
  const named: Evidence = { written: hash, pageHost: '', before: name, after: note };
  for (const one of evidence ? [evidence, named] : [named]) {
    const beside = [...addresses, ...(one.addresses ?? [])];
    // The person's own words are no label of it, the page's are.
    const asked = one === named;
    const verdict = judgeHash({ hash, evidence: { ...one, addresses: beside }, asked, isExplorerHost });
    if (verdict.kind === 'refuse') return verdict.because;
    if (verdict.kind === 'ask-first' && verdict.because === 'near-key-words') return 'key-words';
    if (verdict.kind === 'not-a-reference') return 'no-reference';
  }
  return null;
}
