/** One figure of the table. `ok` is judged by the figure itself; a budget is never loosened to pass. */
export type Row = {
  what: string;
  measured: number;
  unit: string;
  /** What the machine or the best peer needs, in the same unit; null where nothing can be compared. */
  floor: number | null;
  /** Measured over floor. */
  ratio: number | null;
  budget: string;
  ok: boolean;
  /** How it was measured, where the name does not say it. */
  note?: string;
};

/** Something that can be measured: `--only` takes its name. */
export type Figure = {
  name: string;
  /** Whether it measures the built extension for Chrome. */
  needsBuild: boolean;
  measure: () => Promise<Row[]>;
};

/** A row; the ratio follows from the floor. */
export function toRow({ floor = null, ...row }: Omit<Row, 'ratio' | 'floor'> & { floor?: number | null }): Row {
  return { ...row, floor, ratio: floor === null || floor === 0 ? null : row.measured / floor };
}

/** The middle one of some numbers; of an even count the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}
