import { browser } from 'wxt/browser';
import { sendWatchlistEvent } from '../messaging/watchlist-events.ts';
import type { WatchPreferences } from '../settings/preference-definitions.ts';
import { watchPreferences } from '../settings/preferences.ts';
import { createCheckQuestions } from '../watchlist/check-questions.ts';
import { createChecks } from '../watchlist/run-checks.ts';
import { notify, toNotifications } from './notifications.ts';
import type { Services } from './services.ts';

/** The name of the alarm that wakes the background for checks. */
export const checkAlarm = 'checkWatched';
// A short delay, so that the event that woke the background is answered first.
const restMs = 250;
// Time until the next run after the browser cut one off, and after one failed.
const resumeMs = 60_000;
const afterFailureMs = 15 * 60_000;

/**
 * Keeps the alarm for watch-list checks set while the user has them turned on, and runs the checks when it fires. `run`
 * returns when to run next (milliseconds since 1970), null for never. Call once at startup, before the first await.
 */
export function keepCheckAlarm(parts: {
  now: () => number;
  wait: (ms: number) => Promise<void>;
  run: () => Promise<number | null>;
  readWishes: () => Promise<WatchPreferences>;
}): void {
  let running: Promise<void> | undefined;

  async function runOnce(): Promise<void> {
    const { checkEvery } = await parts.readWishes();
    if (checkEvery === 0) {
      await browser.alarms.clear(checkAlarm);
      return;
    }
    // Set before the run, because the browser may stop us during it.
    await ringAt(parts.now() + resumeMs);
    const next = await parts.run().catch(() => parts.now() + afterFailureMs);
    if (next === null) await browser.alarms.clear(checkAlarm);
    else await ringAt(next);
    sendWatchlistEvent();
  }

  // One run at a time. A request during a run starts another one after it, because the interval may have changed.
  function run(): void {
    const mine = (running ?? Promise.resolve())
      .then(runOnce)
      .catch(() => {})
      .then(() => {
        if (running === mine) running = undefined;
      });
    running = mine;
  }

  // An existing alarm fires by itself. One that is further ahead than any round was set by a wrong clock.
  async function reset(): Promise<void> {
    try {
      const { checkEvery } = await parts.readWishes();
      const { scheduledTime = Number.POSITIVE_INFINITY } = (await browser.alarms.get(checkAlarm)) ?? {};
      if (checkEvery !== 0 && scheduledTime > parts.now() + checkEvery * 60_000) run();
    } catch {
      // If the preferences cannot be read now, they are read at the next start.
    }
  }

  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name !== checkAlarm) return;
    // The alarm fires only once, and we may be stopped before the current or the new run sets the next one.
    void ringAt(parts.now() + resumeMs).catch(() => {});
    if (!running) run();
  });
  watchPreferences((name) => {
    if (name === 'checkEvery' || name === 'checkBudget') run();
  });
  // Browsers may drop alarms when they close, and start us by themselves only for this event.
  browser.runtime.onStartup.addListener(run);
  void parts.wait(restMs).then(reset);
}

function ringAt(when: number): Promise<void> {
  return browser.alarms.create(checkAlarm, { when });
}

/** Runs the due checks. Returns when the next are due (ms since 1970), null for never. Rejects if the disk fails. */
export function runChecks(parts: Services): Promise<number | null> {
  const { run } = createChecks({
    list: parts.watched,
    store: parts.checks,
    ask: createCheckQuestions(parts),
    readWishes: async () => {
      const { checkEvery, checkBudget, tellChanges } = await parts.readWatchWishes();
      return { everyMinutes: checkEvery === 0 ? null : checkEvery, budget: checkBudget, tells: tellChanges };
    },
    readDefaultChainId: async () => (await parts.readPreferences()).chainIds[0] ?? 1,
    now: parts.now,
    tell: async (things, found) => {
      await parts.spoken();
      await notify(toNotifications(things, found));
    },
  });
  return run();
}
