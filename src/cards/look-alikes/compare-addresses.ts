import { formatNumber } from '../../format/format-number.ts';
import { groupHex } from '../../format/hex.ts';
import { type Words, words } from '../../words/words.ts';

/** Two addresses to be compared: both in groups of four, the places in those texts that differ, the groups, the ends. */
export type Compared = {
  texts: [one: string, other: string];
  places: [start: number, end: number][];
  words: string;
  ends: keyof Words['lookAlikes']['ends'];
};

/** One digit at an end agrees in one of 16 pairs: that is not worth a word. */
const fewestAtEnd = 2;

/**
 * Compares two addresses of 40 hex digits digit by digit, whatever their case. Places are the same in both texts;
 * `words` are for who does not see them: "groups 2 to 9 of 10".
 */
export function compareAddresses(one: string, other: string): Compared {
  const texts: Compared['texts'] = [groupHex(one), groupHex(other)];
  const [a, b] = texts.map((text) => text.toLowerCase());
  const differs = [...(a ?? '')].map((digit, at) => digit !== b?.[at]);
  const places: Compared['places'] = [];
  differs.forEach((isOther, at) => {
    const last = places.at(-1);
    if (isOther && last?.[1] === at) last[1] = at + 1;
    else if (isOther) places.push([at, at + 1]);
  });
  const groups = (a ?? '').split(' ');
  const other4 = (b ?? '').split(' ');
  const different = groups.flatMap((group, at) => (group === other4[at] ? [] : [at + 1]));
  return { texts, places, words: toGroupWords(different, groups.length), ends: toEnds(a ?? '', places) };
}

function toEnds(text: string, places: Compared['places']): Compared['ends'] {
  const count = (digits: string) => digits.replaceAll(' ', '').length;
  const isStart = count(text.slice(2, places[0]?.[0])) >= fewestAtEnd;
  const isEnd = count(text.slice(places.at(-1)?.[1] ?? 0)) >= fewestAtEnd;
  if (isStart === isEnd) return 'both';
  return isStart ? 'start' : 'end';
}

function toGroupWords(groups: number[], count: number): string {
  const runs: [first: number, last: number][] = [];
  for (const group of groups) {
    const run = runs.at(-1);
    if (run?.[1] === group - 1) run[1] = group;
    else runs.push([group, group]);
  }
  const { lists, lookAlikes } = words();
  const numbers = runs.map(([first, last]) => {
    return first === last ? formatNumber(first) : lookAlikes.range(formatNumber(first), formatNumber(last));
  });
  return lookAlikes.groups(groups.length, lists.and(numbers), formatNumber(count));
}
