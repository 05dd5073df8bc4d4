import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Driver } from './driver.ts';
import { until } from './until.ts';

/** Name and text of a file that the browser has saved since it was started. Waits for the file. */
export async function savedFile({ downloads }: Driver, isWanted: (name: string) => boolean) {
  return until('a file is saved', async () => {
    const names = readdirSync(downloads);
    // Browsers write a temporary file beside it first, or an empty one.
    if (names.some((name) => /\.(?:part|crdownload|tmp)$/.test(name))) return null;
    const name = names.find(isWanted);
    const text = name === undefined ? '' : readFileSync(join(downloads, name), 'utf8');
    return name !== undefined && text !== '' ? { name, text } : null;
  });
}
