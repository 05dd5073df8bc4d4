import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The repository's root. */
export const root = join(import.meta.dirname, '../..');

/** Returns the code files that ship, as paths from the root. Code that only runs during the build is left out. */
export function sourceFiles(): string[] {
  return [...filesIn('entrypoints'), ...filesIn('src')].filter((path) => !path.includes('/build/'));
}

/** Returns the code files in a folder and its subfolders, sorted, as paths from the root. */
export function filesIn(folder: string, kind = /\.(?:tsx?|mjs|js|css)$/): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted();
}
