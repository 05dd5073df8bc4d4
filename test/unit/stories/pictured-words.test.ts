import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'test/tools/pictures');

const waits = [
  /says\(\w+, \/(.+?)\/i?\)/g,
  /\/([^/\n]+)\/i?\.test\(await textOf/g,
  /\.includes\('(\D+?)'\)\)/g,
  /(?:clickNamed|choose|fill)\(\w+, '(.+?)'/g,
];

/** Returns the texts that the tool for pictures waits for or presses, without numbers: `[file, text]`. */
function readWaits(): [string, string][] {
  return readdirSync(folder).flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8');
    const found = waits.flatMap((form) => [...code.matchAll(form)].map(([, text = '']) => text));
    const parts = found.flatMap((text) => text.replace(/\?$/, '').split(/(?:\\d\+?|\d+)/));
    return parts.map((part): [string, string] => [file, part.replaceAll('\\', '').trim()]);
  });
}

// All pictures take minutes, so no other test notices a text that was reworded.
test('the tool for pictures waits for no text that the interface does not say', () => {
  const said = readFileSync(join(root, 'src/i18n/locales/en.json'), 'utf8').toLowerCase();
  const all = readWaits();

  expect(all.length).toBeGreaterThan(60);
  expect(all.filter(([, text]) => !said.includes(text.toLowerCase()))).toEqual([]);
});
