// As pages and tools write it: 0x12ab…34cd, 0x12ab...34cd, 0x12ab..cd, 0x12ab***34cd
const form = /^["'`(<]?0x([\da-f]{2,})\s?(?:[…⋯]|\.{2,}|\*{2,})\s?([\da-f]{2,})["'`)>]?$/i;

// By chance, eight digits fit one value in four billion; four fit one in 65,536, and a page has thousands. A look-alike
// made on purpose fits as well, so the box says where the value was found.
const fewestTelling = 8;

/**
 * Reads a shortened value. `fits` is true for a full value (lower case) that it may shorten; `isTelling` is true if
 * it has so many digits that no other value is likely to fit. Null if the text is not a shortened value.
 */
export function readShortened(text: string): { fits: (value: string) => boolean; isTelling: boolean } | null {
  const [, start, end = ''] = form.exec(text.trim().toLowerCase()) ?? [];
  if (start === undefined) return null;
  const digits = start.length + end.length;
  return {
    fits: (value) => value.startsWith(`0x${start}`) && value.endsWith(end) && value.length > digits + 2,
    isTelling: digits >= fewestTelling,
  };
}
