import { isUtf8 } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mostPageBytes, readPageScripts } from './page-scripts.ts';
import { root } from './run-tool.ts';

/** One requirement on a build, with the value found. */
export type Check = { title: string; ok: boolean; found: string };

// The README's table explains each of these. A new permission must be added to both.
const expected = {
  permissions: ['storage', 'unlimitedStorage', 'alarms', 'activeTab', 'scripting', 'contextMenus'],
  optional_permissions: ['notifications'],
  host_permissions: ['https://api.blockscout.com/*'],
  optional_host_permissions: ['https://*/*', 'http://127.0.0.1/*', 'http://localhost/*', 'http://*.localhost/*'],
};

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self' https: http://127.0.0.1:* http://localhost:* http://*.localhost:*; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// Content scripts must not contain these: WXT's announcement of our id, markup from text, the API's secrets, schemas.
const neverOnPages = ['content-script-started', 'innerHTML', 'apikey', '_zod', 'indexedDB'];

// A minifier may drop a value that is only read. Without reading `lastError`, the browser logs an error.
const lookedAtPort = /\.connect\(\{name:.{0,80}\.lastError/;

/** Checks the size of the content scripts, and what the two manifests may request. */
export function checkBudgets(): Check[] {
  return ['chrome-mv3', 'firefox-mv3'].flatMap((folder) => {
    const build = join(root, '.output', folder);
    const manifest: Record<string, unknown> = JSON.parse(readFileSync(join(build, 'manifest.json'), 'utf8'));
    const { code: scripts, bytes } = readPageScripts(build);
    const strangers = neverOnPages.filter((text) => scripts.includes(text));
    const isLookedAt = [join(build, 'content-scripts'), join(build, 'chunks')].map((folder) =>
      readScripts(folder).some((code) => lookedAtPort.test(String(code))),
    );
    return [
      {
        title: `${folder}: content scripts fit into ${mostPageBytes} bytes, gzip -9`,
        ok: scripts.length > 0 && bytes <= mostPageBytes,
        found: `${bytes} bytes`,
      },
      {
        title: `${folder}: content scripts are text that browsers accept`,
        ok: isAccepted(scripts),
        found: isAccepted(scripts) ? 'valid UTF-8' : 'invalid UTF-8, or characters that Chrome refuses',
      },
      {
        title: `${folder}: content scripts hold nothing that belongs elsewhere`,
        ok: strangers.length === 0,
        found: strangers.join(', ') || 'nothing',
      },
      {
        title: `${folder}: whoever opens a card's port looks at its error`,
        ok: isLookedAt.every(Boolean),
        found: `in pages ${isLookedAt[0]}, in our own pages ${isLookedAt[1]}`,
      },
      {
        title: `${folder}: the policy of our own pages`,
        ok: JSON.stringify(manifest.content_security_policy) === JSON.stringify({ extension_pages: policy }),
        found: JSON.stringify(manifest.content_security_policy),
      },
      {
        title: `${folder}: no page can ask for a file of the extension`,
        ok: manifest.web_accessible_resources === undefined,
        found: JSON.stringify(manifest.web_accessible_resources ?? 'no web_accessible_resources'),
      },
      toPanelCheck(folder, manifest),
      {
        title: `${folder}: the address bar's keyword is the expected one`,
        ok: JSON.stringify(manifest.omnibox) === '{"keyword":"hl"}',
        found: JSON.stringify(manifest.omnibox),
      },
      ...Object.entries(expectedIn(folder)).map(([key, wanted]) => ({
        title: `${folder}: ${key} are exactly the expected ones`,
        ok: JSON.stringify(manifest[key]) === JSON.stringify(wanted),
        found: JSON.stringify(manifest[key]),
      })),
    ];
  });
}

// Firefox opens the sidebar on installation unless the manifest says otherwise.
function toPanelCheck(folder: string, manifest: Record<string, unknown>): Check {
  const [name, wanted] =
    folder === 'chrome-mv3'
      ? ['side_panel', { default_path: 'sidepanel.html' }]
      : ['sidebar_action', { default_panel: 'sidepanel.html', default_title: 'Hashlens', open_at_install: false }];
  return {
    title: `${folder}: the panel is the expected page, and does not open by itself`,
    ok: JSON.stringify(manifest[name]) === JSON.stringify(wanted),
    found: JSON.stringify(manifest[name]),
  };
}

// Firefox needs no permission for its sidebar.
function expectedIn(folder: string): typeof expected {
  return folder === 'chrome-mv3' ? { ...expected, permissions: [...expected.permissions, 'sidePanel'] } : expected;
}

// Browsers refuse a content script that is not valid UTF-8; Chrome also one with a noncharacter such as U+FFFF.
function isAccepted(script: Buffer): boolean {
  return isUtf8(script) && !/\p{Noncharacter_Code_Point}/u.test(script.toString());
}

function readScripts(folder: string): Buffer[] {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return scripts.sort().map((name) => readFileSync(join(folder, name)));
}
