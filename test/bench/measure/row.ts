/** A limit on a figure: on the measured value in its unit, or on its ratio to the floor. */
export type Limit = { sign: '≤' | '≥' | '='; value: number; of: string };

export const atMost = (value: number, of = ''): Limit => ({ sign: '≤', value, of });
export const atLeast = (value: number, of = ''): Limit => ({ sign: '≥', value, of });
export const exactly = (value: number, of = ''): Limit => ({ sign: '=', value, of });

/** Used as a limit's `of`: the limit applies to the ratio, not to the measured value. */
export const timesFloor = '× floor';

/** One line of the table. */
export type Row = {
  figure: string;
  measured: number;
  unit: string;
  /** The minimum cost of the same work, measured in the same run and unit. Null for a plain count. */
  floor: number | null;
  ratio: number | null;
  budget: string;
  /** `goal` marks a goal that is not met yet; only `FAIL` fails the command. */
  result: 'pass' | 'goal' | 'FAIL';
  note?: string;
};

type Measured = {
  figure: string;
  measured: number;
  unit?: string;
  floor?: number | null;
  /** Set if it is not simply measured / floor, such as a median of ratios. */
  ratio?: number;
  /** Fails the command if missed. Each row needs a `budget` or a `goal`. */
  budget?: Limit;
  /** A limit to be met later: a miss is reported and does not fail the command. */
  goal?: Limit;
  /** False fails the row whatever was measured, because some of the work was not done. */
  isComplete?: boolean;
  note?: string;
};

/** Judges a measurement by its budget and its goal. */
export function toRow({
  floor = null,
  ratio: given,
  unit = '',
  budget,
  goal,
  isComplete = true,
  ...rest
}: Measured): Row {
  const ratio = given ?? (floor === null || floor === 0 ? null : rest.measured / floor);
  const isKept = (limit: Limit | undefined) =>
    limit === undefined || keeps(limit, limit.of === timesFloor ? (ratio ?? Number.NaN) : rest.measured);
  const { figure, measured, note } = rest;
  return {
    ...{ figure, measured, unit, floor, ratio },
    budget: [budget && toText(budget), goal && `goal ${toText(goal)}`].filter(Boolean).join(', '),
    result: !isComplete || !isKept(budget) ? 'FAIL' : isKept(goal) ? 'pass' : 'goal',
    ...(note === undefined ? {} : { note }),
  };
}

function keeps({ sign, value }: Limit, measured: number): boolean {
  if (sign === '=') return measured === value;
  return sign === '≤' ? measured <= value : measured >= value;
}

function toText({ sign, value, of }: Limit): string {
  return `${sign} ${value.toLocaleString('en')}${of === '' ? '' : ` ${of}`}`;
}

/** Returns the median. For an even count, the mean of the two middle values. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}
