import type { BalanceChange } from '../models/balance.ts';
import type { TokenTransfer } from '../models/token.ts';
import type { RowKind } from './chunks.ts';

/** A balance has one row a block. Its time is exact only on the first row of a page, so that one is kept. */
export const balanceRows: RowKind<BalanceChange> = {
  toPosition: ({ blockNumber }) => [blockNumber, 0],
  cursorAfter: ([block]) => ({ block_number: String(block) }),
  isSame: (known, row) => known.value === row.value,
  keepOfFirst: (known, row) =>
    known.approximateTime === null ? row : { ...row, approximateTime: known.approximateTime },
};

/** A transfer has its place in the block. */
export const transferRows: RowKind<TokenTransfer> = {
  toPosition: ({ blockNumber, logIndex }) =>
    blockNumber === null || logIndex === null ? null : [blockNumber, logIndex],
  cursorAfter: ([block, index]) => ({ block_number: String(block), index: String(index) }),
  isSame: (known, row) => known.transactionHash === row.transactionHash && known.blockHash === row.blockHash,
  keepOfFirst: (_known, row) => row,
};
