/** The limit of a figure: of the measured value in its unit, or of its ratio to the floor. */
export type Limit = { sign: '≤' | '≥' | '='; value: number; of: string };

export const atMost = (value: number, of = ''): Limit => ({ sign: '≤', value, of });
export const atLeast = (value: number, of = ''): Limit => ({ sign: '≥', value, of });
export const exactly = (value: number, of = ''): Limit => ({ sign: '=', value, of });

/** As a limit's `of`: it limits the ratio, not the measured value. */
export const timesFloor = '× floor';

/** One line of the table. */
export type Row = {
  figure: string;
  measured: number;
  unit: string;
  /** The least that the same work costs, measured in the same run and unit; null for a plain count. */
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
  /** Where it is not just measured over floor: a median of ratios. */
  ratio?: number;
  /** Fails the command when exceeded. At least one of `budget` and `goal`. */
  budget?: Limit;
  /** Has an issue of its own to come: reported, does not fail the command. */
  goal?: Limit;
  /** False fails the row whatever was measured: some of the work was not done. */
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

/** The middle value; of an even count the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}
