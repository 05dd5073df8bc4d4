import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const manifest = {
  manifest_version: 3,
  name: 'Empty',
  version: '1',
  background: { service_worker: 'worker.js' },
};

const worker = 'chrome.runtime.onMessage.addListener((_, sender, reply) => { reply(1); });';

/** Writes an extension that does nothing but answer: what starting a worker costs by itself. */
export function writeEmptyExtension(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'empty-extension-'));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'worker.js'), worker);
  writeFileSync(join(folder, 'page.html'), '<!doctype html><title>Empty</title>');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
