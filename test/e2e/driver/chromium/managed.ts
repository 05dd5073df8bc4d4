import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plain } from '../driver.ts';

// Where Debian's Chromium reads what an administrator presets. Over it lies a folder that only the program sees that was
// started within its own view: the machine's own stays as it is, and no other browser hears of it.
const hideOwn = 'mount -t tmpfs none /etc/chromium';

/** Whether this machine lets a program have a view of the disk of its own; only root may give it one. */
export function canPreset(): boolean {
  return spawnSync('sh', ['-c', `unshare --mount sh -c '${hideOwn}'`]).status === 0;
}

/** Writes a program into `folder` that starts the browser with something preset for an extension. Gives its path. */
export function writePresetting(q: {
  folder: string;
  executablePath: string;
  extensionDir: string;
  managed: { [name: string]: Plain };
}): string {
  const [policy, inside, program] = ['policy.json', 'inside.sh', 'browser.sh'].map((name) => join(q.folder, name));
  if (!policy || !inside || !program) throw new Error('Each has a name.');
  const extensions = { [idOf(q.extensionDir)]: q.managed };
  writeFileSync(policy, JSON.stringify({ '3rdparty': { extensions } }));
  const place = '/etc/chromium/policies/managed';
  writeFileSync(
    inside,
    `set -e\n${hideOwn}\nmkdir -p ${place}\ncp '${policy}' ${place}/\nexec '${q.executablePath}' "$@"\n`,
  );
  writeFileSync(program, `#!/bin/sh\nexec unshare --mount sh '${inside}' "$@"\n`, { mode: 0o755 });
  return program;
}

/** An unpacked extension's id: the first half of its path's hash, with letters from a on for digits. */
function idOf(extensionDir: string): string {
  const digits = createHash('sha256').update(realpathSync(extensionDir)).digest('hex').slice(0, 32);
  return [...digits].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('');
}
