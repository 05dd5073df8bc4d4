import { browser } from 'wxt/browser';
import { formatNumber } from '../../src/format/format-number.ts';
import { words } from '../../src/words/words.ts';

const most = 999;
// Quiet, and readable on light and dark toolbars alike: white on it has a contrast of 6 to 1.
const colours = { ground: '#5b6472', text: '#ffffff' };

/** The badge's text for so many references: nothing for none, "999+" for more than fit. */
export function toBadgeText(count: number): string {
  return count === 0 ? '' : count > most ? `${most}+` : String(count);
}

/** The words that the toolbar button shows when the pointer rests on it. */
export function toBadgeTitle(count: number): string {
  const say = words().badge;
  return count === 0 ? say.nothing : say.references(count, formatNumber(count));
}

/** Shows how many references a tab holds on the toolbar button, until the tab goes on to another page. */
export async function showBadge(tabId: number, count: number): Promise<void> {
  const { action } = browser;
  await Promise.allSettled([
    action.setBadgeBackgroundColor({ tabId, color: colours.ground }),
    action.setBadgeTextColor({ tabId, color: colours.text }),
    action.setBadgeText({ tabId, text: toBadgeText(count) }),
    action.setTitle({ tabId, title: toBadgeTitle(count) }),
  ]);
}
