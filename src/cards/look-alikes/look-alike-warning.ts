import { formatNumber } from '../../format/format-number.ts';
import type { Watched, WatchedByAddress } from '../../models/watched.ts';
import { toChecksum } from '../../references/to-checksum.ts';
import { type Words, words } from '../../words/words.ts';
import type { Part, Warning } from '../card-content.ts';
import { toOwnName } from '../own-names.ts';
import { toOwnTag } from '../own-parts.ts';
import { type Compared, compareAddresses } from './compare-addresses.ts';
import { findLookAlikes, type LookAlikes } from './find-look-alikes.ts';

type Alike = {
  /** A card's addresses. */
  own: string[];
  onPage: string[] | undefined;
  /** The person's own addresses. */
  watched: WatchedByAddress | undefined;
  /** A page can read it: which of them the person watches is not said. */
  isPublic?: boolean | undefined;
  chainId: number;
  /** What the card is about, whose addresses `own` are. */
  among: keyof Words['lookAlikes']['two'];
};

/**
 * Warns of addresses that may be taken for one another: of a card's `own` ones, and of an own one and one that the person
 * watches or another on the page. The first pair, one with a watched address before all others, is shown in full, the
 * differing digits marked and told. `chainId` decides the case. Where a page can read it, the watched one is not shown,
 * and whether an own one is watched changes nothing.
 */
export function toLookAlikeWarnings(q: Alike): Warning[] {
  const watched = new Map(q.watched);
  if (q.isPublic) for (const hash of q.own) watched.delete(hash.toLowerCase());
  const found = findLookAlikes(q.own, q.onPage, [...watched.keys()]);
  const isOfWatched = ({ pair }: LookAlikes) => pair.some((hash) => watched.has(hash.toLowerCase()));
  const first = found.find(isOfWatched) ?? found[0];
  if (!first) return [];
  const [one, other] = first.pair.map((hash) => toChecksum(hash, q.chainId));
  const { texts, places, ends, words: groups } = compareAddresses(one ?? '', other ?? '');
  const owners = first.pair.map((hash) => watched.get(hash.toLowerCase()));
  const { lookAlikes, writing } = words();
  const more = found.length - 1;
  const rest = more === 0 ? [] : [lookAlikes.morePairs(more, formatNumber(more))];
  const isKept = q.isPublic === true && isOfWatched(first);
  return [
    {
      tone: 'bad',
      title: lookAlikes.title,
      text: writing.sentences([say(q.among, { groups, ends, isBeside: first.isBeside, owners, isKept }), ...rest]),
      lines: (isKept ? [] : texts).map((text, at) => [
        { text, mono: true, differs: places },
        ...toOwnerParts(owners[at]),
      ]),
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
    /** Nothing is said of the watched one but that the person knows it. */
    isKept: boolean;
  },
): string {
  const { lookAlikes, writing } = words();
  const { groups, ends, isBeside, owners } = q;
  const [first, second] = owners;
  // Where both are watched, the second is told: the first stands in the card.
  const owner = second ?? first;
  if (!owner) return (isBeside ? lookAlikes.onPage : lookAlikes.two)[among](groups);
  const name = toOwnName(owner);
  const named = name === '' ? lookAlikes.watchedUnnamed : lookAlikes.watchedNamed(writing.quoted(name));
  const own = q.isKept ? lookAlikes.known : named;
  // The card's own address is the watched one: what poses as it stands beside the card.
  const isOnPage = isBeside && !second;
  return lookAlikes.ofWatched[isOnPage ? 'page' : among](own, groups, lookAlikes.ends[ends]);
}

// Which of the two lines is the person's own.
function toOwnerParts(owner: Watched | undefined): Part[] {
  if (!owner) return [];
  const name = toOwnName(owner);
  return [...(name === '' ? [] : [{ text: name, tone: 'strong' } as const]), toOwnTag(owner)];
}
