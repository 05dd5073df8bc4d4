import { type Dice, toSeededHex } from '../../../src/api/sample/sample-values.ts';

/** A balance as the service records it, one a block; `oddity` is how it sends it otherwise. */
export type Recorded = {
  block: number;
  timeMs: number;
  value: bigint;
  delta: bigint;
  hash: string | null;
  oddity: RowOddity | null;
};

const rowOddities = [
  'no-delta',
  'null-delta',
  'text-block',
  'extra-field',
  'no-time',
  'placeholder-time',
  'rival',
  'unread-value',
  'unread-block',
] as const;
export type RowOddity = (typeof rowOddities)[number];

export const isUnread = ({ oddity }: Recorded) => oddity?.startsWith('unread') === true;
export const isUntimed = ({ oddity }: Recorded) => oddity === 'no-time' || oddity === 'placeholder-time';

const mostWei = 10n ** 78n - 1n;
const yearMs = 365 * 86_400_000;

/**
 * Creates a balance history of transfers, internal calls and rewards without a transaction, missed changes, several
 * changes of one block, idle years and amounts of up to 78 digits. It grows, is reorganised and begins again.
 */
export function createHistory(dice: Dice, { isOdd }: { isOdd: boolean }) {
  const blockMs = dice.oneOf([12_000, 2_000, 1_000, 250]);
  let genesisMs = Date.UTC(2015, 7, 1) + dice.below(4_000) * 1_000_000;
  /** Oldest first. */
  let rows: Recorded[] = [];
  let takenBack: Recorded[] = [];
  let made = 0;
  /** The highest block so far, which a reorganisation does not lower. */
  let height = -1;
  let newestFirst: Recorded[] | null = null;

  function toAmount(): bigint {
    const digits = dice.oneOf([1, 9, 18, 19, 20, 25, 77]);
    const text = Array.from({ length: Math.ceil(digits / 9) }, () => String(dice.below(1_000_000_000))).join('');
    return BigInt(text.slice(0, digits)) + 1n;
  }

  function toValue(before: bigint): bigint {
    // An indexer that misses internal calls records less than nothing.
    if (isOdd && dice.below(60) === 0) return -toAmount();
    if (before > 0n && dice.below(12) === 0) return 0n;
    const isSent = before > 0n && dice.below(2) === 0;
    const after = isSent ? before - (toAmount() % (before + 1n)) : before + toAmount();
    return after > mostWei ? before / 2n : after;
  }

  function add(block: number): void {
    if (block <= (rows.at(-1)?.block ?? -1)) return;
    const before = rows.at(-1)?.value ?? 0n;
    let value = before;
    for (let count = dice.below(4) === 0 ? 3 : 1; count > 0; count -= 1) value = toValue(value);
    // The service leaves out blocks after which the balance is what it was.
    if (value === before) return;
    made += 1;
    const isQuiet = isOdd && dice.below(10) === 0 && !rows.slice(-3).some(isUnread) && rows.length > 0;
    rows.push({
      block,
      timeMs: Math.floor((genesisMs + block * blockMs) / 1_000) * 1_000,
      value,
      delta: value - before,
      hash: block === 0 || dice.below(3) === 0 ? null : toSeededHex(`${made} ${block}`),
      oddity: isQuiet ? dice.oneOf(rowOddities) : block === 0 && isOdd ? 'placeholder-time' : null,
    });
  }

  function grow(count: number): void {
    newestFirst = null;
    for (let left = count; left > 0; left -= 1) {
      const first = dice.below(4) === 0 ? 0 : dice.below(100_000);
      const idle = dice.below(25) === 0 ? Math.floor((dice.below(3) * yearMs) / blockMs) : 0;
      height = height < 0 ? first : height + 1 + idle + dice.below(dice.oneOf([1, 5, 1_000, 300_000]));
      add(height);
    }
  }

  return {
    /** All rows, newest first. */
    rows: (): readonly Recorded[] => {
      newestFirst ??= rows.toReversed();
      return newestFirst;
    },
    grow,
    /** Replaces the newest rows, or counts again those that were replaced before. Returns the oldest replaced block. */
    reorganise: (count: number): number => {
      const removed = rows.splice(Math.max(1, rows.length - count));
      const [again] = takenBack;
      newestFirst = null;
      if (again && (rows.at(-1)?.block ?? 0) < again.block && dice.below(2) === 0) rows.push(...takenBack);
      else {
        for (const { block } of removed) if (dice.below(3) > 0) add(block + dice.below(2));
      }
      takenBack = removed;
      return removed[0]?.block ?? Number.POSITIVE_INFINITY;
    },
    /** A test chain that starts again, and has not come as far yet as the block `top`. */
    beginAnew: (count: number, top: number): void => {
      genesisMs = (rows.at(-1)?.timeMs ?? genesisMs) + 1_000_000;
      [rows, takenBack, newestFirst] = [[], [], null];
      height = dice.below(top + 1);
      for (let left = count; height < top && left > 0; left -= 1) {
        add(height);
        height += 1 + dice.below(5);
      }
      while (rows.length === 0) add(0);
    },
  };
}

export type History = ReturnType<typeof createHistory>;
