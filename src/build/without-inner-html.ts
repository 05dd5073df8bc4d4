import type { Plugin } from 'vite';

// Preact's main file; its other entries contain no innerHTML.
const preactFile = /[\\/]preact[\\/]dist[\\/]preact\.mjs(?:\?|$)/;

// As in the installed version: (isHydrating || oldHtml && (same as before || same as in DOM) || (dom.innerHTML = newHtml), …)
const branch = '(l||y&&(h.__html==y.__html||h.__html==t.innerHTML)||(t.innerHTML=h.__html),r.__k=[])';
const replacement = '(r.__k=[])';

/**
 * Preact's code without its only assignment to innerHTML: an element with dangerouslySetInnerHTML stays empty.
 * Throws if the branch is missing or innerHTML appears anywhere else.
 */
export function removeInnerHtml(code: string): string {
  if (!code.includes(branch)) throw new Error('Preact has changed: update the branch in without-inner-html.ts.');
  const removed = code.replace(branch, replacement);
  if (removed.includes('innerHTML'))
    throw new Error('Preact uses innerHTML in a second place (without-inner-html.ts).');
  return removed;
}

/** Removes innerHTML from Preact, so that no code of the extension can set it. Fails the build if Preact has changed. */
export function withoutInnerHtml(): Plugin {
  return {
    name: 'without-inner-html',
    // The dev server would pre-bundle Preact, and transforms do not see pre-bundled files.
    config: () => ({ optimizeDeps: { exclude: ['preact'] } }),
    transform: (code, id) => (preactFile.test(id) ? { code: removeInnerHtml(code), map: null } : undefined),
  };
}
