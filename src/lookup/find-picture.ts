import { findNftPicture, type NftPicture } from '../cards/nft-picture.ts';
import type { Reply } from '../models/failure.ts';
import type { Transaction } from '../models/transaction.ts';
import type { Asking } from './asking.ts';
import type { Transactions } from './transactions.ts';

/**
 * Where an NFT's picture is, as the transaction of one of its transfers tells it; a null picture where that tells none.
 * Unless it `mayAsk`, nothing is asked that costs anything, and null is given where the transaction is not known.
 */
export async function findPicture(
  transactions: Pick<Transactions, 'know' | 'ask'>,
  asking: Asking,
  q: { contract: string; tokenId: string; hash: string; mayAsk: boolean },
): Promise<Reply<NftPicture | null> | null> {
  const toPicture = (reply: Reply<Transaction>): Reply<NftPicture | null> =>
    reply.ok ? { ...reply, value: findNftPicture(reply.value.tokenTransfers, q) } : reply;
  const known = await transactions.know(asking, q.hash);
  if (known?.kind === 'transaction') {
    const told = toPicture(known.reply);
    // What an old answer does not name may have been added since.
    if (known.isFresh || (told.ok && told.value !== null)) return told;
  }
  if (!q.mayAsk && !asking.source.sample) return null;
  if (known?.kind === 'not-found') {
    return { ok: false, failure: { kind: 'not-found', what: 'transaction', lookedOn: [asking.chain] } };
  }
  return toPicture(await transactions.ask(asking, q.hash));
}
