/**
 * Stands between the texts of neighbouring nodes that are searched as one. No page can bring one along: HTML
 * and XML have no way to write it, only a script can.
 */
export const border = '\0';

/**
 * Borders and what nobody sees: soft hyphens, zero-width characters, marks of direction, and all else that
 * Unicode says to ignore in display. For `replace` and `search`, which do not go on where they ended.
 */
export const hidden = /[\0\p{DI}]+/gu;

// [0-9A-Za-z_], and the scripts that hold look-alikes of hex digits (accented Latin, Greek, Cyrillic,
// full-width): a hash whose 41st digit is a Cyrillic а is no address. Ideographs and
// full-width colons may touch a reference.
const wordPart = /[\w\xc0-\u052f\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/;

/**
 * Calls back with start and end of every `0x` + 40 or 64 hex digits that stands alone in a text without
 * hidden characters: not inside longer hex, not joined to a letter, a digit or `_`. Hex goes on across a
 * border, but fewer than 16 digits behind one are another text: an amount beside an address.
 */
export function findHexRuns(
  text: string,
  isBorder: (offset: number) => boolean,
  onRun: (start: number, end: number) => void,
): void {
  const isJoined = (offset: number) => wordPart.test(text.charAt(offset));
  // One class, repeated: the browser keeps no way back for it, so that megabytes of hex cost no memory. A 0 whose
  // own x and digits follow begins the next value.
  const form = /0x[\da-fA-F]+(?!(?<=0)x\w{40})/g;
  for (let run = form.exec(text); run; run = form.exec(text)) {
    const start = run.index;
    const last = form.lastIndex;
    if (isJoined(start - 1) && !isBorder(start)) continue;
    for (const end of [start + 42, start + 66]) {
      if (end <= last && (isBorder(end) ? last - end < 16 : !isJoined(end))) onRun(start, end);
    }
  }
}
