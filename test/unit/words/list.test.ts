import { expect, test } from 'vitest';
import { listAnd } from '../../../src/words/list.ts';

test.for<[string, string[], string]>([
  ['en-GB', [], ''],
  ['en-GB', ['a'], 'a'],
  ['en-GB', ['a', 'b'], 'a and b'],
  ['en-GB', ['a', 'b', 'c'], 'a, b and c'],
  ['de', ['a', 'b', 'c'], 'a, b und c'],
  ['ja', ['a', 'b', 'c'], 'a、b、c'],
])('in %s the list %j is "%s"', ([language, texts, list]) => {
  expect(listAnd(language, texts)).toBe(list);
});
