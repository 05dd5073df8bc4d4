import tlds from 'tlds' with { type: 'json' };
import { t } from '../i18n/t.ts';
import { toLatin } from './fold-name.ts';

// Single apostrophes are part of names and do not close a quotation.
const marks = /(?!['‘’＇])[\p{Quotation_Mark}\p{Pi}\p{Pf}《》〈〉❝❞ʺˮ״″‶〃≪≫⟪⟫⪡⪢⌈-⌋⌜-⌟⸢-⸥🙶-🙸]|['‘’＇`´ʹʼʻ′‵]{2,}/gu;

// A dot as in a domain name, with a word on each side; " . " is written to get around a ban on naming sites.
const siteDot = /(?<=[\p{L}\p{N}\p{S}-])( ?)([.。．｡․﹒])(\1?)(?=([\p{L}\p{N}Ⓐ-ⓩ🄰-🆉-]+))/gu;
// An IPv4 address, and one followed by a port or a path, which names a site.
const numberHost = /(?<!\p{N}\.?)\p{N}{1,3}(?:[.．]\p{N}{1,3}){3}(?!\.?\p{N})/gu;
const numberSite = /(?<!\d\.?)\d{1,3}(?:\.\d{1,3}){3}(?::\d|\/)/;
const scheme = /:(?=\/\/)/g;
// "evil[.]com", "evil (dot) com", "evil-dot-com".
const brokenDot = /\s*[[({<*_-]\s*(?:dot|[.。])\s*[\])}>*_-]\s*/gi;
// "e v i l . c o m"
const spacedLetter = /(?<=(?<!\S)\S) (?=\S(?!\S))/g;
// A dot that is spelled out, left out or drawn, before the few endings that are not words: "evil dot com", and "evil
// com" at the end. Includes Unicode's dots of other scripts.
const missingDot =
  /(?<=[\p{L}\p{N}]{2})(?:(?: dot | ?[,،•·‧∙⋅・･ꞏ⸱ꓸ𐩐܁܂٠۰۔।᛫ᐧ●⚫⚪🔴🟢⬤] ?|\. )(?:com|io|org|xyz)(?!\p{L})| (?:com|io|org|xyz)(?:\/.*)?$)/iu;
const messenger = '(?:telegram|tg|whatsapp|wechat|discord)';
const handle = RegExp(
  [
    `\\b${messenger}\\b[^@]{0,12}@\\w{3}`,
    `@\\w{3,}[^@]{0,6}\\b${messenger}\\b`,
    `\\b${messenger}\\b\\W{0,3}\\+?\\d[\\d ()-]{6}`,
    '\\bdiscord gg\\b',
  ].join('|'),
  'i',
);

let topLevels: Set<string> | undefined;

/**
 * Prepares a foreign text for quotation marks: marks of any language that could close them are replaced, and addresses
 * of sites are defused: "evil[.]com".
 */
export function toQuotable(text: string): string {
  return text
    .replace(marks, '’')
    .replace(siteDot, (whole, before, dot, after, next) => (isTopLevel(next) ? `${before}[${dot}]${after}` : whole))
    .replace(numberHost, (host) => host.replace(/[.．]/g, '[$&]'))
    .replace(scheme, '[:]');
}

/** A foreign text, prepared by `toQuotable`, in the quotation marks of the current language. */
export function quote(text: string): string {
  return t('writing.quoted', { text: toQuotable(text) });
}

/** True if a text names a site ("claim at evil.com") or a contact ("telegram @evil"). */
export function namesSite(text: string): boolean {
  const plain = text.normalize('NFKC').replace(brokenDot, '.').replace(spacedLetter, '');
  if ([scheme, numberSite, missingDot, handle].some((form) => plain.search(form) !== -1)) return true;
  return [...plain.matchAll(siteDot)].some(([, , , , next = '']) => isTopLevel(next));
}

// "yearn.finance", but not "evil.com.eth": a site's name with another ending added.
const siteForm = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;
const siteInside = /\.(?:com|io|org|xyz)\./i;

/** True if the whole text is a site's name or a domain, as some projects are called. */
export function isSiteName(text: string): boolean {
  return siteForm.test(text) && (isTopLevel(text.split('.').at(-1) ?? '') || !siteInside.test(text));
}

/** True if `quote` made this text. */
export function isQuoted(text: string): boolean {
  return text.startsWith(toMarks()[0]);
}

/** Splits a text that `quote` made into its marks and what they enclose; null for any other text. */
export function splitQuoted(text: string): [opening: string, inside: string, closing: string] | null {
  const [opening, closing] = toMarks();
  if (!text.startsWith(opening) || !text.endsWith(closing)) return null;
  return [opening, text.slice(opening.length, text.length - closing.length), closing];
}

/** A pattern that finds texts made by `quote` in a sentence. */
export function quotedForm(): RegExp {
  const [opening, closing] = toMarks().map((mark) => RegExp.escape(mark));
  return new RegExp(`(${opening}.*?${closing})`, 'u');
}

function isTopLevel(word: string): boolean {
  topLevels ??= new Set(tlds);
  return [word, toLatin(word)].some((one) => topLevels?.has(one.toLowerCase())) || /^xn--/i.test(word);
}

function toMarks(): [opening: string, closing: string] {
  const [opening = '', closing = ''] = t('writing.quoted', { text: '\0' }).split('\0');
  return [opening, closing];
}
