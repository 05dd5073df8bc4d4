import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { keysOf, readCatalog, valuesOf } from '../../../src/build/message-catalogs.ts';
import { languageNames } from '../../../src/i18n/choose-language.ts';

const english = readCatalog('en');
const others = languageNames.filter((name) => name !== 'en');

test.for(others)('%s is another language than English', (name) => {
  const catalog = readCatalog(name);
  const same = keysOf(english).filter((key) => english[key] === catalog[key] && /[a-z]{4}/.test(english[key] ?? ''));

  expect(same.length).toBeLessThan(keysOf(english).length / 10);
});

test.for(languageNames)('%s says nothing that reads like a program', (name) => {
  const catalog = readCatalog(name);
  const word = /(?<![\p{L}\p{N}_])(?:null|undefined|NaN)(?![\p{L}\p{N}_])/iu;

  expect(keysOf(catalog).filter((key) => word.test(catalog[key] ?? ''))).toEqual([]);
});

test('German says Sie to everybody', () => {
  const catalog = readCatalog('de');
  const word = /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?)(?!\p{L})/iu;

  expect(keysOf(catalog).filter((key) => word.test(catalog[key] ?? ''))).toEqual([]);
});

test('what a message is given is read from it', () => {
  expect(valuesOf(parse('{count, plural, one {<b>{name}</b>} other {{kind, select, a {A} b {B} other {}}}}'))).toEqual({
    count: 'number',
    b: '(texts: unknown[]) => unknown',
    name: 'string',
    kind: "'a' | 'b'",
  });
});
