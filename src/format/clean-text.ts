// Of a hostile text no more is looked at than could fill what it is cut to, with as much that is not seen.
const longestFor = (max: number) => Math.min(4096, max * 8);

// Controls, bidi overrides and isolates, zero-width and other invisible characters, the blank Braille pattern.
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const piledMarks = /(\p{M}{4})\p{M}+/gu;

/**
 * A text from a chain or a service, made safe to stand in a line: without control, bidi and invisible
 * characters, white space collapsed, at most `max` code points (the last one "…" where something was cut off).
 */
export function cleanText(text: string, max = 80): string {
  const longest = longestFor(max);
  const seen = text
    .slice(0, longest)
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(unseen, '')
    .replace(piledMarks, '$1')
    .replace(/ +/g, ' ')
    .trim();
  const points = [...seen];
  if (points.length <= max && text.length <= longest) return seen;
  return `${points
    .slice(0, Math.max(0, max - 1))
    .join('')
    .trimEnd()}…`;
}
