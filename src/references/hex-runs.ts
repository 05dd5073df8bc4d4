/** A `0x` with its 40 or 64 hex digits: where it starts and ends in the text. */
export type HexRun = { start: number; end: number };

function isHexDigit(code: number): boolean {
  return (code > 47 && code < 58) || (code > 64 && code < 71) || (code > 96 && code < 103);
}

// Zero-width characters and soft hyphens: what they hide belongs to the same word for the eye.
function isInvisible(code: number): boolean {
  return code === 0xad || (code > 0x200a && code < 0x200e) || code === 0x2060 || code === 0xfeff;
}

// [0-9A-Za-z_], and the scripts that hold look-alikes of hex digits (accented Latin, Greek, Cyrillic,
// full-width): a hash whose 41st digit is a Cyrillic а is no address. Ideographs may touch a reference.
function isWordPart(code: number): boolean {
  return (
    (code > 47 && code < 58) ||
    (code > 64 && code < 91) ||
    code === 95 ||
    (code > 96 && code < 123) ||
    (code > 0xbf && code < 0x530) ||
    (code > 0xff0f && code < 0xff5b)
  );
}

function isJoined(text: string, from: number, step: 1 | -1): boolean {
  let at = from;
  while (isInvisible(text.charCodeAt(at))) at += step;
  return isWordPart(text.charCodeAt(at));
}

/**
 * Every `0x` + 40 or 64 hex digits that stands alone: not inside longer hex, not joined to a letter, a
 * digit or `_`. One pass, so hostile text costs no more than its length.
 */
export function findHexRuns(text: string): HexRun[] {
  const runs: HexRun[] = [];
  let start = text.indexOf('0x');
  while (start >= 0) {
    let end = start + 2;
    while (isHexDigit(text.charCodeAt(end))) end++;
    const length = end - start;
    if ((length === 42 || length === 66) && !isJoined(text, start - 1, -1) && !isJoined(text, end, 1)) {
      runs.push({ start, end });
    }
    start = text.indexOf('0x', end);
  }
  return runs;
}
