import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const manifest = {
  manifest_version: 3,
  name: 'Empty',
  version: '1',
  background: { service_worker: 'worker.js' },
  host_permissions: ['http://127.0.0.1/*'],
};

// It sends the request at once, and knows, checks and keeps nothing.
const worker = 'chrome.runtime.onMessage.addListener((url, sender, reply) => { fetch(url); reply(1); });';

/** Writes an extension that does nothing but fetch what it is told: what starting a worker and a request cost by themselves. */
export function writeEmptyExtension(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'empty-extension-'));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'worker.js'), worker);
  writeFileSync(join(folder, 'page.html'), '<!doctype html><title>Empty</title>');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
