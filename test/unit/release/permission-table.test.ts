import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import config from '../../../wxt.config.ts';

const root = join(import.meta.dirname, '../../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const section = /^## Permissions\n([^#]+)/m.exec(readme)?.[1] ?? '';
const rows = [...section.matchAll(/^\| (.+) \|$/gm)]
  .map(([, cells = '']) => cells.split(' | '))
  .slice(2)
  .map(([names = '', what = '', used = '', without = '']) => ({ names, what, used, without }));
const inCode = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

type Manifest = {
  permissions: string[];
  optional_permissions: string[];
  host_permissions: string[];
  optional_host_permissions: string[];
  browser_specific_settings?: { gecko: { data_collection_permissions: { required: string[] } } };
};

async function readManifest(browser: 'chrome' | 'firefox'): Promise<Manifest> {
  const { manifest } = config;
  if (typeof manifest !== 'function') throw new Error('The manifest depends on the browser.');
  return (await manifest({ browser, manifestVersion: 3, mode: 'production', command: 'build' })) as Manifest;
}

/** Returns a manifest's permissions. WXT itself adds Chrome's side panel, which the budget check sees in the build. */
async function readAsked(browser: 'chrome' | 'firefox'): Promise<string[]> {
  const manifest = await readManifest(browser);
  return [
    ...manifest.permissions,
    ...manifest.optional_permissions,
    ...manifest.host_permissions,
    ...manifest.optional_host_permissions,
    ...(manifest.browser_specific_settings?.gecko.data_collection_permissions.required ?? []),
    ...(browser === 'chrome' ? ['sidePanel'] : []),
  ].toSorted();
}

describe('the README’s table of permissions', () => {
  test.for(['chrome', 'firefox'] as const)('names exactly what the manifest asks for: %s', async (browser) => {
    const other = browser === 'chrome' ? 'Firefox:' : 'Chrome:';
    // One row is about a content script, which is not a permission with a name.
    const named = rows
      .filter(({ names }) => !names.startsWith(other))
      .flatMap(({ names }) => inCode(names))
      .toSorted();

    expect(named).toEqual(await readAsked(browser));
  });

  test('says of optional ones that they are', async () => {
    const { optional_permissions, optional_host_permissions } = await readManifest('chrome');
    const optional = rows.filter(({ names }) => names.startsWith('optional:')).flatMap(({ names }) => inCode(names));

    expect(optional.toSorted()).toEqual([...optional_permissions, ...optional_host_permissions].toSorted());
  });

  test.for(rows)('names the line that needs it, and what breaks without: $names', ({ what, used, without }) => {
    const [file = '', line = ''] = inCode(used);

    expect(line.length).toBeGreaterThan(5);
    expect(readFileSync(join(root, file), 'utf8')).toContain(line);
    expect(what.length).toBeGreaterThan(10);
    expect(without.length).toBeGreaterThan(10);
  });
});
