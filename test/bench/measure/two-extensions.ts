import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromeBuild } from './current-build.ts';

/** Whose content script a page gets: that of Hashlens, or an empty one of the same shape. */
export type Side = 'ours' | 'inert';

/** Both sides, in the order in which the first pair is measured. */
export const sides: readonly Side[] = ['ours', 'inert'];

/**
 * Returns a side's host. With `elsewhere`, it is another site with the same content script, whose frames get their own
 * process.
 */
export function hostOf(side: Side, elsewhere = false): string {
  return `${side}${elsewhere ? '-elsewhere' : ''}.localhost`;
}

type Manifest = { host_permissions: string[]; content_scripts: { matches: string[]; js: string[]; css: string[] }[] };

/**
 * Writes a copy of the built extension, and an inert extension, which has empty content scripts for the same frames and
 * no background. Each matches only its own hosts, so that one browser has both extensions and a page has one of them.
 * The copy may call a local explorer without the browser's prompt.
 */
export function writeTwoExtensions(): { folders: Record<Side, string>; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'two-extensions-'));
  const folders = { ours: join(root, 'ours'), inert: join(root, 'inert') };
  cpSync(chromeBuild, folders.ours, { recursive: true });
  const manifest: Manifest = JSON.parse(readFileSync(join(chromeBuild, 'manifest.json'), 'utf8'));
  const narrowed = (side: Side) =>
    manifest.content_scripts.map((script) => ({
      ...script,
      matches: [`*://${hostOf(side)}/*`, `*://${hostOf(side, true)}/*`],
    }));
  const write = (side: Side, path: string, text: string) => {
    mkdirSync(join(folders[side], path, '..'), { recursive: true });
    writeFileSync(join(folders[side], path), text);
  };
  const host_permissions = [...manifest.host_permissions, 'http://127.0.0.1/*'];
  write('ours', 'manifest.json', JSON.stringify({ ...manifest, host_permissions, content_scripts: narrowed('ours') }));
  const empty = { manifest_version: 3, name: 'Inert', version: '1', content_scripts: narrowed('inert') };
  write('inert', 'manifest.json', JSON.stringify(empty));
  for (const { js, css } of manifest.content_scripts) for (const path of [...js, ...css]) write('inert', path, '');
  return { folders, remove: () => rmSync(root, { recursive: true, force: true }) };
}
