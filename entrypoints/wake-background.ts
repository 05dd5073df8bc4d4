import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';

/**
 * Has the browser start the background, which it stops when nobody asks anything for half a minute, while the page that
 * is opened is still being read itself. The message says nothing; the background refuses it.
 */
export default defineUnlistedScript(() => {
  browser.runtime.sendMessage({}).catch(() => {});
});
