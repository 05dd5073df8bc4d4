import type { DrivenPage } from './driver/driver.ts';
import { expect, nightly, test } from './story.ts';

const noteOf = (page: DrivenPage) =>
  page.evaluate(() => {
    const notes = [...document.querySelectorAll('[role="note"]')].map((note) => note.textContent?.replace(/\s+/g, ' '));
    return notes.find((words) => words?.includes('does not let Hashlens')) ?? '';
  });

test(
  'what the browser holds back is said on each page of ours as soon as it does, with one button',
  nightly,
  async ({ driver, service }) => {
    const own = await Promise.all(
      ['options.html', 'welcome.html', 'popup.html'].map((path) => driver.openExtensionPage(path)),
    );
    for (const page of own) expect(await noteOf(page)).toBe('');

    await driver.setHostAccess(false);

    for (const page of own) {
      await expect.poll(() => noteOf(page)).toMatch(/does not let Hashlens read pages yet.*no card opens/);
      const buttons = await page.evaluate(() => {
        const notes = [...document.querySelectorAll('[role="note"]')];
        return notes.find((one) => one.textContent?.includes('read pages yet'))?.querySelectorAll('button').length;
      });
      expect(buttons).toBe(1);
    }
    const [, , popup] = own;
    const later = await driver.openExtensionPage('popup.html');
    await expect.poll(() => noteOf(later)).toBe(await noteOf(popup as DrivenPage));

    await driver.setHostAccess(true);
    await driver.grantHost(service.url);

    for (const page of own) await expect.poll(() => noteOf(page)).toBe('');
    expect(service.log).toEqual([]);
  },
);
