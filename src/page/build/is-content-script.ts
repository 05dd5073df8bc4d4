import type { ResolvedConfig } from 'vite';

/** True while WXT builds the content script: it builds each entrypoint on its own. */
export function isContentScript({ define }: Pick<ResolvedConfig, 'define'>): boolean {
  return define?.['import.meta.env.ENTRYPOINT'] === '"content"';
}
