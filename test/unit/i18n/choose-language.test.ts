import { expect, test } from 'vitest';
import { chooseLanguage, directionOf } from '../../../src/i18n/choose-language.ts';
import cases from './choose-language.json' with { type: 'json' };

// A language chosen in the settings has no region; the browser's own languages, after it, may include one.
test.for(cases.chosen)('of $wanted speaks $name as in $tag', ({ wanted, name, tag }) => {
  expect(chooseLanguage(wanted)).toEqual({ name, tag });
});

test.for(cases.directions)('$language is written $expected', ({ language, expected }) => {
  expect(directionOf(language)).toBe(expected);
});
