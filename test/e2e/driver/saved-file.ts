import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Driver } from './driver.ts';
import { until } from './until.ts';

/** A file that the browser saved since it was started: its name, and its text as it lies on the disk. Waits for it. */
export async function savedFile({ downloads }: Driver, isWanted: (name: string) => boolean) {
  return until('a file is saved', async () => {
    const names = readdirSync(downloads);
    // A browser writes beside it, or an empty one first.
    if (names.some((name) => /\.(?:part|crdownload|tmp)$/.test(name))) return null;
    const name = names.find(isWanted);
    const text = name === undefined ? '' : readFileSync(join(downloads, name), 'utf8');
    return name !== undefined && text !== '' ? { name, text } : null;
  });
}
