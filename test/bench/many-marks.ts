import { transactionOf } from '../e2e/values.ts';
import { watchMarks } from './marked.ts';
import { inPairs, overPairs } from './pairs.ts';
import { type Figure, toRow } from './row.ts';
import type { Tab } from './tab.ts';
import { type Both, withBoth } from './with-both.ts';

const references = 10_000;
const pairs = 5;
const frameMs = 1000 / 60;
const scrollFrames = 150;
const budgetMarkedMs = 500;
const jumps = 8;
// The viewport and one more on each side; as much again because marking goes by blocks of the page.
const budgetViewports = 6;

/** A page with a great many references: only what is near the viewport is marked, and scrolling does not feel it. */
export const manyMarks: Figure = {
  name: 'marks',
  needsBuild: true,
  measure: () =>
    withBoth(async (both) => {
      const path = both.serve(
        Array.from({ length: references }, (_, at) => `<p>Transfer ${at} in ${transactionOf(`mark ${at}`)}</p>`).join(
          '',
        ),
      );
      const all = await inPairs(pairs, async (side) => {
        const tab = await both.open(side, path);
        await tab.quiet();
        const frames = await scrollThrough(tab);
        await tab.close();
        return { worst: Math.max(...frames), long: frames.filter((ms) => ms > 1.5 * frameMs).length };
      });
      const worst = overPairs(all, ({ ours, inert }) => ours.worst - inert.worst);
      const long = overPairs(all, ({ ours, inert }) => ours.long - inert.long);
      const { most, inViewport, slowestMs } = await jumpAround(both, path);
      return [
        toRow({
          what: `${references.toLocaleString('en')} references: marks at once`,
          measured: most,
          unit: '',
          floor: inViewport,
          budget: `≤ ${budgetViewports} viewports`,
          ok: most > 0 && most <= budgetViewports * inViewport,
          note: 'floor: what stands in one viewport; marked is the viewport and one on each side',
        }),
        toRow({
          what: 'scrolling through them: added to the worst frame',
          measured: worst.value,
          unit: 'ms',
          budget: `≤ ${frameMs.toFixed(1)} (a frame)`,
          ok: worst.value <= frameMs,
          note: `against an empty content script, ${scrollFrames} frames; ${worst.spread}; long frames: ${long.value} more`,
        }),
        toRow({
          what: 'a scroll stops → all that is visible is marked',
          measured: slowestMs,
          unit: 'ms',
          budget: `≤ ${budgetMarkedMs}`,
          ok: slowestMs <= budgetMarkedMs,
          note: `the slowest of ${jumps} jumps`,
        }),
      ];
    }),
};

// Milliseconds between the frames of a scroll from the top to the bottom.
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
    async (times, givenUpMs) => {
      const all = [...document.querySelectorAll('p')];
      const marked = (): Map<Element | null, string> => Reflect.get(globalThis, 'markedTexts')();
      const visible = () =>
        all.filter((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        });
      const way = document.documentElement.scrollHeight - innerHeight;
      let [most, inViewport, slowestMs] = [marked().size, visible().length, 0];
      for (let at = 0; at < times; at += 1) {
        // Forth and back, far enough that nothing there was near before.
        scrollTo(0, way * ((at * 0.37 + 0.31) % 1));
        const startMs = performance.now();
        const wanted = visible();
        inViewport = Math.max(inViewport, wanted.length);
        for (let isDone = false; !isDone && performance.now() - startMs < givenUpMs; ) {
          await new Promise(requestAnimationFrame);
          const now = marked();
          isDone = wanted.every((one) => now.has(one));
        }
        slowestMs = Math.max(slowestMs, performance.now() - startMs);
        await new Promise((done) => setTimeout(done, 300));
        most = Math.max(most, marked().size);
      }
      return { most, inViewport, slowestMs };
    },
    jumps,
    3_000,
  );
  await tab.close();
  return seen;
}
