import { transactionOf } from '../e2e/values.ts';
import { watchMarks } from './measure/marked.ts';
import { inPairs, overPairs } from './measure/pairs.ts';
import { atLeast, atMost, exactly, median, type Row, timesFloor, toRow } from './measure/row.ts';
import type { Tab } from './measure/tab.ts';
import { type Both, withBoth } from './measure/with-both.ts';

const references = 10_000;
const scrollFrames = 150;
const jumps = 8;
const markedWithinMs = 500;

/** Measures a page with very many references: how many are highlighted at once, and whether scrolling stays smooth. */
export function measureManyMarks(pairs: number): Promise<Row[]> {
  return withBoth(async (both) => {
    const lines = Array.from(
      { length: references },
      (_, at) => `<p>Transfer ${at} in ${transactionOf(`mark ${at}`)}</p>`,
    );
    const path = both.serve(lines.join(''));
    const all = await inPairs(pairs, async (side) => {
      const tab = await both.open(side, path);
      await tab.quiet();
      const frames = await scrollThrough(tab);
      await tab.close();
      return (1_000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0);
    });
    const rate = overPairs(all, ({ ours, inert }) => ours / inert);
    const { most, inViewport, inTime } = await jumpAround(both, path);
    const what = `${references.toLocaleString('en')} references`;
    return [
      toRow({
        figure: `${what}: highlighted at once`,
        measured: most,
        floor: inViewport,
        // 3 is the viewport and one more on each side. It is doubled because highlighting works in blocks of the page.
        budget: atMost(6, timesFloor),
        isComplete: most > 0,
        note: 'floor: the references in one viewport',
      }),
      toRow({
        figure: `${what}: frames while scrolling`,
        measured: median(all.map(({ ours }) => ours)),
        unit: 'a second',
        floor: median(all.map(({ inert }) => inert)),
        ratio: rate.value,
        budget: atLeast(0.99, timesFloor),
        note: `floor: with an empty content script; ${rate.spread}`,
      }),
      toRow({
        figure: `${what}: jumps after which all that is visible is highlighted`,
        measured: inTime,
        floor: jumps,
        budget: exactly(jumps),
        note: `within ${markedWithinMs} ms`,
      }),
    ];
  });
}

// Returns the milliseconds between frames of a scroll from top to bottom.
function scrollThrough(tab: Tab): Promise<number[]> {
  return tab.evaluate(async (frames) => {
    const way = document.documentElement.scrollHeight - innerHeight;
    const nextFrame = () => new Promise<number>((done) => requestAnimationFrame(done));
    const took: number[] = [];
    let before = await nextFrame();
    for (let at = 1; at <= frames; at += 1) {
      scrollTo(0, (way * at) / frames);
      const now = await nextFrame();
      took.push(now - before);
      before = now;
    }
    return took;
  }, scrollFrames);
}

async function jumpAround({ open }: Both, path: string) {
  const tab = await open('ours', path);
  await tab.quiet();
  await watchMarks(tab);
  const seen = await tab.evaluate(
    async (times, limitMs) => {
      const all = [...document.querySelectorAll('p')];
      const marked = (): Map<Element | null, string> => Reflect.get(globalThis, 'markedTexts')();
      const visible = () =>
        all.filter((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        });
      const way = document.documentElement.scrollHeight - innerHeight;
      let [most, inViewport, inTime] = [marked().size, visible().length, 0];
      for (let at = 0; at < times; at += 1) {
        // Jumps back and forth, so far that no part of the new view was near the viewport before.
        scrollTo(0, way * ((at * 0.37 + 0.31) % 1));
        const startMs = performance.now();
        const wanted = visible();
        inViewport = Math.max(inViewport, wanted.length);
        let isDone = false;
        while (!isDone && performance.now() - startMs < limitMs) {
          await new Promise(requestAnimationFrame);
          const now = marked();
          isDone = wanted.every((one) => now.has(one));
        }
        inTime += Number(isDone);
        await new Promise((done) => setTimeout(done, 300));
        most = Math.max(most, marked().size);
      }
      return { most, inViewport, inTime };
    },
    jumps,
    markedWithinMs,
  );
  await tab.close();
  return seen;
}
