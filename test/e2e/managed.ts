import type { DrivenPage, Driver } from './driver/driver.ts';
import { hoverText, noCard, pointOfText, settledCard, textOf } from './driver/hands.ts';
import { marked } from './driver/marks.ts';
import { timersDrained } from './driver/timers.ts';
import { until } from './driver/until.ts';
import { expect } from './story.ts';
import type { StoryPages } from './story-pages.ts';
import { transactionOf } from './values.ts';

const words = 'Set by your administrator.';

/** The managed settings of the stories. The last value is invalid. */
export const managed = { mode: 'click', theme: 'dark', dailyLimit: 5000, marks: 'wavy' };

const lockedIn = (page: DrivenPage) =>
  page.evaluate(() =>
    [...document.querySelectorAll('fieldset:disabled')].map(
      (one) => one.querySelector('input, select, ol, ul')?.getAttribute('name') ?? one.querySelector('[id]')?.id,
    ),
  );

/** Checks that the managed settings apply on pages and in the options, and are shown as locked there. */
export async function expectPreset(driver: Driver, pages: StoryPages): Promise<void> {
  const options = await driver.openExtensionPage('options.html');
  await until('it says who set it', async () => (await textOf(options)).includes(words));

  expect((await textOf(options)).split(words)).toHaveLength(4);
  expect(await lockedIn(options)).toEqual(['mode', 'daily-limit', 'theme']);
  const chosen = await options.evaluate(() => [
    ...[...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ id }) => id),
    document.querySelector<HTMLInputElement>('#daily-limit')?.value ?? '',
    getComputedStyle(document.documentElement).colorScheme,
  ]);
  expect(chosen).toEqual(expect.arrayContaining(['mode-click', 'theme-dark', 'marks-dotted', '5000', 'dark']));
  await until('pages have the settings', () =>
    options.evaluate(async () => {
      const { pagePreferences } = await Reflect.get(globalThis, 'chrome').storage.local.get('pagePreferences');
      return pagePreferences?.mode === 'click' && pagePreferences?.marks === 'dotted';
    }),
  );

  const hash = transactionOf('opened as it is preset');
  const page = await driver.openPage(pages.serve(`<p>Transaction ${hash}</p>`));
  await marked(page);
  await hoverText(page, hash);
  await timersDrained(page);
  await noCard(page);
  await page.click(await pointOfText(page, hash));
  expect((await settledCard(page)).name).toBe(`Transaction ${hash}`);
}
