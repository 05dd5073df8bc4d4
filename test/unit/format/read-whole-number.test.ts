import { expect, test } from 'vitest';
import { readWholeNumber } from '../../../src/format/format-amount.ts';
import { speak } from '../../../src/i18n/t.ts';
import cases from './read-whole-number.json' with { type: 'json' };

type Language = Parameters<typeof speak>[0];

test.for(cases.read)('in $language, “$text” is read as $value', ({ language, text, value }) => {
  speak(language as Language);

  expect(readWholeNumber(text)).toEqual({ value });
});

test.for(cases.ambiguous)('in $language, “$text” has two readings', ({ language, text, readings }) => {
  speak(language as Language);

  expect(readWholeNumber(text)).toEqual({ value: null, readings });
});
