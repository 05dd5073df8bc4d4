import type { LocalExplorer } from '../../explorer/local-explorer.ts';
import { median } from './row.ts';
import type { Tab } from './tab.ts';
import { isIn, type TraceEvent, threadWith, traceWhile } from './trace.ts';
import type { Both } from './with-both.ts';

const answerMs = 900;
// Longer than the delay after which a card shows its skeleton.
const cardMs = 600;

/**
 * Returns, for each rest on the first line (its answer is cached), how many frames after a page timer of the same delay
 * the card opens. 0 is the same frame. A card without its answer would open three frames after the timer.
 */
export async function timeRests({
  both,
  tab,
  background,
  rests,
  delayMs,
}: {
  both: Both;
  tab: Tab;
  background: 'running' | 'stopped';
  rests: number;
  delayMs: number;
}): Promise<{ frames: number }[]> {
  await hoverLine(tab, 0);
  await tab.pass(1_500);
  await leave(tab);
  const all: { frames: number }[] = [];
  for (let rest = 0; rest < rests; rest += 1) {
    if (background === 'stopped') await both.stopBackground(tab);
    const shown = tab.evaluate(watchRest, delayMs);
    await tab.pass(50);
    await hoverLine(tab, 0);
    all.push({ frames: await shown });
    await leave(tab);
  }
  return all;
}

// Runs in the page. Counts frames from the one after its own timer to the first with a box in the top layer, which only
// the card uses on these pages.
function watchRest(delayMs: number): Promise<number> {
  return new Promise((done) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    let due = Number.POSITIVE_INFINITY;
    const onMove = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        due = frame + 1;
      }, delayMs);
    };
    const look = () => {
      frame += 1;
      if (!document.querySelector(':popover-open')) return void requestAnimationFrame(look);
      removeEventListener('pointermove', onMove, true);
      clearTimeout(timer);
      done(Math.max(0, frame - due));
    };
    addEventListener('pointermove', onMove, true);
    requestAnimationFrame(look);
  });
}

/** Returns the median duration of 100 frames of this tab, in milliseconds. */
export async function timeFrame(tab: Tab): Promise<number> {
  const all = await tab.evaluate(async () => {
    const nextFrame = () => new Promise<number>((done) => requestAnimationFrame(done));
    const took: number[] = [];
    for (let before = await nextFrame(); took.length < 100; ) {
      const now = await nextFrame();
      took.push(now - before);
      before = now;
    }
    return took;
  });
  return median(all);
}

/**
 * Returns the milliseconds from the task that delivers an answer to the end of the frame that shows it, for each line
 * after the first.
 */
export async function timeAnswers({
  both,
  tab,
  explorer,
  lines,
}: {
  both: Both;
  tab: Tab;
  explorer: LocalExplorer;
  lines: number;
}): Promise<number[]> {
  explorer.behave({ delayMs: answerMs });
  const all: number[] = [];
  for (let at = 0; at < lines; at += 1) {
    const events = await traceWhile(both.session, async () => {
      await hoverLine(tab, at + 1);
      await tab.pass(answerMs + 2 * cardMs);
    });
    await leave(tab);
    all.push(...answerToPaint(threadWith(events, '/content-scripts/')));
  }
  return all;
}

// The answer is the first message to our world more than `answerMs` after the first call, when the skeleton is open.
function answerToPaint(thread: TraceEvent[]): number[] {
  const calls = thread.filter(({ name, args }) => name === 'v8.callFunction' && args.worldName === 'Hashlens');
  const own = ['TimerFire', 'FireAnimationFrame', 'FireIdleCallback', 'EventDispatch'];
  const around = thread.filter(({ name }) => own.includes(name));
  const [first] = calls;
  const answer = calls.find(
    (call) => first && call.ts > first.ts + 1_000 * answerMs && !around.some((one) => isIn(call, one)),
  );
  const painted = answer && thread.find(({ name, ts }) => name === 'Commit' && ts > answer.ts);
  return answer && painted ? [(painted.ts + (painted.dur ?? 0) - answer.ts) / 1_000] : [];
}

async function hoverLine(tab: Tab, line: number): Promise<void> {
  const { x, y } = await tab.evaluate((at) => {
    const box = document.querySelectorAll('p')[at]?.getBoundingClientRect();
    return { x: 200, y: box ? box.y + box.height / 2 : 0 };
  }, line);
  await tab.page.mouse.move(x, y, { steps: 4 });
}

async function leave(tab: Tab): Promise<void> {
  await tab.page.mouse.move(1_090, 790, { steps: 4 });
  await tab.page.waitForFunction(() => !document.querySelector(':popover-open'));
  await tab.pass(100);
}
