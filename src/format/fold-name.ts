import { letters } from 'virtual:look-alike-letters';

// What is read as a letter inside of a word.
const readAs: { [sign: string]: string } = { $: 's', '@': 'a', '|': 'l' };
const digits: { [digit: string]: string } = { i: 'l', 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

/** A text with the Latin letters that its letters look like, in their own case, and spaces for signs that are no letters (™). */
export function toLatin(text: string): string {
  const seen = text.replace(/(?<=\p{L})[$@|](?=\p{L})/gu, (sign) => readAs[sign] ?? sign);
  return Array.from(seen, toLetter).join('').normalize('NFD').replace(/\p{M}/gu, '');
}

function toLetter(character: string): string {
  const plain = letters[character] ?? character.normalize('NFKD');
  return /^\p{S}/u.test(character) && !/^[a-z\d]\p{M}?$/iu.test(plain) ? ' ' : plain;
}

/** A name as a hasty eye takes it: nothing but letters, small, and those, digits and strokes that look alike the same. */
export function fold(text: string): string {
  return toLatin(text)
    .toLowerCase()
    .replace(/[i|\d]/g, (digit) => digits[digit] ?? digit)
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A name without the number of a version behind it, "USDC" of “USDC v2.0”. "v1" stays: it is what an old one is called. */
export function withoutVersion(name: string): string {
  const latin = toLatin(name).trimEnd();
  return /\p{L}\W*v1$/u.test(latin) ? latin : latin.replace(/\W*v?\d[\d.]*\W*$/i, '');
}

/** The words of a name, as they look. */
export function toWords(name: string): string[] {
  return toLatin(name).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * What stands before and behind a symbol among the words of another that it is a part of, small and without versions: it
 * is a word of its own, or has a case of its own, behind "real" in “realUSDC”. Null where it is no part of it. `form` is
 * the folded symbol.
 */
export function findAdded(
  words: string[],
  symbol: string,
  form: string,
): { before: string[]; behind: string[] } | null {
  for (const [at, word] of words.entries()) {
    const isWhole = word.length === symbol.length && fold(word) === form;
    const start = isWhole ? 0 : findPart(word, symbol);
    if (start === -1) continue;
    const behind = [word.slice(start + symbol.length), ...words.slice(at + 1)].flatMap(toParts);
    return {
      before: [...words.slice(0, at), word.slice(0, start)].flatMap(toParts),
      behind: behind.filter((part) => !/^(?:v|\d+)$/.test(part)),
    };
  }
  return null;
}

function findPart(word: string, symbol: string): number {
  const isBorder = (one = '', other = '') => toCase(one) !== toCase(other);
  for (let at = word.indexOf(symbol); at !== -1; at = word.indexOf(symbol, at + 1)) {
    const end = at + symbol.length;
    if (isBorder(word[at - 1], word[at]) && isBorder(word[end - 1], word[end])) return at;
  }
  return -1;
}

function toCase(character: string): 'upper' | 'lower' | 'other' {
  if (/\p{Lu}/u.test(character)) return 'upper';
  return /\p{L}/u.test(character) ? 'lower' : 'other';
}

function toParts(word: string): string[] {
  return (word.match(/v1$|\p{Lu}*\p{Ll}+|\p{L}+|\d+/gu) ?? []).map((part) => part.toLowerCase());
}
