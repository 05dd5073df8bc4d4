import { type WritingStyle, writeAs } from '../../format/locale.ts';

/** `auto` follows the system. */
export type Theme = 'auto' | 'light' | 'dark';

const question = /\(prefers-color-scheme:\s*(dark|light)\)/g;

/** Returns a style sheet or media query with `prefers-color-scheme` answered by the theme; unchanged for "auto". */
export function inTheme(css: string, theme: Theme): string {
  if (theme === 'auto') return css;
  return css.replace(question, (_, asked: string) => (asked === theme ? '(width >= 0)' : '(width < 0)'));
}

// The original text of each rule's media query.
const asked = new WeakMap<MediaList, string>();

/**
 * Applies a theme to one of our own pages by rewriting the media queries of all its style sheets, so that colours are
 * defined in one place. Call it again for another theme.
 */
function applyTheme(document: Document, theme: Theme): void {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const { media } = rule;
      const before = asked.get(media) ?? media.mediaText;
      asked.set(media, before);
      const wanted = inTheme(before, theme);
      if (media.mediaText !== wanted) media.mediaText = wanted;
    }
  }
}

/** Applies the chosen theme to one of our own pages, and from now on the chosen formats to numbers and times. */
export function showAs(document: Document, looks: WritingStyle & { theme: Theme }): void {
  writeAs(looks);
  applyTheme(document, looks.theme);
}
