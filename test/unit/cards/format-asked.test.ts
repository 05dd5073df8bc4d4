import { expect, test } from 'vitest';
import { formatWhenAsked } from '../../../src/cards/card-frame.ts';

const now = Date.parse('2026-11-21T06:00:00Z');

test.for<[string, string | null]>([
  ['2026-11-21T06:00:00Z', null],
  ['2026-11-21T05:50:00Z', null],
  ['2026-11-21T06:01:00Z', null],
  ['2026-11-21T05:49:59Z', 'when updated (10\u00a0min ago)'],
  ['2026-11-18T05:00:00Z', 'when updated (3\u00a0days ago)'],
  ['2025-06-04T05:00:00Z', 'when updated (4\u00a0Jun\u00a02025)'],
  ['once', 'when updated'],
])('an answer of %s is %s', ([asOf, words]) => {
  expect(formatWhenAsked(asOf, now)).toBe(words);
});
