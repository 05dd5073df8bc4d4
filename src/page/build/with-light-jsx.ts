import type { Plugin } from 'vite';

const source = 'preact/jsx-runtime';
const light = '\0light-jsx-runtime';

/**
 * In the content script alone, JSX makes plain `{type, props}` objects, which `views/card/draw-vnodes.ts`
 * draws: the card's components stay Preact's, but no page has to load Preact (4.5 KB of the 15 allowed).
 */
export function withLightJsx(): Plugin {
  let isContentScript = false;
  return {
    name: 'with-light-jsx',
    enforce: 'pre',
    configResolved({ define }) {
      isContentScript = define?.['import.meta.env.ENTRYPOINT'] === '"content"';
    },
    resolveId(id) {
      return isContentScript && id === source ? light : undefined;
    },
    load(id) {
      if (id !== light) return;
      return 'export const jsx = (type, props) => ({ type, props }); export const Fragment = (props) => props.children; export { jsx as jsxs };';
    },
  };
}
