import { browser } from 'wxt/browser';
import { type PagePreferences, pagePreferencesKey } from '../settings/page-preferences.ts';
import { isForPages, readPagePreferencesStrictly, watchPreferences } from '../settings/preferences.ts';
import type { Guard } from '../settings/trusted-preferences.ts';

const alarmName = 'endSnooze';
// Whatever woke the background is answered first.
const restMs = 250;

/**
 * Keeps the item that pages read as the preferences are: soon, after every change from whatever page or machine, and
 * when a pause ends. To be called once at the start, before its first await; what could not be written then or later is
 * written with the next change or start.
 */
export function writePagePreferences({
  now,
  wait,
  hold,
}: {
  now: () => number;
  wait: (ms: number) => Promise<void>;
  hold: Guard['hold'];
}): void {
  let last: Promise<void> = Promise.resolve();
  let isWaiting = false;
  let told: PagePreferences | undefined;

  // One after the other, and one for all changes that come while another is being written.
  function tell(): void {
    if (isWaiting) return;
    isWaiting = true;
    last = last
      .then(() => {
        isWaiting = false;
        return tellPages();
      })
      .catch(() => {});
  }

  async function tellPages(): Promise<void> {
    const wanted = await readPagePreferencesStrictly(now(), hold);
    told = wanted;
    // A pause must end even where the item could not be written, and the item be written where alarms fail.
    await Promise.allSettled([write(wanted), endAt(wanted.snoozedUntil)]);
  }

  watchPreferences((name) => {
    if (isForPages(name)) tell();
  });
  // A script in a page can write it as well, for all the others.
  browser.storage.local.onChanged.addListener(({ [pagePreferencesKey]: change }) => {
    if (change && !(told && isSame(told, change.newValue))) tell();
  });
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === alarmName) tell();
  });
  // Browsers may forget alarms when they are closed, and start us by themselves only for this.
  browser.runtime.onStartup.addListener(tell);
  void wait(restMs).then(tell);
}

// Every page wakes up for a write: none may happen that changes nothing.
async function write(wanted: PagePreferences): Promise<void> {
  const found = await browser.storage.local.get(pagePreferencesKey).catch(() => null);
  if (!isSame(wanted, found?.[pagePreferencesKey])) await browser.storage.local.set({ [pagePreferencesKey]: wanted });
}

function isSame(wanted: PagePreferences, found: unknown): boolean {
  const stored = Object(found);
  // Browsers give the entries of an item in an order of their own.
  return Object.entries(wanted).every(([name, value]) => JSON.stringify(stored[name]) === JSON.stringify(value));
}

async function endAt(snoozedUntil: number): Promise<void> {
  if (snoozedUntil > 0) await browser.alarms.create(alarmName, { when: snoozedUntil });
  else await browser.alarms.clear(alarmName);
}
