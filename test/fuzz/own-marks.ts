import { spokenLanguage } from '../../src/i18n/t.ts';

const isolate = /\u2068([^\u2068\u2069]*)\u2069/gu;

/**
 * Returns a text without the direction marks that Hashlens itself adds. Arabic sentences wrap inserted values in
 * isolates and close each one; Arabic lists and dates have marks that keep their signs in order.
 */
export function withoutOwnMarks(text: string): string {
  if (spokenLanguage() !== 'ar') return text;
  let before = text.replace(/[\u200e\u200f]/g, '');
  let after = before.replace(isolate, '$1');
  while (after !== before) [before, after] = [after, after.replace(isolate, '$1')];
  return after;
}
