import { formatNumber } from '../../format/format-number.ts';
import { toChecksum } from '../../references/to-checksum.ts';
import { type Words, words } from '../../words/words.ts';
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
  /** What the card is about, whose addresses `own` are. */
  among: keyof Words['lookAlikes']['two'];
}): Warning[] {
  const [first, ...more] = findLookAlikes(q.own, q.onPage);
  if (!first) return [];
  const [one, other] = first.pair.map((hash) => toChecksum(hash, q.chainId));
  const { texts, places, words: groups } = compareAddresses(one ?? '', other ?? '');
  const { lookAlikes, writing } = words();
  const say = (first.isBeside ? lookAlikes.onPage : lookAlikes.two)[q.among];
  const rest = more.length === 0 ? [] : [lookAlikes.morePairs(more.length, formatNumber(more.length))];
  return [
    {
      tone: 'bad',
      title: lookAlikes.title,
      text: writing.sentences([say(groups), ...rest]),
      lines: texts.map((text): Part[] => [{ text, mono: true, differs: places }]),
    },
  ];
}
