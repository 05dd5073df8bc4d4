import { expect, test } from 'vitest';
import { chooseLanguage, directionOf } from '../../../src/i18n/choose-language.ts';

test.for([
  [['de'], 'de', 'de'],
  [['de-AT'], 'de', 'de-AT'],
  [['pt-BR', 'es-MX', 'en'], 'es', 'es-MX'],
  [['zh-CN'], 'zh', 'zh-CN'],
  [['zh_TW'], 'zh', 'zh'],
  [['JA-jp'], 'ja', 'JA-jp'],
  [['ar-EG'], 'ar', 'ar-EG'],
  [['en-US', 'de'], 'en', 'en-US'],
  // A language chosen in the settings has no region; the browser's own languages may include one.
  [['es', 'en-US', 'es-AR'], 'es', 'es-AR'],
  [['de', 'de_AT', 'de--'], 'de', 'de'],
  [['arn', 'dev'], 'en', 'en'],
  [[''], 'en', 'en'],
  [[], 'en', 'en'],
] as const)('of %j speaks %s as in %s', ([wanted, name, tag]) => {
  expect(chooseLanguage(wanted)).toEqual({ name, tag });
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
