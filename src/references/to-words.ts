import { hidden } from './hex-runs.ts';

/**
 * A text as words are looked for in it, in lower case: without characters that nobody sees, full-width letters as plain
 * ones, and privateKey as "private key".
 */
export function toWords(text: string): string {
  return text
    .replace(hidden, '')
    .normalize('NFKC')
    .replace(/([a-zß-ÿ\d])([A-ZÀ-Þ])/g, '$1 $2')
    .toLowerCase();
}

/** The words of a link behind its host, which names a site and not what stands there. */
export function toLinkWords(link: string): string {
  if (!URL.canParse(link)) return toWords(link);
  const { pathname, search, hash } = new URL(link);
  const rest = pathname + search + hash;
  try {
    return toWords(decodeURIComponent(rest));
  } catch {
    return toWords(rest);
  }
}
