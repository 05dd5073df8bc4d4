import type { ListPage } from '../../../src/cache/record-lists.ts';
import type { BalanceChange } from '../../../src/models/balance.ts';
import type { Cursor, TokenTransfer } from '../../../src/models/token.ts';

/** A change in a block. Its value distinguishes forks. */
export function toChange(blockNumber: number, value = String(blockNumber * 1000)): BalanceChange {
  return { blockNumber, approximateTime: null, delta: '1', value, transactionHash: null };
}

/** Changes in all blocks from `newest` down to `oldest`. */
export function toChanges(newest: number, oldest: number): BalanceChange[] {
  return Array.from({ length: newest - oldest + 1 }, (_, place) => toChange(newest - place));
}

/** The cursor that the service returns after a block. */
export function cursorAfter(block: number): Cursor {
  return { block_number: String(block) };
}

/** A page of all blocks from `newest` down to `oldest`. The list ends at block 1. */
export function toPage(
  newest: number,
  oldest: number,
  part: Partial<ListPage<BalanceChange>> = {},
): ListPage<BalanceChange> {
  const next = oldest === 1 ? null : cursorAfter(oldest);

  return { rows: toChanges(newest, oldest), from: null, next, askedMs: 1_700_000_000_000, ...part };
}

/** A transfer at this position. */
export function toTransfer(blockNumber: number | null, logIndex: number | null): TokenTransfer {
  return {
    transactionHash: `0x${'a'.repeat(64)}`,
    logIndex,
    blockNumber,
    blockHash: null,
    timestamp: null,
    from: null,
    to: null,
    token: null,
    tokenType: 'ERC-721',
    method: null,
    type: 'token_transfer',
    total: null,
    extra: {},
  };
}
