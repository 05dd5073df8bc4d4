import type { WireReply } from '../explorer/error-dialects.ts';

/**
 * A balance change: its block, the recorded change and the balance after it in wei, and time and hash if they matter.
 */
export type Odd = { block: number; delta: string; value: string; time?: string; hash?: string };

const huge = 10n ** 77n;

/** Rare histories that must still be drawn correctly, by name, newest change first. */
export const oddHistories: { [name: string]: Odd[] } = {
  'single-change': [{ block: 20_000_000, delta: '1500000000000000000', value: '1500000000000000000' }],
  'emptied-balance': [
    { block: 20_300_000, delta: '-5', value: '0' },
    { block: 20_000_000, delta: '5', value: '5' },
  ],
  'zero-balance': [
    { block: 20_300_000, delta: '0', value: '0' },
    { block: 20_000_000, delta: '0', value: '0' },
  ],
  'seventy-eight-digits': Array.from({ length: 12 }, (_, at) => ({
    block: 20_500_000 - at * 40_000,
    delta: String(at % 3 === 1 ? -2n * huge : huge),
    value: String(huge * BigInt(4 + (at % 3)) + 7n),
  })),
  'only-losses': Array.from({ length: 10 }, (_, at) => ({
    block: 20_500_000 - at * 40_000,
    delta: '-1000000000000000000',
    value: String(BigInt(at) * 10n ** 18n),
  })),
  'one-wei-steps': [
    { block: 20_300_000, delta: '-1', value: '2' },
    { block: 20_200_000, delta: '1', value: '3' },
    { block: 20_100_000, delta: '1', value: '2' },
    { block: 20_000_000, delta: '1', value: '1' },
  ],
};

/** Returns a history as the service would send it, all on one page. */
export function toReply(changes: Odd[]): WireReply {
  const items = changes.map(({ block, delta, value, time, hash }) => ({
    block_number: block,
    block_timestamp: time ?? new Date(Date.UTC(2026, 0, 1) + (block - 20_000_000) * 12_000).toISOString(),
    delta,
    value,
    transaction_hash: hash ?? null,
  }));
  return { status: 200, headers: {}, body: { items, next_page_params: null } };
}
