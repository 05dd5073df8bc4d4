import type { DrivenPage } from './driver.ts';

type World = Pick<DrivenPage, 'evaluate' | 'evaluateInOurWorld'>;

/**
 * Counts from now on what our script in a page, or our own page, has set to run within a second. False where we are not,
 * or where our script does not hear the person yet.
 */
export async function countTimers(page: World): Promise<boolean> {
  return inOurs(page, startCounting).catch(() => false);
}

/**
 * Resolves when nothing is left that our script in a page has set to run within a second, with what that has set in
 * turn, when the page has drawn as often as a card needs to be seen, and when the background has answered: what did not happen by then does not
 * happen by itself. Throws where nobody counts, as in a page that Hashlens left alone.
 */
export function timersDrained(page: World): Promise<void> {
  return inOurs(page, waitForCounted);
}

async function inOurs<R>(page: World, run: () => Promise<R>): Promise<R> {
  const isOwn = await page.evaluate(() => location.protocol.endsWith('extension:'));
  return isOwn ? page.evaluate(run) : page.evaluateInOurWorld(run);
}

// These run in our script's world and refer to nothing outside themselves.
async function startCounting(): Promise<boolean> {
  if (Reflect.has(globalThis, 'countedTimers')) return true;
  if (!location.protocol.endsWith('extension:')) {
    if (Reflect.get(globalThis, 'hashlensDocument') !== document) return false;
    // Our script reads this before it listens, and what is asked first is answered first.
    await Reflect.get(globalThis, 'chrome').storage.local.get('pagePreferences');
  }
  const { setTimeout: set, clearTimeout: clear, requestIdleCallback: idle } = globalThis;
  const counted = new Set<unknown>();
  const timeout = (run: (...all: unknown[]) => void, ms = 0, ...all: unknown[]) => {
    const id = set(() => {
      // What it sets is counted before it is over.
      try {
        run(...all);
      } finally {
        counted.delete(id);
      }
    }, ms);
    if (ms <= 1_000) counted.add(id);
    return id;
  };
  const forget = (id: Parameters<typeof clear>[0]) => {
    counted.delete(id);
    clear(id);
  };
  const whenIdle = (run: IdleRequestCallback, options?: IdleRequestOptions) => {
    const mark = {};
    counted.add(mark);
    return idle((deadline) => {
      try {
        run(deadline);
      } finally {
        counted.delete(mark);
      }
    }, options);
  };
  const isDrained = () => counted.size === 0;
  Object.assign(globalThis, { setTimeout: timeout, clearTimeout: forget, requestIdleCallback: whenIdle });
  Object.assign(globalThis, { countedTimers: { isDrained, later: (run: () => void, ms = 10) => set(run, ms) } });
  return true;
}

async function waitForCounted(): Promise<void> {
  const { isDrained, later } = Reflect.get(globalThis, 'countedTimers');
  let awaited = 'timers';
  const drained = async () => {
    while (!isDrained()) await new Promise<void>((done) => later(done));
  };
  const wait = async () => {
    await drained();
    awaited = 'frames';
    // A new card's request is sent after its second frame. A hidden page draws no frames, nor does one that becomes hidden
    // while it waits.
    const { promise: isHidden, resolve: hide } = Promise.withResolvers<unknown>();
    document.addEventListener('visibilitychange', hide, { once: true });
    for (let frames = 0; !document.hidden && frames < 3; frames += 1)
      await Promise.race([new Promise(requestAnimationFrame), isHidden]);
    awaited = 'the background';
    // A script that was left behind by an update has no background any more.
    const { runtime } = Reflect.get(globalThis, 'chrome');
    await runtime?.sendMessage?.({ name: 'marker', request: null }).catch(() => {});
    awaited = 'timers that it has set';
    await drained();
  };
  // A story that exceeds its time does not say which step it was waiting for.
  const late = new Promise<never>((_, fail) => {
    later(() => fail(new Error(`Waited half a minute for ${awaited}`)), 30_000);
  });
  await Promise.race([wait(), late]);
}
