import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSize } from '../../src/page/build/gzip-size.ts';

/** What the code that the popup loads when it opens may come to, gzip -9; its chart is in it. */
export const popupCodeBytes = 80 * 1024;

/**
 * The bytes, gzip -9, of the code that a build's popup loads when it opens. What comes only at somebody's wish (another
 * tab, the table, a file) is not in it.
 */
export function measurePopupCode(build: string): number {
  const folder = join(build, 'chunks');
  const html = readFileSync(join(build, 'popup.html'), 'utf8');
  const seen = new Set<string>();
  let bytes = 0;
  const left = [...html.matchAll(/\/chunks\/([\w.-]+\.js)/g)].map(([, name = '']) => name);
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const code = readFileSync(join(folder, name), 'utf8');
    bytes += gzipSize(code);
    left.push(...importsOf(code));
  }
  if (bytes === 0) throw new Error('The build has no popup.');
  return bytes;
}

// As the minifier writes them: from"./name.js", import"./name.js"; what is imported later has a bracket.
function importsOf(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name = '']) => name);
}
