/** A sample chain's newest block and the even pace of its blocks. */
type Pace = { head: number; blockMs: number };

/** Block numbers are fixed and times follow from `now`, so ages look fresh and cursors stay good between two pages. */
const paceOf: { [chainId: number]: Pace } = {
  1: { head: 26_464_210, blockMs: 12_000 },
  42161: { head: 528_104_900, blockMs: 250 },
};

/** The ids of the chains that the sample speaks of. */
export const ethereum = 1;
export const arbitrum = 42161;

/** A block in the sample, and the moment (ms) that counts as now. */
export type BlockMoment = { chainId: number; block: number; now: number };

/** The block that many minutes before the newest one. */
export function minutesAgo(chainId: number, minutes: number): number {
  const { head, blockMs } = toPace(chainId);
  return head - Math.round((minutes * 60_000) / blockMs);
}

/** How many blocks stand on a block, itself included, as the explorer counts confirmations. */
export function toConfirmations({ chainId, block }: { chainId: number; block: number }): number {
  return toPace(chainId).head - block + 1;
}

/** The time of a block in ms, whole seconds. */
function toBlockTimeMs({ chainId, block, now }: BlockMoment): number {
  const { head, blockMs } = toPace(chainId);
  return Math.floor((now - (head - block) * blockMs) / 1000) * 1000;
}

/** Six decimals, as the API writes times of transactions and transfers. */
export function toLongTime(moment: BlockMoment): string {
  return new Date(toBlockTimeMs(moment)).toISOString().replace('.000Z', '.000000Z');
}

/** No decimals, as the API writes times of balance changes. */
export function toShortTime(moment: BlockMoment): string {
  return new Date(toBlockTimeMs(moment)).toISOString().replace('.000Z', 'Z');
}

function toPace(chainId: number): Pace {
  return paceOf[chainId] ?? { head: 26_464_210, blockMs: 12_000 };
}
