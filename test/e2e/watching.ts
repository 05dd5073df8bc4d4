import type { DrivenPage, Driver } from './driver/driver.ts';
import { clickNamed } from './driver/hands.ts';
import { ask } from './driver/set-up.ts';
import { until } from './driver/until.ts';
import type { Service } from './service.ts';

/** Opens the popup's page on the tab "Watched". */
export async function openWatched(driver: Driver): Promise<DrivenPage> {
  const popup = await driver.openExtensionPage('popup.html');
  await clickNamed(popup, 'Watched');
  return popup;
}

/** Empties the watch list, including what earlier stories left on it. */
export async function forgetWatched(driver: Driver): Promise<void> {
  const addresses = (await ask(driver, 'watchedList', {})) as { address: string }[];
  for (const { address } of addresses) await ask(driver, 'removeWatched', { address });
  const { transactions } = (await ask(driver, 'watchedChecks', {})) as { transactions: { hash: string }[] };
  for (const { hash } of transactions) await ask(driver, 'removeWatchedTransaction', { hash });
}

/**
 * Empties the watch list, turns checks off, and allows 2,000 credits for checks on top of what earlier stories spent.
 */
export async function readyForChecks(driver: Driver): Promise<void> {
  await forgetWatched(driver);
  const { spentToday } = Object(await ask(driver, 'watchedChecks', {}));
  await setLocally(driver, { checkEvery: 0, checkBudget: Number(spentToday) + 2000, tellChanges: false });
}

// How long the alarm must stay unchanged: runs that were requested meanwhile start at once, and each sets the alarm.
const calmMs = 500;

/**
 * Waits until no turn of checks is running and none follows. A turn stores its findings first, then its end, and sets
 * the next alarm last, which would replace an alarm set by a story.
 */
export function turnEnded(driver: Driver): Promise<unknown> {
  let [last, sinceMs] = [Number.NaN, 0];
  return until('the turn has ended', async () => {
    const alarmMs = await driver.atDesk(async () => {
      const alarm = await Reflect.get(globalThis, 'chrome').alarms.get('checkWatched');
      return Number(alarm?.scheduledTime ?? 0);
    });
    if (alarmMs !== last) [last, sinceMs] = [alarmMs, Date.now()];
    // During a turn the alarm is set a minute ahead, in case the background is stopped.
    const isAhead = alarmMs === 0 || alarmMs > Date.now() + 120_000;
    return isAhead && Date.now() - sinceMs >= calmMs;
  });
}

/**
 * Simulates that the time for the next turn has come: backdates the last turn, clears the cache, and triggers the
 * alarm.
 */
export async function ringLater(driver: Driver): Promise<void> {
  await turnEnded(driver);
  await ask(driver, 'forgetAnswers', {});
  await driver.atDesk(async () => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const database = await settle(indexedDB.open('hashlens-watched'));
    const changing = database.transaction(['turn', 'checks'], 'readwrite');
    const [turns, checks] = [changing.objectStore('turn'), changing.objectStore('checks')];
    const turn = await settle(turns.get('turn'));
    if (turn) await settle(turns.put({ ...turn, beganMs: 1, endedMs: 2 }, 'turn'));
    for (const check of await settle(checks.getAll())) await settle(checks.put({ ...check, askedMs: 1 }));
    database.close();
    await Reflect.get(globalThis, 'chrome').alarms.create('checkWatched', { when: Date.now() + 50 });
  });
}

/** Makes the service return one more change of an address: `wei` added in the block after its newest. */
export function addChange(service: Service, address: string, wei: bigint): void {
  service.behave({
    path: address,
    rewrite: (body) => {
      const { items, ...rest } = body as { items: { block_number: number; value: string }[] };
      const [first] = items;
      if (!first) throw new Error('An address of the local explorer has a balance.');
      const value = String(BigInt(first.value) + wei);
      const added = {
        ...first,
        block_number: first.block_number + 1,
        value,
        block_timestamp: new Date().toISOString(),
      };
      return { ...rest, items: [added, ...items] };
    },
  });
}

/** Sets device-local preferences in the same way as extension pages do. */
export async function setLocally(driver: Driver, values: { [name: string]: number | boolean | string }): Promise<void> {
  await ask(driver, 'saveGuarded', values);
}

/** Waits until the "Watched" tab of an extension page shows that one entry has news. */
export function tabHasMark(page: DrivenPage): Promise<boolean> {
  return until('the tab has its mark', () =>
    page.evaluate(() => {
      const tab = document.querySelector('#watched-tab');
      return tab !== null && getComputedStyle(tab, '::after').content.includes('1');
    }),
  );
}
