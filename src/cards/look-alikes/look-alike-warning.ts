import { formatCount } from '../../format/format-number.ts';
import { toChecksum } from '../../references/to-checksum.ts';
import type { Part, Warning } from '../card-content.ts';
import { compareAddresses } from './compare-addresses.ts';
import { findLookAlikes } from './find-look-alikes.ts';

/**
 * Warns of addresses that may be taken for one another: of a card's `own` ones, and of an own one and another on the
 * page. The first pair is shown in full, the differing digits marked and told. `chainId` decides the case.
 */
export function toLookAlikeWarnings(q: {
  own: string[];
  onPage: string[] | undefined;
  chainId: number;
  /** "This address", "Two addresses in this transaction" and "An address in this transaction". */
  words: { two: string; one: string };
}): Warning[] {
  const [first, ...more] = findLookAlikes(q.own, q.onPage);
  if (!first) return [];
  const [one, other] = first.pair.map((hash) => toChecksum(hash, q.chainId));
  const { texts, places, words } = compareAddresses(one ?? '', other ?? '');
  const who = first.isBeside ? `${q.words.one} and another on this page are` : `${q.words.two} are`;
  const rest =
    more.length === 0
      ? ''
      : ` There ${more.length === 1 ? 'is' : 'are'} ${formatCount(more.length, 'more such pair')}.`;
  return [
    {
      tone: 'bad',
      title: 'Look-alike addresses',
      text: `${who} look-alikes: they begin and end alike, but differ in ${words}. Somebody may have made one to be taken for the other: compare every digit.${rest}`,
      lines: texts.map((text): Part[] => [{ text, mono: true, differs: places }]),
    },
  ];
}
