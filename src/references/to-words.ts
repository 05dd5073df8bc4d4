import { hidden } from './detect-in-text.ts';

/** A text without characters that nobody sees, and with full-width letters as plain ones. */
export function toPlain(text: string): string {
  return text.replace(hidden, '').normalize('NFKC');
}

/** A text as words are looked for in it: plain, in lower case, and privateKey as "private key". */
export function toWords(text: string): string {
  return toPlain(text)
    .replace(/([a-zß-ÿ\d])([A-ZÀ-Þ])/g, '$1 $2')
    .toLowerCase();
}
