import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, root } from './source-files.ts';

const mostLines = 150;

/** What is longer, and why: one table, or one language's list of its own words, is one idea however long it is. */
const tables: Record<string, string> = {
  'src/chains/short-names.ts': "a table: the chains' short names",
  'src/chains/site-slugs.ts': "a table: the names of chains in sites' addresses",
  'src/settings/preference-places.ts': 'a table: each preference with its place, its check and its default',
};

/**
 * What runs in each page and is longer, with the length that it may not pass: it can only shrink. Its types stand
 * elsewhere already: cutting three of these files by functions too made every page load some 70 bytes more (gzip),
 * which there is no room for.
 */
const inPages: Record<string, number> = {
  'src/page/conversation.ts': 154,
  'src/page/follow-person.ts': 184,
  'src/page/scan.ts': 178,
  'src/page/show-card-host.ts': 174,
  'src/page/survey.ts': 180,
};

// The list of a language's messages has a line for each, and one for each import.
const isWordList = (path: string) => /^src\/words\/(\w\w)\/\1\.ts$/.test(path);
const linesOf = (path: string) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;
const code = [...filesIn('entrypoints', /\.tsx?$/), ...filesIn('src', /\.tsx?$/)].filter((path) => !isWordList(path));
const long = new Map(code.map((path) => [path, linesOf(path)] as const).filter(([, lines]) => lines > mostLines));

test('a file of code has at most 150 lines, but for tables and for what pages have no room to cut', () => {
  const known = { ...tables, ...inPages };

  expect([...long].filter(([path]) => !Object.hasOwn(known, path))).toEqual([]);
});

test('what there is no room to cut does not grow', () => {
  expect([...long].filter(([path, lines]) => lines > (inPages[path] ?? Number.POSITIVE_INFINITY))).toEqual([]);
});

test('nothing is excused that is short enough', () => {
  expect(Object.keys({ ...tables, ...inPages }).filter((path) => !long.has(path))).toEqual([]);
});
