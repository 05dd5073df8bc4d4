import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the scripts that every page loads may come to, in bytes of `gzip -9`. */
export const mostPageBytes = 22_528;

/** The scripts that every page loads in a built folder (the card and its style sheet are in them), and their size as `gzip -9`. */
export function readPageScripts(build: string): { code: Buffer; bytes: number } {
  const folder = join(build, 'content-scripts');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const code = Buffer.concat(names.sort().map((name) => readFileSync(join(folder, name))));
  // The command itself: Node's own zlib packs 70 bytes tighter than what the bound was set for.
  return { code, bytes: execFileSync('gzip', ['-9', '-n'], { input: code }).length };
}
