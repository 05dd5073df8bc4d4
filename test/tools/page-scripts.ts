import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What the scripts that every page loads may come to, in bytes of `gzip -9`. */
export const mostPageBytes = 20_480;

/** The scripts that every page loads in a built folder (the card and its style sheet are in them), and their size as `gzip -9`. */
export function readPageScripts(build: string): { code: Buffer; bytes: number } {
  const folder = join(build, 'content-scripts');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const code = Buffer.concat(names.sort().map((name) => readFileSync(join(folder, name))));
  return { code, bytes: gzipSync(code, { level: 9 }).length };
}
