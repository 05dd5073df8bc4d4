import { transactionOf } from '../e2e/values.ts';
import { wordsOf } from './measure/page-words.ts';
import { inPairs, overPairs } from './measure/pairs.ts';
import { atMost, median, type Row, timesFloor, toRow } from './measure/row.ts';
import type { Side } from './measure/two-extensions.ts';
import { withBoth } from './measure/with-both.ts';

const documents = 9;
const settleMs = 1_000;

/**
 * Measures the CPU and heap that Hashlens adds to a page with eight frames, of the same and of another site, with and
 * without references.
 */
export function measureEightFrames(pairs: number): Promise<Row[]> {
  return withBoth(async ({ serve, open, urlOf }) => {
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
    const cpu = overPairs(all, ({ ours, inert }) => ours.mainMs - inert.mainMs);
    const heap = overPairs(all, ({ ours, inert }) => (ours.heapBytes - inert.heapBytes) / documents);
    return [
      toRow({
        figure: 'page with 8 frames: added CPU of the main threads',
        measured: cpu.value,
        unit: 'ms',
        floor: median(all.map(({ inert }) => inert.mainMs)),
        budget: atMost(0.5, timesFloor),
        note: `floor: what the page costs with an empty content script; half of the frames hold 50 references, half are of another site; ${cpu.spread} ms added`,
      }),
      toRow({
        figure: 'page with 8 frames: added heap for each document',
        measured: heap.value / 1_000,
        unit: 'KB',
        budget: atMost(500, 'KB'),
        note: `after a full collection; ${heap.spread} bytes`,
      }),
    ];
  });
}
