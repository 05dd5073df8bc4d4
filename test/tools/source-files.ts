import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the whole project. */
export const root = join(import.meta.dirname, '../..');

/** The code that ships, by its path from the root: not what runs while it is built. */
export function sourceFiles(): string[] {
  return [...filesIn('entrypoints'), ...filesIn('src')].filter((path) => !path.includes('/build/'));
}

/** The files of code in a folder and in those in it, by their paths from the root. */
export function filesIn(folder: string, kind = /\.(?:tsx?|mjs|js|css)$/): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted();
}
