import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run-tool.ts';

/** One thing that must hold for a build, with the figure that was found. */
export type Check = { title: string; ok: boolean; found: string };

const contentScriptBytes = 15 * 1024;

// What the README's table explains, line by line. A new permission belongs into both.
const expected = {
  permissions: ['storage'],
  host_permissions: ['https://api.blockscout.com/*'],
  optional_host_permissions: ['https://*/*', 'http://127.0.0.1/*', 'http://localhost/*'],
};

/** The size of what every page pays for, and what the two manifests may ask for. */
export function checkBudgets(): Check[] {
  return ['chrome-mv3', 'firefox-mv3'].flatMap((folder) => {
    const build = join(root, '.output', folder);
    const manifest: Record<string, unknown> = JSON.parse(readFileSync(join(build, 'manifest.json'), 'utf8'));
    const bytes = contentScriptSize(join(build, 'content-scripts'));
    return [
      {
        title: `${folder}: content scripts fit into ${contentScriptBytes} bytes, gzip -9`,
        ok: bytes > 0 && bytes <= contentScriptBytes,
        found: `${bytes} bytes`,
      },
      {
        title: `${folder}: no page can ask for a file of the extension`,
        ok: manifest.web_accessible_resources === undefined,
        found: JSON.stringify(manifest.web_accessible_resources ?? 'no web_accessible_resources'),
      },
      ...Object.entries(expected).map(([key, wanted]) => ({
        title: `${folder}: ${key} are exactly the expected ones`,
        ok: JSON.stringify(manifest[key]) === JSON.stringify(wanted),
        found: JSON.stringify(manifest[key]),
      })),
    ];
  });
}

function contentScriptSize(folder: string): number {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return gzipSync(Buffer.concat(scripts.sort().map((name) => readFileSync(join(folder, name)))), { level: 9 }).length;
}
