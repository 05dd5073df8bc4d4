import type { DrivenPage, Driver } from './driver/driver.ts';
import { timersDrained } from './driver/timers.ts';
import type { Service } from './service.ts';
import { expect } from './story.ts';

/** What is said where the permission is missing. */
export const noPermission = /No permission to reach the API.*Allow it in the options/;

/** The buttons of the note that says what the browser holds back; none where it says nothing. */
export const buttonsOfNote = (page: DrivenPage) =>
  page.evaluate(() => {
    const notes = [...document.querySelectorAll('[role="note"]')];
    const note = notes.find(({ textContent }) => textContent?.includes('does not let Hashlens'));
    return [...(note?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
  });

/** Gives back what was taken, for the API's host too. */
export async function giveBack(driver: Driver, service: Service): Promise<void> {
  await driver.setHostAccess(true);
  await driver.grantHost(service.url);
}

/** Nothing is asked by itself, however long nobody does anything. */
export async function expectSilence(page: DrivenPage, service: Service): Promise<void> {
  await expect.poll(() => service.log.every(({ ended }) => ended !== 'open')).toBe(true);
  const before = service.log.length;
  for (let turn = 0; turn < 3; turn += 1) await timersDrained(page);
  expect(service.log).toHaveLength(before);
}
