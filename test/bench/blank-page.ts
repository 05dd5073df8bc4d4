import { inPairs, overPairs } from './pairs.ts';
import { type Figure, median, toRow } from './row.ts';
import { isIn, msOf, threadWith, traceWhile } from './trace.ts';
import { type Both, withBoth } from './with-both.ts';

// One pair says little: a load without us varies by some milliseconds.
const pairs = 60;
const traces = 5;
const cpuBudgetMs = 5;
const taskBudgetMs = 50;
const heapBudgetBytes = 500_000;
// Longer than any idle callback waits.
const settleMs = 800;

/** What a page without anything in it pays. */
export const blankPage: Figure = {
  name: 'blank',
  needsBuild: true,
  measure: () =>
    withBoth(async (both) => {
      const path = both.serve('<h1>A page</h1><p>It holds a sentence, and nothing else.</p>');
      const all = await inPairs(pairs, async (side) => {
        const tab = await both.open(side, path);
        await tab.pass(settleMs);
        const used = await tab.used();
        const { heapBytes } = await tab.kept();
        await tab.close();
        return { ...used, heapBytes };
      });
      const cpu = overPairs(all, ({ ours, inert }) => ours.mainMs - inert.mainMs);
      const heap = overPairs(all, ({ ours, inert }) => ours.heapBytes - inert.heapBytes);
      const processMs = all.reduce((sum, { ours, inert }) => sum + ours.processMs - inert.processMs, 0) / pairs;
      const longest = await longestTask(both, path);
      return [
        toRow({
          what: 'blank page: added CPU of the main thread',
          measured: cpu.value,
          unit: 'ms',
          budget: `≤ ${cpuBudgetMs}`,
          ok: cpu.value <= cpuBudgetMs,
          note: `against an empty content script, which needs ${median(all.map(({ inert }) => inert.mainMs)).toFixed(1)} ms; ${cpu.spread}; whole process +${processMs.toFixed(1)} ms on average`,
        }),
        toRow({
          what: 'blank page: longest task with a script of ours',
          measured: longest,
          unit: 'ms',
          budget: `< ${taskBudgetMs}`,
          ok: longest < taskBudgetMs,
          note: `CPU of the task, the worst of ${traces} loads`,
        }),
        toRow({
          what: 'blank page: added heap',
          measured: heap.value / 1_000,
          unit: 'KB',
          budget: `≤ ${heapBudgetBytes / 1_000}`,
          ok: heap.value <= heapBudgetBytes,
          note: `after a full collection; ${heap.spread} bytes`,
        }),
      ];
    }),
};

async function longestTask({ openEmpty, urlOf, session }: Both, path: string): Promise<number> {
  let longest = 0;
  for (let load = 0; load < traces; load += 1) {
    const tab = await openEmpty();
    const events = await traceWhile(session, async () => {
      await tab.goto(urlOf('ours', path));
      await tab.pass(settleMs);
    });
    await tab.close();
    const thread = threadWith(events, '/content-scripts/');
    // The page has no scripts: where a promise goes on, it is ours.
    const ours = thread.filter(
      ({ name, args }) => name === 'RunMicrotasks' || args.data?.url?.includes('/content-scripts/'),
    );
    const tasks = thread.filter(({ name }) => name === 'RunTask').filter((task) => ours.some((one) => isIn(one, task)));
    longest = Math.max(longest, ...tasks.map(msOf));
  }
  return longest;
}
