import { browser } from 'wxt/browser';
import { type PagePreferences, pagePreferencesKey } from '../settings/page-preferences.ts';
import { isForPages, readPagePreferencesStrictly, watchPreferences } from '../settings/preferences.ts';
import type { Guard } from '../settings/trusted-preferences.ts';

const alarmName = 'endSnooze';
// A short delay, so that the event that woke the background is answered first.
const restMs = 250;

/**
 * Keeps the item that pages read up to date: soon after startup, after every change from any page or machine, and when
 * a pause ends. A failed write is repeated at the next change or start. Call once at startup, before the first await.
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

  // Writes run one after the other; all changes that arrive during a write share the next one.
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
    // A pause must end even if the item cannot be written, and the item must be written even if alarms fail.
    await Promise.allSettled([write(wanted), endAt(wanted.snoozedUntil)]);
  }

  watchPreferences((name) => {
    if (isForPages(name)) tell();
  });
  // A script in a page can write the item too, which would affect all other pages.
  browser.storage.local.onChanged.addListener(({ [pagePreferencesKey]: change }) => {
    if (change && !(told && isSame(told, change.newValue))) tell();
  });
  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name === alarmName) tell();
  });
  // Browsers may drop alarms when they close, and start us by themselves only for this event.
  browser.runtime.onStartup.addListener(tell);
  void wait(restMs).then(tell);
}

// Every write wakes all pages, so an unchanged item is not written.
async function write(wanted: PagePreferences): Promise<void> {
  const found = await browser.storage.local.get(pagePreferencesKey).catch(() => null);
  if (!isSame(wanted, found?.[pagePreferencesKey])) await browser.storage.local.set({ [pagePreferencesKey]: wanted });
}

function isSame(wanted: PagePreferences, found: unknown): boolean {
  const stored = Object(found);
  // Browsers return an item's entries in their own order.
  return Object.entries(wanted).every(([name, value]) => JSON.stringify(stored[name]) === JSON.stringify(value));
}

async function endAt(snoozedUntil: number): Promise<void> {
  if (snoozedUntil > 0) await browser.alarms.create(alarmName, { when: snoozedUntil });
  else await browser.alarms.clear(alarmName);
}
