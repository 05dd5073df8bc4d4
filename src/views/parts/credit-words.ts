import { formatNumber } from '../../format/format-number.ts';
import { words } from '../../words/words.ts';

/** What is left of the credits in words; "over your allowance by 1,200" where more than all is gone. */
export function creditsLeftWords(creditsLeft: number): string {
  const { left, over } = words().credits;
  const credits = Math.abs(creditsLeft);
  return (creditsLeft < 0 ? over : left)(credits, formatNumber(credits));
}

/** The same as a sentence: "98,420 credits left." `when` is how long ago that was, in words; null leaves it out. */
export function creditsLeftSentence(creditsLeft: number, when: string | null): string {
  const say = words().credits;
  const credits = Math.abs(creditsLeft);
  const text = formatNumber(credits);
  if (when === null) return (creditsLeft < 0 ? say.areOver : say.areLeft)(credits, text);
  return (creditsLeft < 0 ? say.wereOver : say.wereLeft)(credits, text, when);
}
