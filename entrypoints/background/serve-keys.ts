import { browser } from 'wxt/browser';
import { sayWalk } from '../../src/messages/say-walk.ts';

/** Does what the browser's own keys for Hashlens say, in the tab that they were pressed in. To be called once at the start. */
export function serveKeys(): void {
  browser.commands.onCommand.addListener((command, tab) => {
    if (command === 'next-reference' && tab?.id !== undefined) sayWalk(tab.id);
  });
}
