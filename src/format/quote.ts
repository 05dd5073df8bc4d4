import { words } from '../words/words.ts';

// Apostrophes are parts of names, and end nothing.
const marks = /(?!['‘’＇])[\p{Quotation_Mark}\p{Pi}\p{Pf}《》〈〉❝❞]/gu;

/** A foreign text without what could end the quotation marks that it is to stand in, of whatever language. */
export function toQuotable(text: string): string {
  return text.replace(marks, '’');
}

/** A foreign text in the quotation marks of the language that is spoken, which it cannot end. */
export function quote(text: string): string {
  return words().writing.quoted(toQuotable(text));
}

/** True for a text that `quote` made. */
export function isQuoted(text: string): boolean {
  const [opening = ''] = words().writing.quoted('\0').split('\0');
  return text.startsWith(opening);
}

/** True for a text with white space or quotation marks in it: in a sentence it needs quotation marks of its own. */
export function needsQuotes(text: string): boolean {
  return /\s/.test(text) || text !== toQuotable(text);
}
