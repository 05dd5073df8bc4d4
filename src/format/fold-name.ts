import { letters } from 'virtual:look-alike-letters';

// Signs that are read as letters inside a word.
const readAs: { [sign: string]: string } = { $: 's', '@': 'a', '|': 'l' };
const digits: { [digit: string]: string } = { i: 'l', 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

/**
 * The text in the Latin letters that its characters look like, case kept and accents removed. Signs that are not
 * letters (™) become spaces.
 */
export function toLatin(text: string): string {
  const seen = text.replace(/(?<=\p{L})[$@|](?=\p{L})/gu, (sign) => readAs[sign] ?? sign);
  return Array.from(seen, toLetter).join('').normalize('NFD').replace(/\p{M}/gu, '');
}

function toLetter(character: string): string {
  const plain = letters()[character] ?? character.normalize('NFKD');
  return /^\p{S}/u.test(character) && !/^[a-z\d]\p{M}?$/iu.test(plain) ? ' ' : plain;
}

/** A name as it looks at a glance: lower case, letters and digits only, with look-alikes unified (i and 1 become l). */
export function fold(text: string): string {
  return toLatin(text)
    .toLowerCase()
    .replace(/[i|\d]/g, (digit) => digits[digit] ?? digit)
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A name without its version number: "USDC" for “USDC v2.0”. "v1" stays, because old tokens are called that. */
export function withoutVersion(name: string): string {
  const latin = toLatin(name).trimEnd();
  return /\p{L}\W*v1$/u.test(latin) ? latin : latin.replace(/\W*v?\d[\d.]*\W*$/i, '');
}

/** The words of a name, in the letters that they look like. */
export function toWords(name: string): string[] {
  return toLatin(name).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Finds a symbol in the words of another one, and returns the parts before and behind it, in lower case and without
 * version numbers. The symbol must be a whole word or differ in case from its neighbours, as in “realUSDC”. Null if it
 * is not found. `form` is the folded symbol.
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
