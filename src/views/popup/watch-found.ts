import type { WatchedByAddress, WatchedTransaction } from '../../models/watched.ts';
import type { Reference } from '../../references/reference.ts';
import type { PageEntry } from './page-entries.ts';
import type { Popup } from './popup.ts';
import type { Entry } from './watched-entries.ts';

/** What of the person's list a reference is; undefined where it is not on it. An NFT never is. */
export type OwnEntries = (reference: Reference) => Entry | undefined;

/** Looks references up in the person's list. */
export function toOwnEntries(byAddress: WatchedByAddress, transactions: WatchedTransaction[]): OwnEntries {
  const byHash = new Map(transactions.map((one) => [one.hash, one]));
  return (reference) => {
    if (reference.kind === 'address') return byAddress.get(reference.address);
    return reference.kind === 'transaction' ? byHash.get(reference.hash) : undefined;
  };
}

/** Leads to the list with a reference of this page, on the chain that the page speaks for. Nothing is looked up. */
export async function watchFound(
  { reference, evidence }: PageEntry,
  { watched, beginToWatch, defaultChainId }: Pick<Popup, 'watched' | 'beginToWatch' | 'defaultChainId'>,
): Promise<void> {
  if (reference.kind === 'token-instance') return;
  const chainId = (await watched.chainFor({ reference, evidence })) ?? defaultChainId;
  const isAddress = reference.kind === 'address';
  await beginToWatch(isAddress ? { address: reference.address, chainId } : { hash: reference.hash, chainId });
}
