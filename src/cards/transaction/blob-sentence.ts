import { formatAddress } from '../../format/address-name.ts';
import { formatNumber } from '../../format/format-number.ts';
import type { Transaction } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import { formatCoins, readCoins } from './coins.ts';

/** "Posted 2 blobs to Base Batch Inbox"; null for a transaction without blobs. */
export function toBlobSentence({ transactionTypes, extra, to, value }: Transaction, chainId: number): string | null {
  if (!transactionTypes.includes('blob_transaction') || to === null) return null;
  const hashes = extra.blob_versioned_hashes;
  const count = Array.isArray(hashes) ? hashes.length : 0;
  const [number, receiver, coins] = [formatNumber(count), formatAddress(to), formatCoins(value, chainId)];
  const says = words().calls;
  if (readCoins(value) === 0n) {
    return count > 0 ? says.postedBlobs(count, number, receiver) : says.postedBlobData(receiver);
  }
  return count > 0 ? says.postedBlobsWith(count, number, receiver, coins) : says.postedBlobDataWith(receiver, coins);
}
