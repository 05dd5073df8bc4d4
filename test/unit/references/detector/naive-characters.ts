/** A visible character. `afterBorder` is true if a border is between it and the previous one. */
export type Seen = { char: string; at: number; afterBorder: boolean };

// Unicode's default ignorable code points.
const ignorable = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfff8],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
] as const;

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
    else if (!isIn(char, ignorable)) {
      seen.push({ char, at, afterBorder });
      afterBorder = false;
    }
    at += char.length;
  }
  seen.push({ char: '', at, afterBorder });
  return seen;
}
