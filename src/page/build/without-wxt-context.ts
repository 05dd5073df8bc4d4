import type { Plugin } from 'vite';
import { isContentScript } from './is-content-script.ts';

const file = '/wxt/dist/utils/content-script-context.mjs';

/**
 * Takes WXT's content-script context out of the bundle. It announces the extension's id to the page by an
 * event and ends itself when the page sends that event; we have our own lifetime. Fails the build when the
 * class is no longer where we look.
 */
export function withoutWxtContext(): Plugin {
  let isMissing = false;
  return {
    name: 'without-wxt-context',
    configResolved(config) {
      isMissing = isContentScript(config);
    },
    transform(code, id) {
      if (!id.replaceAll('\\', '/').split('?')[0]?.endsWith(file)) return;
      if (!code.includes('class ContentScriptContext')) this.error(`WXT has changed: look at ${file}`);
      isMissing = false;
      return { code: 'export class ContentScriptContext {}', map: null };
    },
    generateBundle() {
      if (isMissing) this.error(`WXT has changed: there is no ${file} in the content script any more`);
    },
  };
}
