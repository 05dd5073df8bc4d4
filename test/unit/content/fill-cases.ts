/** Two addresses and a hash, as tests write them. */
export const one = `0x${'1a'.repeat(20)}`;
export const two = `0x${'2b'.repeat(20)}`;
export const hash = `0x${'9f'.repeat(32)}`;

const values: { [name: string]: string } = { one, two, hash };

/**
 * Cases of a .json file. In their texts `{one}`, `{two}` and `{hash}` are those values, `{one:9}` and `{one:0:9}` parts
 * of them, and `{ab*20}` is `ab` twenty times.
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
