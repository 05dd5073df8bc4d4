import type { DrivenPage, Driver } from './driver/driver.ts';
import { ask } from './driver/set-up.ts';
import { until } from './driver/until.ts';
import type { Service } from './service.ts';

/** Takes everything off the list, whatever stories before left on it. */
export async function forgetWatched(driver: Driver): Promise<void> {
  const addresses = (await ask(driver, 'watchedList', {})) as { address: string }[];
  for (const { address } of addresses) await ask(driver, 'removeWatched', { address });
  const { transactions } = (await ask(driver, 'watchedChecks', {})) as { transactions: { hash: string }[] };
  for (const { hash } of transactions) await ask(driver, 'removeWatchedTransaction', { hash });
}

/** Leaves nothing on the list and credits for a day of checks, whatever stories before listed, spent and set. */
export async function readyForChecks(driver: Driver): Promise<void> {
  await forgetWatched(driver);
  const { spentToday } = Object(await ask(driver, 'watchedChecks', {}));
  await setLocally(driver, { checkEvery: 0, checkBudget: Number(spentToday) + 2000, tellChanges: false });
}

// Runs that were wanted meanwhile follow each other at once, and each sets the alarm.
const calmMs = 500;

/**
 * Waits until no turn is under way, and none follows it. What a turn found is there before it ends: it writes down its
 * end after that, and sets the alarm for the next one last, which would take the place of an alarm that a story has set.
 */
export function turnEnded(driver: Driver): Promise<unknown> {
  let [last, sinceMs] = [Number.NaN, 0];
  return until('the turn has ended', async () => {
    const alarmMs = await driver.atDesk(async () => {
      const alarm = await Reflect.get(globalThis, 'chrome').alarms.get('checkWatched');
      return Number(alarm?.scheduledTime ?? 0);
    });
    if (alarmMs !== last) [last, sinceMs] = [alarmMs, Date.now()];
    // While a turn is under way, it stands a minute ahead, for the case that the background is stopped.
    const isAhead = alarmMs === 0 || alarmMs > Date.now() + 120_000;
    return isAhead && Date.now() - sinceMs >= calmMs;
  });
}

/** Lets a turn's time pass: the last one becomes one of long ago, and what is kept is forgotten. Then the alarm rings. */
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

/** Has the service tell one change more of an address: so much was added in the block after its newest. */
export function addChange(service: Service, address: string, wei: bigint): void {
  service.behave({
    path: address,
    rewrite: (body) => {
      const { items, ...rest } = body as { items: { block_number: number; value: string }[] };
      const [first] = items;
      if (!first) throw new Error('An address of the local explorer has a balance.');
      const value = String(BigInt(first.value) + wei);
      return { ...rest, items: [{ ...first, block_number: first.block_number + 1, value }, ...items] };
    },
  });
}

/** Sets preferences that stay on this machine, as our own pages do. */
export async function setLocally(driver: Driver, values: { [name: string]: number | boolean | string }): Promise<void> {
  await ask(driver, 'saveGuarded', values);
}

/** Waits until the tab "Watched" of a page of ours shows that one entry has news. */
export function tabHasMark(page: DrivenPage): Promise<boolean> {
  return until('the tab has its mark', () =>
    page.evaluate(() => {
      const tab = document.querySelector('#watched-tab');
      return tab !== null && getComputedStyle(tab, '::after').content.includes('1');
    }),
  );
}
