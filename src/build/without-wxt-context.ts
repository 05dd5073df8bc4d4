import type { Plugin } from 'vite';

const wrapper = 'virtual:wxt-content-script-isolated-world-entrypoint';

/**
 * Starts the content script without WXT's ContentScriptContext, which a page can control: it posts the extension's id
 * to the page and shuts down when the page dispatches the matching event. Our script has its own lifetime (AbortSignal).
 * Fails the build if WXT's wrapper module is missing or has changed.
 */
export function withoutWxtContext(): Plugin {
  let isMissing = false;
  return {
    name: 'without-wxt-context',
    configResolved({ define }) {
      // WXT builds each entrypoint separately and defines its name.
      isMissing = define?.['import.meta.env.ENTRYPOINT'] === '"content"';
    },
    transform(code, id) {
      if (!id.includes(wrapper)) return;
      const [importOfOurs] = /^import definition from .*$/m.exec(code) ?? [];
      if (!importOfOurs || !code.includes('main(new ContentScriptContext('))
        this.error(`WXT has changed: update without-wxt-context.ts to the new ${wrapper}.`);
      isMissing = false;
      return { code: `${importOfOurs}\nexport default definition.main();`, map: null };
    },
    generateBundle() {
      if (isMissing) this.error(`WXT has changed: the content script has no ${wrapper} (see without-wxt-context.ts).`);
    },
  };
}
