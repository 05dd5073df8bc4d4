import { findSmallest } from './find-smallest.ts';
import { gzipSize } from './gzip-size.ts';

/** Where a name stands in the code. `isShort`: in `{a}`, for both a property and a variable. */
export type Named = { name: string; start: number; end: number; isShort: boolean };

/**
 * Writes the code with its names given anew, so that it compresses best; the same code gets the same names. `places`
 * are all places of the names in order, `choices` what they may be called, their own names among it. `writeShort` says
 * how a place is written where the name stands for a property and a variable and only one of them is given anew.
 */
export function giveBestNames(
  code: string,
  places: Named[],
  choices: string[],
  tries: number,
  writeShort: (name: string, now: string) => string,
): string {
  const names = [...new Set(places.map(({ name }) => name))];
  if (names.length === 0) return code;
  const write = (given: Map<string, string>) => {
    let [text, at] = ['', 0];
    for (const { name, start, end, isShort } of places) {
      const now = given.get(name) ?? name;
      text += code.slice(at, start) + (isShort && now !== name ? writeShort(name, now) : now);
      at = end;
    }
    return text + code.slice(at);
  };
  const best = findSmallest(new Map(names.map((name) => [name, name])), {
    vary: (from, random) => {
      const given = new Map(from);
      const name = names[random(names.length)] ?? '';
      const choice = choices[random(choices.length)] ?? '';
      // Who has it takes the other's.
      for (const [other, has] of from) if (has === choice) given.set(other, from.get(name) ?? other);
      return given.set(name, choice);
    },
    sizeOf: (given) => gzipSize(write(given)),
    tries,
  });
  return write(best);
}
