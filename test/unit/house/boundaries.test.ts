import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { boundaries, drawBoundaries, findBreaches, readImports } from '../../tools/boundaries.ts';
import { root } from '../../tools/source-files.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const find = (files: { [path: string]: string }) => findBreaches(new Map(Object.entries(files)));

test('an import that the table does not have is found, a room or a package, now or later', () => {
  const breaches = find({
    'src/content/scan/find.ts': "import { t } from '../../i18n/t.ts';",
    'src/cards/headline.ts': "import ky from 'ky';\nimport { z } from 'zod/mini';",
    'src/format/hex.ts': "const later = import('../lookup/find-card.ts');",
    'src/elsewhere/new.ts': "import { hex } from '../format/hex.ts';",
  });

  expect(breaches.map((breach) => breach.split(':')[0])).toEqual([
    'src/content/scan/find.ts may not import src/i18n/t.ts',
    'src/cards/headline.ts may not import ky',
    'src/cards/headline.ts may not import zod/mini',
    'src/format/hex.ts may not import src/lookup/find-card.ts',
    'src/elsewhere/new.ts may not import src/format/hex.ts',
  ]);
});

test('a room that lends its types lends nothing else, and one that lends a file no other', () => {
  const breaches = find({
    'src/content/open.ts': "import type { Card } from '../cards/card.ts';\nimport { draw } from '../cards/draw.ts';",
    'src/content/start.ts':
      "import { on } from '../settings/page-preferences.ts';\nimport { all } from '../settings/trusted-preferences.ts';",
  });

  expect(breaches.map((breach) => breach.split(':')[0])).toEqual([
    'src/content/open.ts may not import src/cards/draw.ts',
    'src/content/start.ts may not import src/settings/trusted-preferences.ts',
  ]);
});

test('files that import in a circle are found, also where they import types alone', () => {
  const breaches = find({
    'src/cards/one.ts': "import type { Two } from './two.ts';",
    'src/cards/two.ts': "import type { Three } from './three.ts';",
    'src/cards/three.ts': "import type {\n  One,\n} from './one.ts';",
  });

  expect(breaches).toEqual([
    'Imports in a circle: src/cards/one.ts → src/cards/two.ts → src/cards/three.ts → src/cards/one.ts.',
  ]);
});

test('a folder of more than 25 files is found', () => {
  const files = Array.from({ length: 26 }, (_, at): [string, string] => [`src/cards/card-${at}.ts`, '']);

  expect(find(Object.fromEntries(files))).toEqual(['src/cards has 26 files: divide it by subject (at most 25).']);
  expect(find(Object.fromEntries(files.slice(1)))).toEqual([]);
});

test('each folder of src has its row, and README shows the rows as they are', () => {
  const folders = readdirSync(join(root, 'src')).map((name) => `src/${name}`);

  expect(Object.keys(boundaries)).toEqual(expect.arrayContaining(folders));
  expect(read('README.md')).toContain(drawBoundaries());
});

test('README and CONTRIBUTING draw the same way of a reference through rooms that there are', () => {
  const wayIn = (name: string) => /^```\n(page text [\s\S]*?)\n```$/m.exec(read(name))?.[1] ?? '';
  const named = wayIn('README.md').match(
    /\b(?:references|content|lookup|chains|cache|request queue|api|models|cards|ui)\b/g,
  );

  expect(wayIn('CONTRIBUTING.md')).toBe(wayIn('README.md'));
  expect(new Set(named).size).toBe(10);
});

const importsOf = (path: string) => new Set(readImports(path, read(path)).map(({ to }) => to));

test.for(['A card', 'An API key'])('%s goes through at most 20 files, each of which leads to the next', (walk) => {
  const [, section = ''] =
    new RegExp(`### ${walk}, file by file\n([\\s\\S]*?)\n##`).exec(read('CONTRIBUTING.md')) ?? [];
  const steps = section.split('\n').filter((line) => /^\d+\. /.test(line));
  const files = steps.flatMap((step) => [...step.matchAll(/`([a-z/-]+\.tsx?)`/g)].map(([, path]) => `src/${path}`));
  const handed = importsOf('src/background/services.ts');
  const leads = (from: string, to: string) =>
    importsOf(from).has(to) || importsOf(to).has(from) || [from, to].every((path) => handed.has(path));

  expect(steps.length).toBeGreaterThan(5);
  expect(steps.length).toBeLessThanOrEqual(10);
  expect(new Set(files).size).toBeLessThanOrEqual(20);
  // A file that was named before needs no link to the previous one, because the answer returns through it.
  const breaks = files.filter(
    (to, at) => at > 0 && !files.slice(0, at).includes(to) && !leads(files[at - 1] ?? '', to),
  );
  expect(breaks).toEqual([]);
});
