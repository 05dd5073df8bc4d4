import { describe, expect, test } from 'vitest';
import { toSettingsFile } from '../../../../src/settings/settings-file.ts';
import { alerts, settle } from '../on-page.ts';
import { drawOptions, plainPreferences } from './draw-options.tsx';

// @vitest-environment new-document
async function load(page: HTMLElement, file: File): Promise<void> {
  const input = page.querySelector<HTMLInputElement>('#settings-file');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input?.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
  await settle();
}

const toFile = (text: string) => new File([text], 'settings.json');
const fileOf = (settings: unknown) => toFile(JSON.stringify({ hashlens: 'settings', version: 1, settings }));
const block = (page: HTMLElement) => page.querySelector('#settings-file')?.closest('section');
const said = (page: HTMLElement) => block(page)?.querySelector('[role=status]')?.textContent;

describe('settings as a file', () => {
  test('are saved without keys and API address', async () => {
    const { page, saved, pressButton } = await drawOptions();

    await pressButton('Save to a file');

    expect(saved).toEqual([{ name: 'hashlens-settings.json', text: toSettingsFile(plainPreferences) }]);
    expect(saved[0]?.text).not.toMatch(/key|address"/i);
    expect(said(page)).toContain('hashlens-settings.json');
  });

  test('hold from the moment they are loaded', async () => {
    const { page, now } = await drawOptions();

    await load(page, fileOf({ mode: 'click', chainIds: [10], theme: 'dark' }));

    expect(now()).toEqual({ ...plainPreferences, mode: 'click', chainIds: [10], theme: 'dark' });
    expect(said(page)).toBe('Settings loaded.');
    expect(alerts(page)).toEqual([]);
  });

  test('leave out what is not known, in clean words, and the API address', async () => {
    const { page, now } = await drawOptions();

    await load(page, fileOf({ mode: 'alt', 'api\u202eKey': 'x', apiAddress: 'https://evil.example' }));

    expect(now()).toEqual({ ...plainPreferences, mode: 'alt' });
    expect(said(page)).toContain('Skipped unknown settings: apiKey.');
    expect(said(page)).toContain('The API address was skipped');
  });

  test.for([
    ['Keep my settings', {}],
    ['Use the file', { mode: 'alt', explorers: { 1: 'https://evil.example/scan' } }],
  ] as const)(
    'that lead links to other sites name those first, and hold or not as is pressed: %s',
    async ([answer, change]) => {
      const { page, now, pressButton } = await drawOptions();

      await load(page, fileOf({ mode: 'alt', explorers: { 1: 'https://evil.example/scan' } }));
      const before = now();
      const question = block(page)?.textContent;
      await pressButton(answer);

      expect(before).toEqual(plainPreferences);
      expect(question).toContain('leads to evil.example');
      expect(now()).toEqual({ ...plainPreferences, ...change });
      expect(block(page)?.textContent).not.toContain('evil.example');
    },
  );

  test.for<[string, File, RegExp]>([
    ['is no JSON', toFile('<html>'), /is incomplete, or not a settings file/],
    ['is of somebody else', toFile('{}'), /not a Hashlens settings file/],
    ['is too large', toFile('x'.repeat(200_000)), /file is too large/],
    ['has a bad value', fileOf({ marks: 'off', mode: 'x' }), /“mode” is not valid/],
    ['has nothing in it', fileOf({ colour: 1 }), /no settings that Hashlens knows/],
  ])('change nothing where the file %s', async ([, file, words]) => {
    const { page, now } = await drawOptions();

    await load(page, file);

    expect(now()).toEqual(plainPreferences);
    expect(alerts(page)).toEqual([expect.stringMatching(/^This file cannot be used/)]);
    expect(alerts(page)[0]).toMatch(words);
    expect(said(page)).toBe('');
  });

  test('are as they were where the browser refuses to store them', async () => {
    const { page, store } = await drawOptions({ save: () => Promise.reject(new Error('QUOTA_BYTES quota exceeded')) });

    await load(page, fileOf({ mode: 'click' }));

    expect(store.preferences.value).toEqual(plainPreferences);
    expect(alerts(page)).toEqual([expect.stringMatching(/Could not save.*Nothing was changed/)]);
  });

  test('are as they were where the file cannot be read', async () => {
    const { page } = await drawOptions();
    const file = fileOf({ mode: 'click' });
    file.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'));

    await load(page, file);

    expect(alerts(page)[0]).toContain('could not read the file');
  });
});
