import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What the popup's code may come to, gzip -9: what it loads when it opens, and what draws a known balance's chart. */
export const popupCodeBytes = 80 * 1024;

/**
 * The bytes, gzip -9, of the code that a build's popup loads before it is painted (`first`), and of what the chart's
 * file brings on top (`chart`). What comes only at somebody's wish (another tab, the table, a file) is in neither.
 */
export function measurePopupCode(build: string): { first: number; chart: number } {
  const folder = join(build, 'chunks');
  const read = (name: string) => readFileSync(join(folder, name));
  const seen = new Set<string>();
  const bytesOf = (names: string[]): number => {
    let bytes = 0;
    const left = [...names];
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      const code = read(name);
      bytes += gzipSync(code, { level: 9 }).length;
      left.push(...importsOf(code.toString('utf8')));
    }
    return bytes;
  };
  const html = readFileSync(join(build, 'popup.html'), 'utf8');
  const first = bytesOf([...html.matchAll(/\/chunks\/([\w.-]+\.js)/g)].map(([, name = '']) => name));
  const chart = bytesOf(readdirSync(folder).filter((name) => /^step-chart-.*\.js$/.test(name)));
  if (first === 0 || chart === 0) throw new Error('The build has no popup, or its chart is called otherwise.');
  return { first, chart };
}

// As the minifier writes them: from"./name.js", import"./name.js"; what is imported later has a bracket.
function importsOf(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, name = '']) => name);
}
