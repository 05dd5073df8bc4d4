import { expect } from 'vitest';

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
  return JSON.parse(
    JSON.stringify(cases)
      .replace(/\{([^{}*]+)\*(\d+)\}/g, (_, part: string, times: string) => part.repeat(Number(times)))
      .replace(/\{(\w+)(?::(-?\d+))?(?::(-?\d+))?\}/g, (whole, name: string, start?: string, end?: string) =>
        values[name] === undefined ? whole : values[name].slice(Number(start ?? 0), end ? Number(end) : undefined),
      ),
  );
}

/** The same with their titles, which vitest cuts off where it takes them from an object. */
export function titledCases<T extends { title: string }>(cases: unknown): [title: string, T][] {
  return fillCases<T>(cases).map((one) => [one.title, one]);
}

/** One step of a case: `["rest", 5]` calls `acts.rest(5)`; `["times", 3, …]` does the steps behind it three times. */
export type Step = [name: string, ...given: never[]];

/** Does the steps of a case one after the other, and says what came of each; one at least must expect something. */
export async function playSteps(
  steps: Step[],
  acts: { [name: string]: (...given: never[]) => unknown },
  onCome = (_: unknown) => {},
): Promise<void> {
  expect.hasAssertions();
  const play = async ([name, ...given]: Step) => {
    if (name === 'times') {
      const [count, ...repeated] = given as unknown as [number, ...Step[]];
      for (let time = 0; time < count; time++) for (const step of repeated) await play(step);
      return;
    }
    if (!acts[name]) throw new Error(`Nothing is called ${name}`);
    onCome(await acts[name](...given));
  };
  for (const step of steps) await play(step);
}
