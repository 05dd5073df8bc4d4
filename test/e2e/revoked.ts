import type { DrivenPage, Driver } from './driver/driver.ts';
import { timersDrained } from './driver/timers.ts';
import type { Service } from './service.ts';
import { expect } from './story.ts';

/** The alert that is shown if the permission is missing. */
export const noPermission = /Permission needed.*Allow Hashlens to reach .* in the options/;

/** Returns the note about access that the browser does not grant; '' if there is none. */
export const noteOf = (page: DrivenPage) =>
  page.evaluate(() => {
    const notes = [...document.querySelectorAll('[role="note"]')].map((note) => note.textContent?.replace(/\s+/g, ' '));
    return notes.find((words) => words?.includes('Permission needed')) ?? '';
  });

/** Returns the button labels of the note about access that the browser does not grant; empty if there is no note. */
export const buttonsOfNote = (page: DrivenPage) =>
  page.evaluate(() => {
    const notes = [...document.querySelectorAll('[role="note"]')];
    const note = notes.find(({ textContent }) => textContent?.includes('Permission needed'));
    return [...(note?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
  });

/** Restores host access, including access to the API's host. */
export async function giveBack(driver: Driver, service: Service): Promise<void> {
  await driver.setHostAccess(true);
  await driver.grantHost(service.url);
}

/** Checks that no request is sent without a user action. */
export async function expectSilence(page: DrivenPage, service: Service): Promise<void> {
  await expect.poll(() => service.log.every(({ ended }) => ended !== 'open')).toBe(true);
  const before = service.log.length;
  for (let turn = 0; turn < 3; turn += 1) await timersDrained(page);
  expect(service.log).toHaveLength(before);
}
