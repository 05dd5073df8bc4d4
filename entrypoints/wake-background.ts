import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';

/**
 * Wakes the background, which the browser stops after 30 s without a message, while the opening page is still being
 * parsed. The message is empty, and the background refuses it.
 */
export default defineUnlistedScript(() => {
  browser.runtime.sendMessage({}).catch(() => {});
});
