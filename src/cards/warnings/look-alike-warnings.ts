import { cleanText } from '../../format/clean-text.ts';
import { formatList, formatNumber, joinSentences } from '../../format/format-amount.ts';
import { groupHex } from '../../format/hex.ts';
import { type Choice, t } from '../../i18n/t.ts';
import type { Watched, WatchedByAddress } from '../../models/watched.ts';
import type { Part, Row, Warning } from '../card-content.ts';
import { toOwnName } from '../own-names.ts';
import { findLookAlikes, type LookAlikes } from './look-alikes.ts';

type Alike = {
  /** The card's addresses. */
  own: string[];
  onPage: string[] | undefined;
  /** The user's watched addresses. */
  watched: WatchedByAddress | undefined;
  /** Other addresses that the user may have seen, with what to call each. */
  seen?: ReadonlyMap<string, string>;
  /** What the `own` addresses belong to, for the wording of the warning. */
  among: Choice<'warning.lookAlike.notWatched', 'among'>;
};

/** Kinds of pairs, gravest first. */
const weights = ['forged', 'strangers', 'both-watched', 'genuine'] as const;

type Pair = { weight: (typeof weights)[number]; pair: LookAlikes; owners: (Watched | undefined)[] };

/**
 * Warns of look-alike addresses: among the card's `own`, and between these and watched addresses or others on the page.
 * The gravest pair is shown in full, aligned in groups, with differing digits marked. The card of a watched address
 * only has a quiet line about its look-alike.
 */
export function toLookAlikeWarnings(q: Alike): Warning[] {
  const watched = q.watched ?? new Map<string, Watched>();
  const beside = [...(q.onPage ?? []), ...(q.seen?.keys() ?? [])];
  const all = findLookAlikes(q.own, beside, [...watched.keys()]).map((pair) => weigh(pair, watched));
  const weight = weights.find((one) => all.some((pair) => pair.weight === one));
  const first = all.find((one) => one.weight === weight);
  if (!first) return [];
  if (first.weight === 'genuine')
    return [{ tone: 'plain', title: t('warning.lookAlike.genuine', { among: q.among }), text: '' }];
  const { texts, places, words, ends } = compareAddresses(...first.pair.pair);
  const more = all.length - 1;
  return [
    {
      tone: first.weight === 'both-watched' ? 'wait' : 'bad',
      title: toTitle(first, q.among),
      text: joinSentences([
        t('warning.lookAlike.ends', { ends }),
        first.weight === 'forged' ? t('warning.lookAlike.doNotSend') : t('warning.lookAlike.compare'),
        ...(more === 0 ? [] : [t('warning.lookAlike.morePairs', { count: more, formatted: formatNumber(more) })]),
      ]),
      compared: {
        name: t('warning.lookAlike.differ', { groups: words }),
        rows: texts.map((text, at): Row => ({ label: toLabel(first, at, q), parts: toHalves(text, places) })),
      },
    },
  ];
}

function weigh(pair: LookAlikes, watched: WatchedByAddress): Pair {
  const owners = pair.pair.map((hash) => watched.get(hash.toLowerCase()));
  const [own, other] = owners;
  // A watched address is genuine, whatever else is on the page; of two in one card, the other one poses as it.
  const isGenuine = own && pair.isBeside;
  return {
    weight: own && other ? 'both-watched' : isGenuine ? 'genuine' : own || other ? 'forged' : 'strangers',
    pair,
    owners,
  };
}

// Keeps a title within two lines.
const longestName = 24;

function toShortName(owner: Watched): string {
  return cleanText(toOwnName(owner), longestName);
}

function toTitle({ weight, owners }: Pair, among: Alike['among']): string {
  if (weight === 'strangers') return t('warning.lookAlike.strangers');
  if (weight === 'both-watched') return t('warning.lookAlike.bothWatched');
  const name = owners.flatMap((owner) => (owner ? [toShortName(owner)] : [])).join('');
  return name === ''
    ? t('warning.lookAlike.notWatched', { among })
    : t('warning.lookAlike.notNamed', { among, name: t('writing.quoted', { text: name }) });
}

/** Returns the label of one address of a pair: the user's own name for it, or where it is or was seen. */
function toLabel({ pair, owners }: Pair, at: number, { among, seen }: Alike): string {
  const owner = owners[at];
  if (owner) return toShortName(owner) || t('watchlist.isWatched');
  if (at === 0) return among === 'address' ? t('warning.lookAlike.thisOne') : t('warning.lookAlike.oneHere');
  if (!pair.isBeside) return t('warning.lookAlike.otherHere');
  return seen?.get(pair.pair[1]) ?? t('warning.lookAlike.onPage');
}

/** A comparison: both addresses in groups of four, and the differing places, groups and equal ends. */
type Compared = {
  texts: [one: string, other: string];
  places: [start: number, end: number][];
  words: string;
  ends: Choice<'warning.lookAlike.ends', 'ends'>;
};

/** One digit agrees by chance in one of 16 pairs: not worth mentioning. */
const fewestAtEnd = 2;

/**
 * Compares two addresses of 40 hex digits. Both are in lower case: with checksum capitals, equal ends would look
 * different. Places apply to both texts; `words` say them to screen readers: "groups 2 to 9 of 10".
 */
export function compareAddresses(one: string, other: string): Compared {
  const [a, b] = [one, other].map((hash) => groupHex(hash.toLowerCase())) as Compared['texts'];
  const places = findDifferences(a, b);
  const groups = a.split(' ');
  const others = b.split(' ');
  const different = groups.flatMap((group, at) => (group === others[at] ? [] : [at + 1]));
  return { texts: [a, b], places, words: toGroupWords(different, groups.length), ends: toEnds(a, places) };
}

/** The places where two texts of equal length differ. */
export function findDifferences(one: string, other: string): [start: number, end: number][] {
  const places: Compared['places'] = [];
  [...one].forEach((letter, at) => {
    const last = places.at(-1);
    if (letter === other[at]) return;
    if (last?.[1] === at) last[1] = at + 1;
    else places.push([at, at + 1]);
  });
  return places;
}

const firstHalf = '0x1234 1234 1234 1234 1234'.length;

/** An address as two lines of five groups of four, with the marked places. */
export function toHalves(text: string, places: [start: number, end: number][]): Part[] {
  return [0, firstHalf + 1].map((from): Part => {
    const half = text.slice(from, from + firstHalf);
    const differs = places
      .filter(([start]) => start >= from && start < from + firstHalf)
      .map(([start, end]): [number, number] => [start - from, end - from]);
    return { text: half, mono: true, ...(differs.length > 0 && { differs }) };
  });
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
  const numbers = runs.map(([first, last]) => {
    return first === last
      ? formatNumber(first)
      : t('warning.lookAlike.range', { first: formatNumber(first), last: formatNumber(last) });
  });
  return t('warning.lookAlike.groups', {
    count: groups.length,
    numbers: formatList(numbers),
    all: formatNumber(count),
  });
}
