import { expect, test } from 'vitest';
import { formatWhenAsked } from '../../../src/cards/card-frame.ts';
import cases from './format-asked.json' with { type: 'json' };

const now = Date.parse('2026-11-21T06:00:00Z');

test.for(cases)('an answer of $asOf is $words', ({ asOf, words }) => {
  expect(formatWhenAsked(asOf, now)).toBe(words);
});
