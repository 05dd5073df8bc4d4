import { browser } from 'wxt/browser';
import { openPanel } from '../../src/messages/open-panel.ts';
import { sayWalk } from '../../src/messages/say-walk.ts';

/** Does what the browser's own keys for Hashlens say, in the tab that they were pressed in. To be called once at the start. */
export function serveKeys(): void {
  browser.commands.onCommand.addListener((command, tab) => {
    if (command === 'next-reference' && tab?.id !== undefined) sayWalk(tab.id);
    // Firefox has a key of its own for it. Where the browser refuses there is nothing to be said to.
    if (command === 'open-panel' && tab?.windowId !== undefined) openPanel(tab.windowId).catch(() => {});
  });
}
