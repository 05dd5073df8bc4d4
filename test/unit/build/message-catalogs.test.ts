import { expect, test } from 'vitest';
import { compileCatalog, messageCatalogs, toMessageTypes } from '../../../src/build/message-catalogs.ts';

const transform = messageCatalogs().transform as (code: string, id: string) => { code: string } | undefined;

test('a catalog that code imports is compiled, without the notes for translators', async () => {
  const catalog = JSON.stringify({ '@card': 'A card.', 'card.sent': 'Sent {what}' });

  const { code = '' } = transform(catalog, '/any/src/i18n/locales/en.json') ?? {};

  const { default: messages } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(messages).toEqual({ 'card.sent': ['Sent ', ['what']] });
  expect(transform(catalog, '/any/src/api/sample/data.json')).toBeUndefined();
});

test('a message that is no ICU MessageFormat is named', () => {
  expect(() => compileCatalog({ 'card.sent': 'Sent {what' })).toThrow('The message card.sent: ');
});

test('each message has its values as types', () => {
  const types = toMessageTypes();

  expect(types).toContain("'transaction.movement.sent': { what: string; to: string };");
  expect(types).toContain("'card.copy': undefined;");
});
