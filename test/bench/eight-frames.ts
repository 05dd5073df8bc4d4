import { transactionOf } from '../e2e/values.ts';
import { wordsOf } from './page-words.ts';
import { inPairs, overPairs } from './pairs.ts';
import { type Figure, median, toRow } from './row.ts';
import type { Side } from './two-extensions.ts';
import { withBoth } from './with-both.ts';

const pairs = 12;
const documents = 9;
const settleMs = 1_000;
// For each document what a blank page may cost.
const cpuBudgetMs = 5;
const heapBudgetBytes = 500_000;

/** A page with eight frames: of its own site and another, with references and without. */
export const eightFrames: Figure = {
  name: 'frames',
  needsBuild: true,
  measure: () =>
    withBoth(async ({ serve, open, urlOf }) => {
      const plain = serve(`<p>${wordsOf(1, 400)}</p>`);
      const rows = Array.from({ length: 50 }, (_, at) => `<p>${wordsOf(at, 60)} ${transactionOf(`frame ${at}`)}</p>`);
      const full = serve(rows.join(''));
      const pageOf = (side: Side) => {
        const urls = [false, true].flatMap((elsewhere) => [plain, full].map((path) => urlOf(side, path, elsewhere)));
        const frames = [...urls, ...urls].map((url) => `<iframe width="250" height="150" src="${url}"></iframe>`);
        return serve(`<p>${wordsOf(2, 400)}</p>${frames.join('')}`);
      };
      const pages = { ours: pageOf('ours'), inert: pageOf('inert') };
      const all = await inPairs(pairs, async (side) => {
        const tab = await open(side, pages[side]);
        await tab.pass(settleMs);
        const used = await tab.used();
        const { heapBytes } = await tab.kept();
        await tab.close();
        return { ...used, heapBytes };
      });
      const cpu = overPairs(all, ({ ours, inert }) => (ours.mainMs - inert.mainMs) / documents);
      const heap = overPairs(all, ({ ours, inert }) => (ours.heapBytes - inert.heapBytes) / documents);
      const inert = median(all.map((one) => one.inert.mainMs));
      return [
        toRow({
          what: 'page with 8 frames: added CPU for each document',
          measured: cpu.value,
          unit: 'ms',
          budget: `≤ ${cpuBudgetMs}`,
          ok: cpu.value <= cpuBudgetMs,
          note: `main threads, against an empty content script, with which all of it needs ${inert.toFixed(0)} ms; 4 frames of another site, 4 with 50 references; ${cpu.spread}`,
        }),
        toRow({
          what: 'page with 8 frames: added heap for each document',
          measured: heap.value / 1_000,
          unit: 'KB',
          budget: `≤ ${heapBudgetBytes / 1_000}`,
          ok: heap.value <= heapBudgetBytes,
          note: `after a full collection; ${heap.spread} bytes`,
        }),
      ];
    }),
};
