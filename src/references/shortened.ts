// As pages and tools write it: 0x12ab…34cd, 0x12ab...34cd, 0x12ab..cd, 0x12ab***34cd
const form = /^["'`(<]?0x([\da-f]{2,})\s?(?:[…⋯]|\.{2,}|\*{2,})\s?([\da-f]{2,})["'`)>]?$/i;

/** Returns whether a full value (lower case) fits a shortened one. Null if the text is not a shortened value. */
export function readShortened(text: string): ((value: string) => boolean) | null {
  const [, start, end = ''] = form.exec(text.trim().toLowerCase()) ?? [];
  if (start === undefined) return null;
  return (value) => value.startsWith(`0x${start}`) && value.endsWith(end) && value.length > `0x${start}${end}`.length;
}
