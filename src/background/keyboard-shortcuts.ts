import { browser } from 'wxt/browser';
import { sendFocusNext } from '../messaging/page-port.ts';
import { openPanel } from '../messaging/side-panel.ts';

/**
 * Does what the keyboard shortcuts of the manifest (`wxt.config.ts`) say, in the tab that they were pressed in. To be
 * called once at the start.
 */
export function serveKeyboardShortcuts(): void {
  browser.commands.onCommand.addListener((command, tab) => {
    if (command === 'next-reference' && tab?.id !== undefined) sendFocusNext(tab.id);
    // Firefox has a key of its own for it. Where the browser refuses there is nothing to be said to.
    if (command === 'open-panel' && tab?.windowId !== undefined) openPanel(tab.windowId).catch(() => {});
  });
}
