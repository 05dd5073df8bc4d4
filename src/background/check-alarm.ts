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
// Whatever woke the background is answered first.
const restMs = 250;
// A run that the browser cut off goes on after so long, and one that failed is tried again then.
const resumeMs = 60_000;
const afterFailureMs = 15 * 60_000;

/**
 * Keeps the alarm for checks of what is watched, where the person turned them on, and runs them when it rings. `run`
 * gives when it wants to run again (milliseconds since 1970), null for never. To be called once at the start, before
 * its first await.
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
    // Set first: we may be stopped in the middle.
    await ringAt(parts.now() + resumeMs);
    const next = await parts.run().catch(() => parts.now() + afterFailureMs);
    if (next === null) await browser.alarms.clear(checkAlarm);
    else await ringAt(next);
    sendWatchlistEvent();
  }

  // One run at a time; a wish that comes in its middle is heard after it, for it may be about another interval.
  function run(): void {
    const mine = (running ?? Promise.resolve())
      .then(runOnce)
      .catch(() => {})
      .then(() => {
        if (running === mine) running = undefined;
      });
    running = mine;
  }

  // An alarm that is there rings by itself.
  async function reset(): Promise<void> {
    try {
      const { checkEvery } = await parts.readWishes();
      if (checkEvery !== 0 && !(await browser.alarms.get(checkAlarm))) run();
    } catch {
      // What could not be read now is read at the next start.
    }
  }

  browser.alarms.onAlarm.addListener(({ name }) => {
    if (name !== checkAlarm) return;
    // It rings once, and we may be stopped before the run that goes on, or that begins now, has set the next one.
    void ringAt(parts.now() + resumeMs).catch(() => {});
    if (!running) run();
  });
  watchPreferences((name) => {
    if (name === 'checkEvery') run();
  });
  // Browsers may forget alarms when they are closed, and start us by themselves only for this.
  browser.runtime.onStartup.addListener(run);
  void parts.wait(restMs).then(reset);
}

function ringAt(when: number): Promise<void> {
  return browser.alarms.create(checkAlarm, { when });
}

/** Runs the checks that are due; gives when the next are, null for never. Rejects where the disk fails. */
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
