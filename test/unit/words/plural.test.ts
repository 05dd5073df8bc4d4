import { expect, test } from 'vitest';
import { plural } from '../../../src/words/plural.ts';

test.for([
  ['en', 0, 'other'],
  ['en', 1, 'one'],
  ['en', 2, 'other'],
  ['ar', 0, 'zero'],
  ['ar', 1, 'one'],
  ['ar', 2, 'two'],
  ['ar', 3, 'few'],
  ['ar', 11, 'many'],
  ['ar', 100, 'other'],
  ['ja', 1, 'other'],
] as const)('in %s a count of %d has the form "%s"', ([language, count, form]) => {
  const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };

  expect(plural(language, count, forms)).toBe(form);
});

test('a form that a language does not give is its other one', () => {
  expect(plural('ar', 2, { other: 'many things' })).toBe('many things');
});
