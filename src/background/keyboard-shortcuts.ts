import { browser } from 'wxt/browser';
import { sendFocusNext } from '../messaging/page-port.ts';
import { openPanel } from '../messaging/side-panel.ts';

/**
 * Handles the keyboard shortcuts of the manifest (`wxt.config.ts`) in the tab in which they are pressed. Call once at
 * startup.
 */
export function serveKeyboardShortcuts(): void {
  browser.commands.onCommand.addListener((command, tab) => {
    if (command === 'next-reference' && tab?.id !== undefined) sendFocusNext(tab.id);
    // Firefox has its own shortcut for the panel. If the browser refuses, there is nowhere to show an error.
    if (command === 'open-panel' && tab?.windowId !== undefined) openPanel(tab.windowId).catch(() => {});
  });
}
