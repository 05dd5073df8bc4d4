import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Digests = { [name: string]: string };

const fileOf = (folder: string) => join(import.meta.dirname, '../../pictures', folder, 'digests.json');

/** What stands for all of a picture's bytes. */
export function toDigest(picture: Buffer): string {
  return createHash('sha256').update(picture).digest('hex').slice(0, 16);
}

/** What stands for each of the pictures kept in this folder, as the browser made it. */
export function readDigests(folder: string): Digests {
  return existsSync(fileOf(folder)) ? JSON.parse(readFileSync(fileOf(folder), 'utf8')) : {};
}

/** Keeps the one of a picture that was kept itself just now. */
export function keepDigest([folder, name]: [folder: string, name: string], digest: string): void {
  const all = Object.entries({ ...readDigests(folder), [name]: digest }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(fileOf(folder), `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
