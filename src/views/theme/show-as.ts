import { type WritingStyle, writeAs } from '../../format/writing-style.ts';
import { applyTheme, type Theme } from './apply-theme.ts';

/** Shows a page of ours in the chosen theme, and writes numbers and times as they were chosen, from now on. */
export function showAs(document: Document, looks: WritingStyle & { theme: Theme }): void {
  writeAs(looks);
  applyTheme(document, looks.theme);
}
