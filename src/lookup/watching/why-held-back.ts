import { isExplorerHost } from '../../chains/chain-of-url.ts';
import type { WatchedTransaction } from '../../models/watched.ts';
import { judgeHash, type KeySign } from '../../references/judge-hash.ts';
import type { Evidence } from '../../references/reference.ts';

/**
 * Why a hash that is on the list, or shall be, is taken for a private key; null where it is not. What the person calls
 * it counts like the words around it. `addresses` are those it may belong to, as many as there are; `evidence` is what
 * stood around it where it was pasted.
 */
export function whyHeldBack(
  { hash, name, note }: Pick<WatchedTransaction, 'hash' | 'name' | 'note'>,
  { addresses, evidence }: { addresses: string[]; evidence?: Evidence | undefined },
): KeySign | null {
  const named: Evidence = { written: hash, pageHost: '', before: name, after: note };
  for (const one of evidence ? [evidence, named] : [named]) {
    const beside = [...addresses, ...(one.addresses ?? [])];
    const verdict = judgeHash({ hash, evidence: { ...one, addresses: beside }, asked: true, isExplorerHost });
    if (verdict.kind === 'refuse') return verdict.because;
  }
  return null;
}
