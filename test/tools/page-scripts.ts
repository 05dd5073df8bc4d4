import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Size budget of the content scripts that every page loads, in bytes after `gzip -9`. */
export const mostPageBytes = 22_528;

/**
 * Returns a build's content scripts, which every page loads (with the card and its style sheet), and their size after
 * `gzip -9`.
 */
export function readPageScripts(build: string): { code: Buffer; bytes: number } {
  const folder = join(build, 'content-scripts');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const code = Buffer.concat(names.sort().map((name) => readFileSync(join(folder, name))));
  // The gzip command, because the budget was set with it: Node's zlib packs 70 bytes tighter.
  return { code, bytes: execFileSync('gzip', ['-9', '-n'], { input: code }).length };
}
