import type { NftPicture } from '../../../cards/nft-rows.ts';
import type { Protocol } from '../../../messaging/protocol.ts';
import type { Ask } from '../../../messaging/send-message.ts';
import type { BalanceChange } from '../../../models/balance.ts';
import type { Reply } from '../../../models/failure.ts';
import { type Continuation, type TokenTransfer, toTransferKey } from '../../../models/token.ts';
import type { AddressReference, TokenInstanceReference } from '../../../references/reference.ts';
import type { ReadHeldUntil } from '../../components/rate-countdown.tsx';
import { createPages, type Page, type PageQuestion, type Pages } from './paged-list.ts';

/** How lists request pages, and where they report the cost. */
type Parts = { ask: Ask; isPrivate: boolean; onCredits: (credits: number | null) => void };

/** Returns the request for a page of an address's balance changes. */
export function toBalanceQuestion(
  { reference, chainId, isPrivate }: { reference: AddressReference; chainId: number; isPrivate: boolean },
  page: PageQuestion,
): Protocol['balancePage']['request'] {
  return { chainId, address: reference.address, ...(isPrivate && ({ isPrivate } as const)), ...page };
}

/** Creates an address's balance list without requesting anything yet. `written` is for its checksum. */
export function createBalanceList(
  { ask, isPrivate, onCredits }: Parts,
  { reference, written, chainId }: { reference: AddressReference; written: string; chainId: number },
): BalanceList {
  const about = { reference, chainId, isPrivate };
  const pages = createPages<BalanceChange>({
    readPage: async (page) =>
      toPage(await ask('balancePage', toBalanceQuestion(about, page)), (found) => found.changes),
    keyOf: ({ blockNumber }) => String(blockNumber),
    isSame: (before, row) => before.value === row.value,
    onCredits,
    ...holding(ask),
  });
  return { reference, written, chainId, pages };
}

/** Creates an NFT's list of transfers without requesting anything yet. */
export function createTransferList(
  { ask, isPrivate, onCredits }: Parts,
  { reference, chainId }: { reference: TokenInstanceReference; chainId: number },
): TransferList {
  const { contract, tokenId } = reference;
  const about = { chainId, contract, tokenId, ...(isPrivate && ({ isPrivate } as const)) };
  const pages = createPages<TokenTransfer>({
    readPage: async (page) => toPage(await ask('transfersPage', { ...about, ...page }), (found) => found.transfers),
    keyOf: toTransferKey,
    isSame: (before, row) => before.blockHash === row.blockHash,
    onCredits,
    ...holding(ask),
  });
  async function findPicture(hash: string, how?: 'known') {
    const reply = await ask('nftPicture', { ...about, hash: hash.toLowerCase(), ...(how && { how }) });
    if (reply?.ok || reply?.credits) onCredits(reply.credits ?? null);
    return reply;
  }
  return { reference, chainId, pages, findPicture, readHeldUntil: holding(ask).readHeldUntil };
}

function holding(ask: Ask) {
  return {
    readHeldUntil: () => ask('heldUntil', {}).catch(() => null),
    stopHeld: () => void ask('stopPages', {}).catch(() => {}),
  };
}

/** Converts a reply to a page of rows. Failures, and null for "nothing cached", are returned unchanged. */
function toPage<T extends Continuation, Row>(
  reply: Reply<T> | null,
  rowsOf: (page: T) => Row[],
): Reply<Page<Row>> | null {
  if (!reply?.ok) return reply;
  const { next, repeats } = reply.value;
  return { ...reply, value: { rows: rowsOf(reply.value), next, ...(repeats && { repeats }) } };
}

/** An address with its balance changes. */
export type BalanceList = {
  reference: AddressReference;
  /** As the user wrote it, to check its checksum. */
  written: string;
  chainId: number;
  pages: Pages<BalanceChange>;
};

/** An NFT with its transfers. */
export type TransferList = {
  reference: TokenInstanceReference;
  chainId: number;
  pages: Pages<TokenTransfer>;
  /**
   * Finds the NFT's picture in a transaction: null if it names none. With `known` nothing is sent, and the reply is
   * null if the transaction is not cached.
   */
  findPicture(hash: string, how?: 'known'): Promise<Reply<NftPicture | null> | null>;
  readHeldUntil: ReadHeldUntil;
};
