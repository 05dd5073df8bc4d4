import { browser } from 'wxt/browser';
import { type PagePreferences, pagePreferencesKey } from '../../src/settings/page-preferences.ts';
import { isForPages, readPagePreferencesStrictly, watchPreferences } from '../../src/settings/preferences.ts';

const alarmName = 'endSnooze';
// Whatever woke the background is answered first.
const restMs = 250;

/**
 * Keeps the item that pages read as the preferences are: soon, after every change from whatever page or machine, and
 * when a pause ends. To be called once at the start, before its first await; what could not be written then or later is
 * written with the next change or start.
 */
export function keepPagePreferences({ now, wait }: { now: () => number; wait: (ms: number) => Promise<void> }): void {
  let last: Promise<void> = Promise.resolve();
  let isWaiting = false;

  // One after the other, and one for all changes that come while another is being written.
  function tell(): void {
    if (isWaiting) return;
    isWaiting = true;
    last = last
      .then(() => {
        isWaiting = false;
        return tellPages(now());
      })
      .catch(() => {});
  }

  watchPreferences((name) => {
    if (isForPages(name)) tell();
  });
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === alarmName) tell();
  });
  // Browsers may forget alarms when they are closed, and start us by themselves only for this.
  browser.runtime.onStartup.addListener(tell);
  void wait(restMs).then(tell);
}

async function tellPages(now: number): Promise<void> {
  const wanted = await readPagePreferencesStrictly(now);
  // A pause must end even where the item could not be written, and the item be written where alarms fail.
  await Promise.allSettled([write(wanted), endAt(wanted.snoozedUntil)]);
}

// Every page wakes up for a write: none may happen that changes nothing.
async function write(wanted: PagePreferences): Promise<void> {
  const found = await browser.storage.local.get(pagePreferencesKey).catch(() => null);
  const stored = Object(found?.[pagePreferencesKey]);
  // Browsers give the entries of an item in an order of their own.
  const isSame = Object.entries(wanted).every(
    ([name, value]) => JSON.stringify(stored[name]) === JSON.stringify(value),
  );
  if (!isSame) await browser.storage.local.set({ [pagePreferencesKey]: wanted });
}

async function endAt(snoozedUntil: number): Promise<void> {
  if (snoozedUntil > 0) await browser.alarms.create(alarmName, { when: snoozedUntil });
  else await browser.alarms.clear(alarmName);
}
