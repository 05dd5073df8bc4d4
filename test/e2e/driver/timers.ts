import type { DrivenPage } from './driver.ts';

type World = Pick<DrivenPage, 'evaluate' | 'evaluateInOurWorld'>;

/**
 * Starts to count the pending timers (of at most 1 s) and idle callbacks of our content script or our own page. False
 * if our script does not run there, or does not listen for input yet.
 */
export async function countTimers(page: World): Promise<boolean> {
  return inOurs(page, startCounting).catch(() => false);
}

/**
 * Resolves when nothing more happens without a new event: no counted timer is left, including those set meanwhile, the
 * page has drawn the frames that a card needs to be seen, and the background has answered. Throws if timers are not
 * counted, as in a page that Hashlens leaves alone.
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
    // Our script reads this before it listens, and reads are answered in order.
    await Reflect.get(globalThis, 'chrome').storage.local.get('pagePreferences');
  }
  const { setTimeout: set, clearTimeout: clear, requestIdleCallback: idle } = globalThis;
  const counted = new Set<unknown>();
  const timeout = (run: (...all: unknown[]) => void, ms = 0, ...all: unknown[]) => {
    const id = set(() => {
      // Timers that it sets are counted before this one is removed.
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
    // A new card's request is sent after its second frame. A hidden page draws no frames, nor does one that becomes
    // hidden while it waits.
    const { promise: isHidden, resolve: hide } = Promise.withResolvers<unknown>();
    document.addEventListener('visibilitychange', hide, { once: true });
    for (let frames = 0; !document.hidden && frames < 3; frames += 1)
      await Promise.race([new Promise(requestAnimationFrame), isHidden]);
    awaited = 'the background';
    // A script that an update has orphaned has no background any more.
    const { runtime } = Reflect.get(globalThis, 'chrome');
    await runtime?.sendMessage?.({ name: 'marker', request: null }).catch(() => {});
    awaited = 'timers that it has set';
    await drained();
  };
  // Without this error, a story that times out would not say which step it was waiting for.
  const late = new Promise<never>((_, fail) => {
    later(() => fail(new Error(`Waited half a minute for ${awaited}`)), 30_000);
  });
  await Promise.race([wait(), late]);
}
