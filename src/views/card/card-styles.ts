import { inTheme, type Theme } from '../theme/apply-theme.ts';
import tokens from '../theme/tokens.css?inline';
import card from './card.css?inline';
import frame from './frame.css?inline';
import host from './host.css?inline';
import leftBehind from './left-behind.css?inline';
import { withSecretNames } from './secret-names.ts';
import stages from './stages.css?inline';

const styles = frame + tokens + stages + card + host;
const made = new Map<string, string>();

/**
 * How a card on a page looks; `isFirefoxPage` as in `draw-update.tsx`. The background sends it along: pages on which no card
 * opens need not carry it.
 */
export function cardStyles(theme: Theme, isFirefoxPage: boolean): string {
  const name = `${theme} ${isFirefoxPage}`;
  const text = made.get(name) ?? inTheme(withSecretNames(isFirefoxPage ? styles + leftBehind : styles), theme);
  made.set(name, text);
  return text;
}
