import { expect, test } from 'vitest';
import { chooseLanguage, directionOf } from '../../../src/words/choose-language.ts';

test.for([
  [['de'], 'de'],
  [['de-AT'], 'de'],
  [['pt-BR', 'es-MX', 'en'], 'es'],
  [['zh-CN'], 'zh'],
  [['zh_TW'], 'zh'],
  [['JA-jp'], 'ja'],
  [['ar-EG'], 'ar'],
  [['en-US', 'de'], 'en'],
  [['arn', 'dev'], 'en'],
  [[''], 'en'],
  [[], 'en'],
] as const)('of %j speaks %s', ([wanted, expected]) => {
  expect(chooseLanguage(wanted)).toBe(expected);
});

test.for([
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['en', 'ltr'],
  ['arn', 'ltr'],
  ['zh-Hans', 'ltr'],
] as const)('%s is written %s', ([language, expected]) => {
  expect(directionOf(language)).toBe(expected);
});
