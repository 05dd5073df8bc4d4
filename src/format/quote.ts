import tlds from 'tlds' with { type: 'json' };
import { t } from '../i18n/t.ts';

// Apostrophes are parts of names, and end nothing.
const marks = /(?!['‘’＇])[\p{Quotation_Mark}\p{Pi}\p{Pf}《》〈〉❝❞]/gu;

// A dot with a word before and after it, as in the address of a site.
const siteDot = /(?<=[\p{L}\p{N}-])[.。．｡․﹒](?=([\p{L}\p{N}-]+))/gu;
const scheme = /:(?=\/\/)/g;
// As somebody writes who must not name one: "evil[.]com", "evil . com".
const brokenDot = /\s*[[({]\s*[.。]\s*[\])}]\s*| [.。] /g;

let topLevels: Set<string> | undefined;

/** A foreign text without what could end the quotation marks that it is to stand in, of whatever language. */
export function toQuotable(text: string): string {
  return text.replace(marks, '’');
}

/**
 * A foreign text in the quotation marks of the language that is spoken, which it cannot end. The address of a site in it
 * is not one any more: "evil[.]com".
 */
export function quote(text: string): string {
  return t('writing.quoted', {
    text: toQuotable(text)
      .replace(siteDot, (dot, next) => (isTopLevel(next) ? `[${dot}]` : dot))
      .replace(scheme, '[:]'),
  });
}

/** True for a text that names a site: "claim at evil.com". */
export function namesSite(text: string): boolean {
  if (text.search(scheme) !== -1) return true;
  return [...text.replace(brokenDot, '.').matchAll(siteDot)].some(([, next = '']) => isTopLevel(next));
}

/** True for a text that `quote` made. */
export function isQuoted(text: string): boolean {
  return text.startsWith(toMarks()[0]);
}

/** Finds what `quote` made in a sentence. */
export function quotedForm(): RegExp {
  const [opening, closing] = toMarks().map((mark) => RegExp.escape(mark));
  return new RegExp(`(${opening}.*?${closing})`, 'u');
}

function isTopLevel(word: string): boolean {
  topLevels ??= new Set(tlds);
  return topLevels.has(word.toLowerCase()) || /^xn--/i.test(word);
}

function toMarks(): [opening: string, closing: string] {
  const [opening = '', closing = ''] = t('writing.quoted', { text: '\0' }).split('\0');
  return [opening, closing];
}
