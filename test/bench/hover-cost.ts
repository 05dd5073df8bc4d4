import type { LocalExplorer } from '../explorer/local-explorer.ts';
import { startLocalExplorer } from '../explorer/start-local-explorer.ts';
import { finalTransactions } from './final-transactions.ts';
import { type Figure, median, toRow } from './row.ts';
import type { Tab } from './tab.ts';
import { isIn, type TraceEvent, threadWith, traceWhile } from './trace.ts';
import { type Both, withBoth } from './with-both.ts';

const rounds = 12;
const unknown = 8;
const answerMs = 900;
const frameMs = 1000 / 60;
// The default of the preferences.
const showAfterMs = 300;

/** From a resting pointer, and from an answer that comes late, to the frame that paints it. */
export const hoverCost: Figure = {
  name: 'hover',
  needsBuild: true,
  measure: async () => {
    const explorer = await startLocalExplorer();
    try {
      return await withBoth(async (both) => {
        await setUp(both, explorer);
        const [known = '', ...others] = finalTransactions('hover cost', unknown + 1);
        const lines = [known, ...others].map((hash) => `<p>Transaction ${hash}</p>`);
        const tab = await both.open('ours', both.serve(`<p>Nothing is here</p>${lines.join('')}`));
        await tab.quiet();
        const { ours, floor } = await timeRests(tab);
        const late = await timeAnswers(both, tab, explorer);
        const rest = median(ours);
        const answer = median(late);
        return [
          toRow({
            what: `pointer rests ${showAfterMs} ms → frame with the card, answer known`,
            measured: rest,
            unit: 'ms',
            floor: median(floor),
            budget: `≤ ${frameMs.toFixed(1)} (a frame)`,
            ok: rest <= frameMs,
            note: `after the delay, until the frame begins; floor: an empty box that the page itself shows after as long; ${rounds} rests, ${words(ours)}`,
          }),
          toRow({
            what: 'answer arrives → painted',
            measured: answer,
            unit: 'ms',
            budget: `≤ ${frameMs.toFixed(1)} (a frame)`,
            ok: late.length === unknown && answer <= frameMs,
            note: `from the message's task to the end of the frame that has it; ${late.length} answers, ${words(late)}`,
          }),
        ];
      });
    } finally {
      await explorer.close();
    }
  },
};

const words = (all: number[]) => `${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)}`;

async function setUp({ openOwn }: Both, { url, key }: LocalExplorer): Promise<void> {
  const own = await openOwn('options.html');
  await own.evaluate(
    async (apiAddress, apiKey) => {
      const { storage, runtime } = Reflect.get(globalThis, 'chrome');
      await storage.local.set({ apiAddress });
      await runtime.sendMessage({ name: 'saveCredentials', request: { apiKey } });
    },
    url,
    key,
  );
  await own.close();
}

// A card is the only thing on these pages that is in the top layer.
async function timeRests(tab: Tab): Promise<{ ours: number[]; floor: number[] }> {
  await hoverLine(tab, 1);
  await tab.pass(1_500);
  await leave(tab);
  const [ours, floor]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const isOurs of [true, false]) {
      const shown = tab.evaluate(watchRest, showAfterMs, isOurs);
      await tab.pass(50);
      await hoverLine(tab, isOurs ? 1 : 0);
      (isOurs ? ours : floor).push(await shown);
      await tab.evaluate(() => document.querySelector('#floor')?.remove());
      await leave(tab);
    }
  }
  return { ours, floor };
}

// Runs in the page: milliseconds from the end of the delay to the frame that first has a box in the top layer.
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

async function timeAnswers({ session }: Both, tab: Tab, explorer: LocalExplorer): Promise<number[]> {
  explorer.behave({ delayMs: answerMs });
  const all: number[] = [];
  for (let at = 0; at < unknown; at += 1) {
    const events = await traceWhile(session, async () => {
      await hoverLine(tab, at + 2);
      await tab.pass(showAfterMs + answerMs + 600);
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
