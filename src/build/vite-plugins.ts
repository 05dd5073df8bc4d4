import type { Plugin } from 'vite';

// Preact's main file; its other entries contain no innerHTML.
const preactFile = /[\\/]preact[\\/]dist[\\/]preact\.mjs(?:\?|$)/;

// As in the installed version:
// (isHydrating || oldHtml && (same as before || same as in DOM) || (dom.innerHTML = newHtml), …)
const branch = '(l||y&&(h.__html==y.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),r.__k=[])';
const replacement = '(r.__k=[])';

/**
 * Preact's code without its only assignment to innerHTML: an element with dangerouslySetInnerHTML stays empty.
 * Throws if the branch is missing or innerHTML appears anywhere else.
 */
export function removeInnerHtml(code: string): string {
  if (!code.includes(branch)) throw new Error('Preact has changed: update the branch in vite-plugins.ts.');
  const removed = code.replace(branch, replacement);
  if (removed.includes('innerHTML')) throw new Error('Preact uses innerHTML in a second place (vite-plugins.ts).');
  return removed;
}

/** Removes innerHTML from Preact, so that no code of the extension can set it. Fails the build if Preact changed. */
export function withoutInnerHtml(): Plugin {
  return {
    name: 'without-inner-html',
    // The dev server would pre-bundle Preact, and transforms do not see pre-bundled files.
    config: () => ({ optimizeDeps: { exclude: ['preact'] } }),
    transform: (code, id) => (preactFile.test(id) ? { code: removeInnerHtml(code), map: null } : undefined),
  };
}

const clearSigningFile = /[\\/]clear-signing[\\/]dist[\\/]index\.js(?:\?|$)/;

// As in the installed version: the resolver that asks GitHub for descriptors.
const registryBranch = /case "github": \{.*?\n {4}\}\n/s;

/**
 * The clear-signing library's code without its network resolver, which it would choose if given no other. Its clients
 * are unused then, and the bundler drops them. Throws if the branch is missing.
 */
export function removeRegistryClient(code: string): string {
  if (!registryBranch.test(code)) throw new Error('The clear-signing library has changed: update vite-plugins.ts.');
  return code.replace(registryBranch, 'case "github": throw new Error("no network");\n');
}

/**
 * Removes the network resolver from the clear-signing library, and lets it share our copy of its hash function. Fails the
 * build if a bundle names the registry's host all the same.
 */
export function withoutRegistryClient(): Plugin {
  return {
    name: 'without-registry-client',
    enforce: 'pre',
    resolveId(id, importer) {
      const isOurs = id === '@noble/hashes/sha3' && importer !== undefined && clearSigningFile.test(importer);
      return isOurs ? this.resolve('@noble/hashes/sha3.js', import.meta.filename) : undefined;
    },
    transform: (code, id) => (clearSigningFile.test(id) ? { code: removeRegistryClient(code), map: null } : undefined),
    generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle))
        if (file.type === 'chunk' && /(?:raw\.githubusercontent|api\.github)\.com/.test(file.code))
          this.error(`${name} can ask GitHub: update removeRegistryClient in vite-plugins.ts.`);
    },
  };
}

const wrapper = 'virtual:wxt-content-script-isolated-world-entrypoint';

// The options before `main` in the definition are only for the manifest.
const beforeMain = /\bdefineContentScript\(\{.*?(?=\bmain\b)/s;

/**
 * Starts the content script without WXT's ContentScriptContext, which a page can control: it posts the extension's id
 * to the page and shuts down when the page dispatches the matching event. Our script has its own lifetime
 * (AbortSignal). Only `main` of its definition ships to pages. Fails the build if WXT's wrapper module is missing or
 * has changed.
 */
export function withoutWxtContext(): Plugin {
  let isContent = false;
  let isMissing = false;
  return {
    name: 'without-wxt-context',
    configResolved({ define }) {
      // WXT builds each entrypoint separately and defines its name.
      isContent = define?.['import.meta.env.ENTRYPOINT'] === '"content"';
      isMissing = isContent;
    },
    transform(code, id) {
      if (isContent && beforeMain.test(code)) return { code: code.replace(beforeMain, '({'), map: null };
      if (!id.includes(wrapper)) return;
      const [importOfOurs] = /^import definition from .*$/m.exec(code) ?? [];
      if (!importOfOurs || !code.includes('main(new ContentScriptContext('))
        this.error(`WXT has changed: update vite-plugins.ts to the new ${wrapper}.`);
      isMissing = false;
      return { code: `${importOfOurs}\nexport default definition.main();`, map: null };
    },
    generateBundle() {
      if (isMissing) this.error(`WXT has changed: the content script has no ${wrapper} (see vite-plugins.ts).`);
    },
  };
}

/**
 * Returns the code of a module that exports a function, which returns the data. They are JSON, which browsers parse in
 * a fraction of the time of code, and parsed on first use: a background that was just woken needs few of them.
 */
export function toModule(name: string, value: unknown): string {
  return `let data; export const ${name} = () => (data ??= JSON.parse(${JSON.stringify(JSON.stringify(value))}));`;
}

/** Creates a plugin for data modules that are generated at build time, so that their source lists never ship. */
export function dataModules(name: string, make: () => { [moduleId: string]: string }): Plugin {
  let made: { [moduleId: string]: string } | undefined;
  const modules = () => {
    made ??= make();
    return made;
  };
  return {
    name,
    resolveId: (id) => (id.startsWith('virtual:') && Object.hasOwn(modules(), id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0virtual:') ? modules()[id.slice(1)] : undefined),
  };
}
