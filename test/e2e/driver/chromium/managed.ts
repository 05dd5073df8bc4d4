import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plain } from '../driver.ts';

// Debian's Chromium reads managed policies here. A tmpfs is mounted over it in a mount namespace of the browser's own:
// the machine's folder stays as it is, and no other browser is affected.
const hideOwn = 'mount -t tmpfs none /etc/chromium';

/** True if a program can get its own mount namespace on this machine, for which it must be root. */
export function canPreset(): boolean {
  return spawnSync('sh', ['-c', `unshare --mount sh -c '${hideOwn}'`]).status === 0;
}

/** Writes a program into `folder` that starts the browser with managed storage for an extension. Returns its path. */
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

/** An unpacked extension's id: the first half of its path's SHA-256, with the letters a to p for hex digits. */
function idOf(extensionDir: string): string {
  const digits = createHash('sha256').update(realpathSync(extensionDir)).digest('hex').slice(0, 32);
  return [...digits].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('');
}
