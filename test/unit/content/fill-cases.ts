/** Two addresses and a hash for tests. */
export const one = `0x${'1a'.repeat(20)}`;
export const two = `0x${'2b'.repeat(20)}`;
export const hash = `0x${'9f'.repeat(32)}`;

const values: { [name: string]: string } = { one, two, hash };

/**
 * Returns the cases of a .json file with placeholders replaced: `{one}`, `{two}` and `{hash}` by those values,
 * `{one:9}` and `{one:0:9}` by slices of them, and `{ab*20}` by `ab` repeated twenty times.
 */
export function fillCases<T>(cases: unknown): T[] {
  const fill = (text: string) =>
    text
      .replace(/\{([^{}*]+)\*(\d+)\}/g, (_, part: string, times: string) => part.repeat(Number(times)))
      .replace(/\{(\w+)(?::(-?\d+))?(?::(-?\d+))?\}/g, (whole, name: string, start?: string, end?: string) =>
        values[name] === undefined ? whole : values[name].slice(Number(start ?? 0), end ? Number(end) : undefined),
      );
  return JSON.parse(JSON.stringify(cases), (_, value: unknown) => (typeof value === 'string' ? fill(value) : value));
}
