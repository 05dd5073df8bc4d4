import type { Plugin } from 'vite';
import { isContentScript } from './is-content-script.ts';

const source = 'preact/jsx-runtime';
const light = '\0light-jsx-runtime';

/**
 * In the content script alone, JSX makes plain `{type, props}` objects, which `views/card/draw-vnodes.ts`
 * draws: the card's components stay Preact's, but no page has to load Preact (4.5 KB of the 15 allowed). Fails
 * the build when JSX comes from elsewhere.
 */
export function withLightJsx(): Plugin {
  let isActive = false;
  let isMissing = false;
  return {
    name: 'with-light-jsx',
    enforce: 'pre',
    configResolved(config) {
      isActive = isMissing = isContentScript(config);
    },
    resolveId(id) {
      return isActive && id === source ? light : undefined;
    },
    load(id) {
      if (id !== light) return;
      isMissing = false;
      return 'export const jsx = (type, props) => ({ type, props }); export const Fragment = (props) => props.children; export { jsx as jsxs };';
    },
    generateBundle() {
      if (isMissing) this.error(`JSX has changed: nothing in the content script imports ${source}`);
    },
  };
}
