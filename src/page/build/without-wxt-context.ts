import type { Plugin } from 'vite';

const wrapper = 'virtual:wxt-content-script-isolated-world-entrypoint';

/**
 * Takes the script that WXT puts around ours out of the bundle, and with it WXT's content-script context: it
 * announces the extension's id to the page by an event and ends itself when the page sends that event; we have
 * our own lifetime. Fails the build when that script is no longer what we know.
 */
export function withoutWxtContext(): Plugin {
  let isMissing = false;
  return {
    name: 'without-wxt-context',
    configResolved({ define }) {
      // WXT builds each entrypoint by itself.
      isMissing = define?.['import.meta.env.ENTRYPOINT'] === '"content"';
    },
    transform(code, id) {
      if (!id.includes(wrapper)) return;
      const [start] = /^import definition from .*$/m.exec(code) ?? [];
      if (!start || !code.includes('main(new ContentScriptContext(')) this.error(`WXT has changed: look at ${wrapper}`);
      isMissing = false;
      return { code: `${start}\nexport default definition.main();`, map: null };
    },
    generateBundle() {
      if (isMissing) this.error(`WXT has changed: there is no ${wrapper} in the content script any more`);
    },
  };
}
