import type { Ask } from '../../messages/ask.ts';
import type { Protocol } from '../../messages/protocol.ts';
import type { BalanceChange } from '../../models/balance.ts';
import type { TokenTransfer } from '../../models/token.ts';
import { toTransferKey } from '../../models/transfer-key.ts';
import type { AddressReference, TokenInstanceReference } from '../../references/reference.ts';
import { createPages } from './create-pages.ts';
import type { BalanceList, TransferList } from './lists.ts';
import type { PageQuestion } from './pages.ts';
import { toPage } from './to-page.ts';

/** How lists get their pages, and where their cost is counted. */
type Parts = { ask: Ask; isPrivate: boolean; onCredits: (credits: number | null) => void };

/** The question for a page of an address's balance. */
export function toBalanceQuestion(
  { reference, chainId, isPrivate }: { reference: AddressReference; chainId: number; isPrivate: boolean },
  page: PageQuestion,
): Protocol['balancePage']['request'] {
  return { chainId, address: reference.address, ...(isPrivate && ({ isPrivate } as const)), ...page };
}

/** Creates an address's balance list, before anything of it is asked. `written` is for its checksum. */
export function createBalanceList(
  { ask, isPrivate, onCredits }: Parts,
  { reference, written, chainId }: { reference: AddressReference; written: string; chainId: number },
): BalanceList {
  const about = { reference, chainId, isPrivate };
  const pages = createPages<BalanceChange>({
    readPage: async (page) =>
      toPage(await ask('balancePage', toBalanceQuestion(about, page)), ({ changes }) => changes),
    keyOf: ({ blockNumber }) => String(blockNumber),
    isSame: (before, row) => before.value === row.value,
    onCredits,
  });
  return { reference, written, chainId, pages };
}

/** Creates an NFT's list of transfers, before anything of it is asked. */
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
  });
  async function findPicture(hash: string, how?: 'known') {
    const reply = await ask('nftPicture', { ...about, hash: hash.toLowerCase(), ...(how && { how }) });
    if (reply?.ok) onCredits(reply.credits);
    return reply;
  }
  return { reference, chainId, pages, findPicture };
}
