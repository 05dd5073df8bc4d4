import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type { Send } from './protocol.ts';

/** Lets a profile accept unsigned packages. Not every Firefox respects it. */
export const takesUnsigned = { 'xpinstall.signatures.required': false };

/** Installs the extension permanently, as a user does: it is there when the profile is started again. */
export async function installForGood(send: Send, profile: string, extensionDir: string, extensionId: string) {
  if (existsSync(join(profile, 'extensions', `${extensionId}.xpi`))) return;
  const path = join(profile, 'to-install.xpi');
  writeFileSync(path, zipSync(filesIn(extensionDir)));
  await send('webExtension.install', { extensionData: { type: 'archivePath', path }, 'moz:permanent': true }).catch(
    (cause: unknown) => {
      throw new Error('This Firefox keeps signed packages alone: stories of a restart need an ESR.', { cause });
    },
  );
}

function filesIn(folder: string): { [path: string]: Uint8Array } {
  const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = all.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)]));
}
