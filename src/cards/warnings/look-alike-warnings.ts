import { formatList, formatNumber, joinSentences } from '../../format/format-amount.ts';
import { groupHex } from '../../format/hex.ts';
import { type Choice, t } from '../../i18n/t.ts';
import type { Watched, WatchedByAddress } from '../../models/watched.ts';
import { toChecksum } from '../../references/checksum.ts';
import type { Part, Warning } from '../card-content.ts';
import { toOwnName, toOwnTag } from '../own-names.ts';
import { findLookAlikes, type LookAlikes } from './look-alikes.ts';

type Alike = {
  /** A card's addresses. */
  own: string[];
  onPage: string[] | undefined;
  /** The person's own addresses. */
  watched: WatchedByAddress | undefined;
  chainId: number;
  /** What the card is about, whose addresses `own` are. */
  among: Choice<'warning.lookAlike.two', 'among'>;
};

/**
 * Warns of addresses that may be taken for one another: of a card's `own` ones, and of an own one and one that the person
 * watches or another on the page. The first pair, one with a watched address before all others, is shown in full, the
 * differing digits marked and told. `chainId` decides the case.
 */
export function toLookAlikeWarnings(q: Alike): Warning[] {
  const watched = q.watched ?? new Map<string, Watched>();
  const found = findLookAlikes(q.own, q.onPage, [...watched.keys()]);
  const isOfWatched = ({ pair }: LookAlikes) => pair.some((hash) => watched.has(hash.toLowerCase()));
  const first = found.find(isOfWatched) ?? found[0];
  if (!first) return [];
  const [one, other] = first.pair.map((hash) => toChecksum(hash, q.chainId));
  const { texts, places, ends, words: groups } = compareAddresses(one ?? '', other ?? '');
  const owners = first.pair.map((hash) => watched.get(hash.toLowerCase()));
  const more = found.length - 1;
  const rest = more === 0 ? [] : [t('warning.lookAlike.morePairs', { count: more, formatted: formatNumber(more) })];
  return [
    {
      tone: 'bad',
      title: t('warning.lookAlike.title'),
      text: joinSentences([say(q.among, { groups, ends, isBeside: first.isBeside, owners }), ...rest]),
      lines: texts.map((text, at) => [{ text, mono: true, differs: places }, ...toOwnerParts(owners[at])]),
    },
  ];
}

function say(
  among: Alike['among'],
  q: {
    groups: string;
    ends: Compared['ends'];
    isBeside: boolean;
    owners: (Watched | undefined)[];
  },
): string {
  const { groups, ends, isBeside, owners } = q;
  const [first, second] = owners;
  // Where both are watched, the second is told: the first stands in the card.
  const owner = second ?? first;
  if (!owner)
    return isBeside ? t('warning.lookAlike.onPage', { among, groups }) : t('warning.lookAlike.two', { among, groups });
  const name = toOwnName(owner);
  const own =
    name === ''
      ? t('warning.lookAlike.watchedUnnamed')
      : t('warning.lookAlike.watchedNamed', { name: t('writing.quoted', { text: name }) });
  // The card's own address is the watched one: what poses as it stands beside the card.
  const isOnPage = isBeside && !second;
  return t('warning.lookAlike.ofWatched', {
    among: isOnPage ? 'page' : among,
    own,
    groups,
    how: t('warning.lookAlike.ends', { ends }),
  });
}

// Which of the two lines is the person's own.
function toOwnerParts(owner: Watched | undefined): Part[] {
  if (!owner) return [];
  const name = toOwnName(owner);
  return [...(name === '' ? [] : [{ text: name, tone: 'strong' } as const]), toOwnTag(owner)];
}

/** Two addresses to be compared: both in groups of four, the places in those texts that differ, the groups, the ends. */
type Compared = {
  texts: [one: string, other: string];
  places: [start: number, end: number][];
  words: string;
  ends: Choice<'warning.lookAlike.ends', 'ends'>;
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
