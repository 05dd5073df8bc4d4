// @vitest-environment new-document
import { describe, expect, test } from 'vitest';
import { hasAll, toSearched } from '../../../../src/views/options/find-settings.ts';
import { field, pressAndSettle, settle, type } from '../on-page.ts';
import { drawOptions } from './draw-options.tsx';

const seen = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLElement>('section.block')]
    .filter(({ hidden }) => !hidden)
    .map((block) => block.querySelector('h2')?.textContent);

describe('a search of the settings', () => {
  test.for<[string, string[]]>([
    ['daily limit', ['Credits']],
    ['LIMIT  daily', ['Credits']],
    ['underline', ['On pages']],
    ['restricted resources', ['Access']],
    ['forget everything', ['Kept answers']],
    ['Español', ['Looks and language']],
    ['espanol', ['Looks and language']],
  ])('for “%s” leaves what has its words', async ([query, blocks]) => {
    const { page } = await drawOptions();

    type(field(page, 'Search settings'), query);
    await settle();

    expect(seen(page)).toEqual(blocks);
    expect(page.querySelector('.settings-search [role=status]')?.textContent).toMatch(/^1 of \d groups has it\.$/);
  });

  test('that finds nothing says so', async () => {
    const { page } = await drawOptions();

    type(field(page, 'Search settings'), 'qwertz');
    await settle();

    expect(seen(page)).toEqual([]);
    expect(page.querySelector('.settings-search [role=status]')?.textContent).toContain('No setting has these words');
  });

  test('ends with Esc, and everything is there again', async () => {
    const { page } = await drawOptions();
    const before = seen(page);
    const box = field(page, 'Search settings');
    type(box, 'limit');
    await settle();

    await pressAndSettle(box, 'Escape');

    expect(box.value).toBe('');
    expect(seen(page)).toEqual(before);
    expect(page.querySelector('.settings-search [role=status]')?.textContent).toBe('');
  });
});

test.for<[string, string, boolean]>([
  ['Adresse der API', 'adresse', true],
  ['密钥会发送到此地址', '地址', true],
  ['キーはこのアドレスに送信されます', 'アドレス', true],
  ['عنوان API', 'عنوان', true],
  ['años', 'ANOS', true],
  ['one two', 'two one', true],
  ['one two', 'one three', false],
  ['anything', '   ', true],
])('in “%s”, “%s” is found: %s', ([text, query, isFound]) => {
  expect(hasAll(text, toSearched(query))).toBe(isFound);
});
