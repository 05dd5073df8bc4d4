import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, root } from '../../tools/source-files.ts';

// Files are split by subject, not by length. A file this long holds two subjects.
const mostLines = 400;
const mostTestLines = 600;

const linesOf = (path: string) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;

test('no file of code has more than 400 lines', () => {
  const code = [...filesIn('entrypoints', /\.tsx?$/), ...filesIn('src', /\.tsx?$/)];

  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((path) => linesOf(path) > mostLines)).toEqual([]);
});

test('no file of tests has more than 600 lines', () => {
  const tests = filesIn('test', /\.tsx?$/);

  expect(tests.length).toBeGreaterThan(100);
  expect(tests.filter((path) => linesOf(path) > mostTestLines)).toEqual([]);
});
