import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './story.ts';

type Manifest = { [name in 'permissions' | 'optional_permissions' | 'host_permissions']: string[] };

/** Copies Chromium's build into `folder`, applies `change` to its manifest, and returns the path of the copy. */
export function changedBuild(folder: string, change: (manifest: Manifest) => void): string {
  const copy = join(folder, 'extension');
  cpSync(build('chrome-mv3'), copy, { recursive: true });
  const path = join(copy, 'manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  change(manifest);
  writeFileSync(path, JSON.stringify(manifest));
  return copy;
}
