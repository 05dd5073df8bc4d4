// @vitest-environment new-document
import { expect, test } from 'vitest';
import { isSetting, preferenceNames } from '../../../../src/settings/preference-places.ts';
import type { Preferences } from '../../../../src/views/options/preference-parts.ts';
import { drawOptions } from './draw-options.tsx';

const canBeSet = preferenceNames.filter(isSetting);
const locking = (...names: (keyof Preferences)[]) => ({ readLocked: async () => new Set(names) });
const words = 'Set by your administrator.';

test('nothing is said of an administrator where there is none', async () => {
  const { page } = await drawOptions();

  expect(page.textContent).not.toContain(words);
  expect(page.querySelectorAll('fieldset:disabled')).toHaveLength(0);
});

test.for(canBeSet)('%s is shown as locked where an administrator set it, and nothing else is', async (name) => {
  const { page } = await drawOptions(locking(name));

  const locked = [...page.querySelectorAll('fieldset:disabled')];
  expect(locked).toHaveLength(1);
  expect(locked[0]?.textContent).toContain(words);
  expect(page.textContent?.split(words)).toHaveLength(2);
});

test('the browser can still be asked to let Hashlens reach an address that an administrator set', async () => {
  const { page } = await drawOptions({ ...locking('apiAddress'), mayReach: async () => false });

  const button = [...page.querySelectorAll('button')].find((one) => one.textContent === 'Allow access');
  expect(button?.closest('fieldset:disabled')).toBe(null);
});
