import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const listing = read('.github/store/listing.md');
const section = (name: string) =>
  new RegExp(`^## ${name}\n\n([\\s\\S]*?)(?=\n## |$(?![\\s\\S]))`, 'm').exec(listing)?.[1]?.trim() ?? '';
const inCode = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

test('the stores’ summary is the manifest’s description, and short enough', () => {
  const { description } = JSON.parse(read('public/_locales/en/messages.json'));

  expect(section('Summary')).toBe(description.message);
  expect(description.message.length).toBeLessThanOrEqual(132);
});

test('each permission of the README’s table has its reason for the stores, and no other has', () => {
  const table = /^## Permissions\n([^#]+)/m.exec(read('README.md'))?.[1] ?? '';
  const firstCells = (text: string) => [...text.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) => inCode(cell));
  // Firefox's data collection permissions are in the section on data.
  const wanted = firstCells(table).filter((name) => !['websiteContent', 'authenticationInfo'].includes(name));

  expect(firstCells(section('Why each permission')).toSorted()).toEqual(wanted.toSorted());
  expect(section('Data')).toMatch(/`websiteContent` and `authenticationInfo`/);
});

test('the stores’ pictures have the one size that all take', () => {
  const folder = join(root, '.github/store/pictures');
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));

  expect(pictures.length).toBeGreaterThanOrEqual(4);
  for (const name of pictures) {
    const bytes = readFileSync(join(folder, name));
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], name).toEqual([1280, 800]);
  }
});
