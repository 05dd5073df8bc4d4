import { findChainMentions } from './chain-mentions.ts';
import { type Mention, referenceMark } from './mention.ts';

// Another reference, also a shortened one: 0x1234…abcd.
const otherReference = /0x[\da-f]{3,}(?:(?:…|\.{2,3})[\da-f]{2,})?/gi;
const longestSide = 80;

const saidOfLater = /^[^.;]{0,24}[:=→]\s*["'`]?$/;

// Between two references: "0x… (Base), 0x…" speaks of the earlier, "0x…, Base: 0x…" of the later.
function isOfEarlier(gapBefore: string, words: string, gapAfter: string): boolean {
  if (/[([]\s*$/.test(gapBefore) || (gapBefore.trim() === '' && /^(?:on|via|from|to)\s/i.test(words))) return true;
  if (saidOfLater.test(gapAfter)) return false;
  return gapBefore.length < gapAfter.length;
}

// How far a mention stands from the reference: characters, and much more where it is said of something else.
function toDistance({ start, end, words, isWeak }: Mention, text: string, own: number): number {
  const isBefore = end <= own;
  const gap = isBefore ? text.slice(end, own) : text.slice(own + 1, start);
  const between = gap.split(referenceMark).length - 1;
  const lastBefore = text.lastIndexOf(referenceMark, start - 1);
  const nextAfter = text.indexOf(referenceMark, end);
  const isEnclosed = between === 0 && start > 0 && lastBefore >= 0 && nextAfter >= 0;
  const ofEarlier = isEnclosed && isOfEarlier(text.slice(lastBefore + 1, start), words, text.slice(end, nextAfter));
  const isOfOther = isEnclosed && ofEarlier === isBefore;
  // "From Optimism to Arbitrum. Source tx: 0x…"
  const isOtherEnd = isBefore && /^to\s/i.test(words) && /\b(?:source|origin|deposit)\b/i.test(gap);
  const isNextSentence = !isBefore && /[.!?]\s/.test(gap);
  return (
    gap.length +
    between * 200 +
    (isOfOther ? 100 : 0) +
    (isOtherEnd ? 100 : 0) +
    (isNextSentence ? 60 : 0) +
    (isWeak ? 1000 : 0)
  );
}

/**
 * The chains that are named in the text around a reference, nearest first, each with the words that name it:
 * "on Base". `mainnetId` is what "on mainnet" means there.
 */
export function chainsBeside(
  { before, after }: { before: string; after: string },
  mainnetId: number,
): { chainId: number; words: string }[] {
  // What was typed has nothing beside it; all that is looked for in a text is dear at its first use.
  if (before === '' && after === '') return [];
  const head = before.replace(otherReference, referenceMark);
  const text = (head + referenceMark + after.replace(otherReference, referenceMark)).replaceAll('\n', ' ');
  // What the page cut off at 80 characters may be a part of another word.
  const isWhole = ({ start, end }: Mention) =>
    (start > 0 || before.length < longestSide) && (end < text.length || after.length < longestSide);
  return findChainMentions(text, mainnetId)
    .filter(isWhole)
    .map((mention) => ({ ...mention, distance: toDistance(mention, text, head.length) }))
    .sort((a, b) => a.distance - b.distance || a.start - b.start)
    .map(({ chainId, words }) => ({ chainId, words: words.trim() }));
}
