// @vitest-environment new-document
import { describe, expect, test } from 'vitest';
import { hasAll, toSearched } from '../../../../src/views/options/find-settings.ts';
import { field, pressAndSettle, settle, type } from '../on-page.ts';
import { drawOptions } from './draw-options.tsx';
import cases from './settings-search.cases.json' with { type: 'json' };

const seen = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLElement>('section.block')]
    .filter(({ hidden }) => !hidden)
    .map((block) => block.querySelector('h2')?.textContent);

describe('a search of the settings', () => {
  test.for(cases.searches)('for “$query” leaves what has its words', async ({ query, blocks }) => {
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

test.for(cases.matches)('in “$text”, “$query” is found: $isFound', ({ text, query, isFound }) => {
  expect(hasAll(text, toSearched(query))).toBe(isFound);
});
