import type { LocalExplorer } from '../explorer/local-explorer.ts';
import type { Tab } from './tab.ts';
import { isIn, type TraceEvent, threadWith, traceWhile } from './trace.ts';
import type { Both } from './with-both.ts';

const answerMs = 900;
// Longer than a card waits with its skeleton.
const cardMs = 600;

/**
 * Milliseconds from the end of the delay to the first frame with a card, the answer known: on a page's second line,
 * after it was asked once. The floor is a box that the page itself shows, by a timer of the same delay.
 */
export async function timeRests({
  tab,
  rounds,
  delayMs,
}: {
  tab: Tab;
  rounds: number;
  delayMs: number;
}): Promise<{ ours: number[]; floor: number[] }> {
  await hoverLine(tab, 1);
  await tab.pass(1_500);
  await leave(tab);
  const [ours, floor]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const isOurs of [true, false]) {
      const shown = tab.evaluate(watchRest, delayMs, isOurs);
      await tab.pass(50);
      await hoverLine(tab, isOurs ? 1 : 0);
      (isOurs ? ours : floor).push(await shown);
      await tab.evaluate(() => document.querySelector('#floor')?.remove());
      await leave(tab);
    }
  }
  return { ours, floor };
}

// Runs in the page: milliseconds from the end of the delay to the frame that first has a box in the top layer;
// nothing else on these pages is there.
function watchRest(delayMs: number, isOurs: boolean): Promise<number> {
  return new Promise((done) => {
    let restMs = Number.NaN;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onMove = () => {
      restMs = performance.now();
      clearTimeout(timer);
      if (!isOurs) timer = setTimeout(showBox, delayMs);
    };
    const showBox = () => {
      const box = document.createElement('div');
      box.id = 'floor';
      box.popover = 'manual';
      document.documentElement.append(box);
      box.showPopover();
    };
    const look = (frameStartMs: number) => {
      if (!document.querySelector(':popover-open')) return void requestAnimationFrame(look);
      removeEventListener('pointermove', onMove, true);
      done(frameStartMs - restMs - delayMs);
    };
    addEventListener('pointermove', onMove, true);
    requestAnimationFrame(look);
  });
}

/** Milliseconds from the task that brings an answer to the end of the frame that has it, one for each line after the second. */
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
      await hoverLine(tab, at + 2);
      await tab.pass(answerMs + 2 * cardMs);
    });
    await leave(tab);
    all.push(...answerToPaint(threadWith(events, '/content-scripts/')));
  }
  return all;
}

// The answer is the first message to our world long after the rest, when the skeleton stands.
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
