import type { NameStrength } from './chain-names.ts';
import { referenceMark } from './mention.ts';

/** What a name stands for, and how much of its surroundings it needs to be taken for it. */
export type Name = { chainId: number; strength: NameStrength };

const leadForm = /(?:(?<![\w-])(?:on|onto|to|from|via)\s+(?:the\s+)?|[#@])$/i;
const onForm = /(?:(?<![\w-])(?:on|via)\s+(?:the\s+)?|[#@])$/i;
const chainWordForm = /^[\s_-]*\(?(?:mainnet|chain|network|blockchain|l2)(?![a-z])/i;
// Right at a reference: "Blast: 0x…", "| Blast | 0x…", "0x… (Blast)".
const labelEnd = new RegExp(`^[\\s"'\`)\\]:=|>–—→-]*${referenceMark}`);
// In code, `optimism: "0x…"`.
const quotedEnd = new RegExp(`^["']?\\s*[:=]\\s*["'\`]${referenceMark}`);
const labelStart = new RegExp(`${referenceMark}[\\s"'\`(|,–—-]*$`);
const afterLabel = /^\s*(?:$|[)\],.;|])/;
const everydayNext =
  /^[\s_-]*(?:fees?|uri|url|tokens?|assets?|currency|price|rate|class|layer|units?|case|amount|cost|of|de|di|path|pair|pool|gas|64)(?![a-z])/i;
const ownerNext = /^\s+(?:address(?:es)?|wallets?|accounts?|keys?|signatures?|users?|private|public)(?![a-z])/i;

function standsAlone(text: string, start: number, end: number, isAny: boolean): boolean {
  const before = text.slice(Math.max(0, start - 1), start);
  const after = text.slice(end, end + 1);
  const isSeam = (left: string, right: string) => /[a-z\d)]/.test(left) && /[A-Z]/.test(right);
  const isOpen = !/[\p{L}\p{N}_]/u.test(before) || (isAny && (before === '_' || isSeam(before, text.charAt(start))));
  // The cells of a table run together: "ArbitrumUSDC", "Polygon137"; so do the words of "ARBITRUM_RPC".
  const isShut =
    !/[\p{L}\p{N}_]/u.test(after) || (isAny && (isSeam(text.charAt(end - 1), after) || /[_\d]/.test(after)));
  return isOpen && isShut;
}

function isLabel(before: string, after: string): boolean {
  return labelEnd.test(after) || (labelStart.test(before) && afterLabel.test(after));
}

/**
 * Whether the words of a text from `start` to `end` mean a chain by that name, by what stands around them; `isTestnet`
 * where the name of a test network is among them.
 */
export function isNameMeant(
  name: Name,
  text: string,
  { start, end, isTestnet }: { start: number; end: number; isTestnet: boolean },
): boolean {
  const isLoose = name.strength === 'any' || name.strength === 'weak';
  if (!standsAlone(text, start, end, isLoose)) return false;
  const [before, word, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (name.strength === 'weak') return true;
  if (name.strength === 'any') return name.chainId !== 1 || leadForm.test(before) || !ownerNext.test(after);
  if (isTestnet || chainWordForm.test(after)) return true;
  if (everydayNext.test(after)) return false;
  const isCapital = /^\p{Lu}/u.test(word);
  switch (name.strength) {
    case 'capital':
      return isCapital || leadForm.test(before) || quotedEnd.test(after);
    case 'cue':
      return isCapital ? leadForm.test(before) || isLabel(before, after) : onForm.test(before);
    case 'strict':
      return isCapital && onForm.test(before);
  }
}

/** The same words together with those that lead to them and those that follow: "on the … network". */
export function withCompany(text: string, start: number, end: number): { start: number; end: number } {
  const lead = leadForm.exec(text.slice(0, start))?.[0] ?? '';
  const chainWord = chainWordForm.exec(text.slice(end))?.[0] ?? '';
  return { start: start - lead.length, end: end + chainWord.length };
}
