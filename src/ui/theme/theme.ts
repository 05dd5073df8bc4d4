import { type WritingStyle, writeAs } from '../../format/locale.ts';

/** Light or dark, or as the system is. */
export type Theme = 'auto' | 'light' | 'dark';

const question = /\(prefers-color-scheme:\s*(dark|light)\)/g;

/** A style sheet's text, or a media query, that answers "light or dark?" as the theme says; the system is not asked then. */
export function inTheme(css: string, theme: Theme): string {
  if (theme === 'auto') return css;
  return css.replace(question, (_, asked: string) => (asked === theme ? '(width >= 0)' : '(width < 0)'));
}

// What each rule asked before anybody chose.
const asked = new WeakMap<MediaList, string>();

/**
 * Shows a page of ours in a theme, whatever its sheets are, by answering for the system in their media rules; so colours
 * stand in one place. To be called again for another theme.
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

/** Shows a page of ours in the chosen theme, and writes numbers and times as they were chosen, from now on. */
export function showAs(document: Document, looks: WritingStyle & { theme: Theme }): void {
  writeAs(looks);
  applyTheme(document, looks.theme);
}
