import type { Plugin } from 'vite';

// Preact's own dist file, however Vite writes the path; its other entries hold no such branch.
const preactFile = /[\\/]preact[\\/]dist[\\/]preact\.m?js(?:\?|$)/;

// (isHydrating || oldHtml && (same || same as in the document) || (dom.innerHTML = newHtml.__html), vnode._children = [])
const branch =
  /\((?:\w+\|\|)?\w+&&\((\w+)\.__html==\w+\.__html\|\|\1\.__html==(\w+)\.innerHTML\)\|\|\(\2\.innerHTML=\1\.__html\),(\w+\.__k=\[\])\)/;

/**
 * Preact's code without its only assignment to innerHTML: an element with dangerouslySetInnerHTML stays empty.
 * Throws when the assignment is not where it was, or is not the only one.
 */
export function takeOutInnerHtml(code: string): string {
  const without = code.replace(branch, '($3)');
  if (without === code) throw new Error('Preact no longer sets innerHTML where without-inner-html.ts looks for it.');
  if (without.includes('.innerHTML')) throw new Error('Preact uses innerHTML in a second place.');
  return without;
}

/**
 * Takes Preact's only assignment to innerHTML (for dangerouslySetInnerHTML) out of the bundle, so that the
 * product cannot set inner HTML at all. Fails the build when Preact no longer has it where we look.
 */
export function withoutInnerHtml(): Plugin {
  return {
    name: 'without-inner-html',
    transform: (code, id) => (preactFile.test(id) ? { code: takeOutInnerHtml(code), map: null } : undefined),
  };
}
