import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, root } from '../../tools/source-files.ts';

// A file is split when it holds two subjects, not when it reaches a length; one of this length holds two.
const mostLines = 400;

// The list of a language's messages has a line for each, and one for each import.
const isWordList = (path: string) => /^src\/words\/(\w\w)\/\1\.ts$/.test(path);
const linesOf = (path: string) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;

test('no file of code has more than 400 lines', () => {
  const code = [...filesIn('entrypoints', /\.tsx?$/), ...filesIn('src', /\.tsx?$/)].filter((path) => !isWordList(path));

  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((path) => linesOf(path) > mostLines)).toEqual([]);
});
