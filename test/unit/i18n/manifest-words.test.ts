import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../public/_locales');
const config = readFileSync(join(folder, '../../wxt.config.ts'), 'utf8');
const used = new Set([...config.matchAll(/__MSG_(\w+)__/g)].map(([, name]) => name));

const read = (language: string): Record<string, { message: string }> =>
  JSON.parse(readFileSync(join(folder, language, 'messages.json'), 'utf8'));

test.for(readdirSync(folder))('the manifest finds each of its texts in %s', (language) => {
  const messages = read(language);

  expect(used.size).toBeGreaterThan(0);
  expect(new Set(Object.keys(messages))).toEqual(used);
  for (const { message } of Object.values(messages)) expect(message).not.toBe('');
});

test.for(readdirSync(folder))('the description in %s is as short as the stores want it', (language) => {
  expect(read(language).description?.message.length).toBeLessThanOrEqual(132);
});

test('the description in English is the one of the package', () => {
  const { description } = JSON.parse(readFileSync(join(folder, '../../package.json'), 'utf8'));

  expect(read('en').description?.message).toBe(description);
});
