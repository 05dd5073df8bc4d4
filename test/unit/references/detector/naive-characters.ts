import ignorable from './naive-characters.json' with { type: 'json' };
/** A visible character. `afterBorder` is true if a border is between it and the previous one. */
export type Seen = { char: string; at: number; afterBorder: boolean };

// Everything from À to the end of Cyrillic.
const foreignLetters = [[0xc0, 0x52f]] as const;
// Foreign letters, and full-width letters and digits.
const foreignWordParts = [...foreignLetters, [0xff10, 0xff19], [0xff21, 0xff3a], [0xff41, 0xff5a]] as const;

type Ranges = readonly (readonly [number, number])[];
const isIn = (char: string, ranges: Ranges) => {
  const code = char.codePointAt(0) ?? 0;
  // Fast path, because most text is ASCII.
  return code > 0x7f && ranges.some(([from, to]) => code >= from && code <= to);
};
/** True if the character is a non-English Latin, Greek or Cyrillic letter. */
export const isForeignLetter = (char: string) => isIn(char, foreignLetters);
export const isDigit = (char: string) => char >= '0' && char <= '9';
export const isLetter = (char: string) => (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z');
export const isWord = (char: string) => char !== '' && (isDigit(char) || isLetter(char) || char === '_');
export const isHex = (char: string) => isDigit(char) || (char >= 'a' && char <= 'f') || (char >= 'A' && char <= 'F');
export const isJoining = (char: string) => isWord(char) || (char !== '' && isIn(char, foreignWordParts));

/** Returns the visible characters of a text, and an empty one for its end, so that a border before the end is known. */
export function see(text: string): Seen[] {
  const seen: Seen[] = [];
  let at = 0;
  let afterBorder = false;
  for (const char of text) {
    if (char === '\0') afterBorder = true;
    else if (!isIn(char, ignorable as [number, number][])) {
      seen.push({ char, at, afterBorder });
      afterBorder = false;
    }
    at += char.length;
  }
  seen.push({ char: '', at, afterBorder });
  return seen;
}
