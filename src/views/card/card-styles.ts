import { inTheme, type Theme } from '../theme/apply-theme.ts';
import tokens from '../theme/tokens.css?inline';
import card from './card.css?inline';
import frame from './frame.css?inline';
import host from './host.css?inline';
import leftBehind from './left-behind.css?inline';
import stages from './stages.css?inline';

const styles = frame + tokens + stages + card + host + (import.meta.env.BROWSER === 'firefox' ? leftBehind : '');
const made = new Map<Theme, string>();

/** How a card on a page looks. The background sends it along: pages on which no card opens need not carry it. */
export function cardStyles(theme: Theme): string {
  const text = made.get(theme) ?? inTheme(styles, theme);
  made.set(theme, text);
  return text;
}
