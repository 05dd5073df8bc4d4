import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Digests = { [name: string]: string };

const fileOf = (folder: string) => join(import.meta.dirname, '../../pictures', folder, 'digests.json');

/** A digest of a picture's bytes: 16 hex digits of its SHA-256. */
export function toDigest(picture: Buffer): string {
  return createHash('sha256').update(picture).digest('hex').slice(0, 16);
}

/** The digests of the pictures stored in this folder, as the browser made them, by name. */
export function readDigests(folder: string): Digests {
  return existsSync(fileOf(folder)) ? JSON.parse(readFileSync(fileOf(folder), 'utf8')) : {};
}

/** Stores the digest of a picture that has just been stored. */
export function keepDigest([folder, name]: [folder: string, name: string], digest: string): void {
  const all = Object.entries({ ...readDigests(folder), [name]: digest }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(fileOf(folder), `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}
