import type { Plugin } from 'vite';

/**
 * Takes Preact's only assignment to innerHTML (for dangerouslySetInnerHTML) out of the bundle, so that the
 * product cannot set inner HTML at all. Fails the build when Preact no longer has it where we look.
 */
export function withoutInnerHtml(): Plugin {
  return { name: 'without-inner-html' };
}
