import { expect, test } from 'vitest';
import { readDelayMs } from '../../../../src/views/options/read-delay.ts';
import cases from './read-delay.cases.json' with { type: 'json' };

test.for(cases.delays)('$text is $delay ms', ({ text, delay }) => {
  expect(readDelayMs(text)).toBe(delay);
});
