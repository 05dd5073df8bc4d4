import { transactionOf } from '../e2e/values.ts';
import { inPairs, overPairs } from './pairs.ts';
import { type Figure, median, toRow } from './row.ts';
import type { Tab } from './tab.ts';
import type { Side } from './two-extensions.ts';
import { type Both, withBoth } from './with-both.ts';

const rows = 10_000;
const perGroup = 100;
const columns = 4;
const cellsPerTick = 200;
const hashes = 500;
const ticks = 300;
const pairs = 4;
const leastFrames = 0.99;
const frameMs = 1000 / 60;
// A tenth of a frame, as a feed may cost a tenth more.
const budgetCpuMs = frameMs / 10;
const longFrameMs = 25;
const settleMs = 1_500;

/** A large table that is updated at every frame, a tenth of its cells with references. */
export const busyTable: Figure = {
  name: 'table',
  needsBuild: true,
  measure: () =>
    withBoth(async (both) => {
      const path = both.serve(pageBody());
      const all = await inPairs(pairs, async (side) => {
        const { mainMs, frames } = await updateOnce(both, side, path);
        const perSecond = (1_000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0);
        const long = frames.filter((ms) => ms > longFrameMs).length / frames.length;
        const isInert = side === 'inert';
        const least = isInert ? await updateOnce(both, side, path, watchLeast) : { mainMs: 0 };
        const one = isInert ? await updateOnce(both, side, path, markTitle) : { mainMs: 0 };
        return { mainMs, leastMs: least.mainMs, oneMs: one.mainMs, perSecond, long };
      });
      const middle = (read: (one: (typeof all)[number]) => number) => median(all.map(read));
      const frames = overPairs(all, ({ ours, inert }) => ours.perSecond / inert.perSecond);
      const cpu = overPairs(all, ({ ours, inert }) => (ours.mainMs - inert.mainMs) / ticks);
      const least = overPairs(all, ({ inert }) => (inert.leastMs - inert.mainMs) / ticks);
      const one = overPairs(all, ({ inert }) => (inert.oneMs - inert.mainMs) / ticks);
      const [long, inertLong] = [middle(({ ours }) => ours.long), middle(({ inert }) => inert.long)];
      const what = `${rows.toLocaleString('en')}-row table, ${cellsPerTick} cells a frame`;
      return [
        {
          ...toRow({
            what: `${what}: frames`,
            measured: middle(({ ours }) => ours.perSecond),
            unit: 'a second',
            floor: middle(({ inert }) => inert.perSecond),
            budget: `≥ ${leastFrames} × floor`,
            ok: frames.value >= leastFrames,
            note: `floor: with an empty content script; ${frames.spread}; ${(100 * long).toFixed(1)} % of frames over ${longFrameMs} ms, ${(100 * inertLong).toFixed(1)} % without`,
          }),
          ratio: frames.value,
        },
        toRow({
          what: `${what}: added CPU for each frame`,
          measured: cpu.value,
          unit: 'ms',
          floor: least.value,
          budget: `≤ ${budgetCpuMs.toFixed(2)} (a tenth of it)`,
          ok: cpu.value <= budgetCpuMs,
          note: `floor, for comparison: a script of the page itself that hears of the changes, tests each text and has the browser mark what is near; one visible mark alone that nobody touches costs ${one.value.toFixed(2)} ms; main thread, against an empty content script, with which a frame needs ${(middle(({ inert }) => inert.mainMs) / ticks).toFixed(2)} ms; ${cpu.spread}`,
        }),
      ];
    }),
};

function pageBody(): string {
  const values = Array.from({ length: hashes }, (_, at) => transactionOf(`table ${at}`));
  const cells = (at: number) =>
    Array.from({ length: columns }, (_, column) => `<td>${(at * 31 + column * 7) % 1_000}.${at % 100}`).join('');
  const group = (from: number) => Array.from({ length: perGroup }, (_, at) => `<tr>${cells(from + at)}`).join('');
  const groups = Array.from({ length: rows / perGroup }, (_, at) => `<tbody>${group(at * perGroup)}`);
  // As fast tables are made: what nobody sees is not laid out, and what changes in a row moves no other.
  return `<style>table, tbody, td { display: block } table { width: 1000px }
tbody { content-visibility: auto; contain-intrinsic-size: 1000px ${perGroup * 20}px } tr { display: flex }
td { box-sizing: border-box; width: 250px; height: 20px; white-space: nowrap; overflow: hidden }</style>
<table>${groups.join('').replace('<tr>', '<tr><th>A table<tr>')}</table><script id="hashes" type="application/json">${JSON.stringify(values)}</script>`;
}

async function updateOnce({ open }: Both, side: Side, path: string, prepare?: () => void) {
  const tab = await open(side, path);
  if (prepare) await tab.evaluate(prepare);
  await tab.pass(settleMs);
  const before = await tab.used();
  const frames = await update(tab);
  await tab.pass(settleMs);
  const { mainMs } = await tab.used();
  await tab.close();
  return { mainMs: mainMs - before.mainMs, frames };
}

// Runs in the page: marks its title, for good.
function markTitle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root::highlight(one) { text-decoration: underline 1.5px dotted }');
  document.adoptedStyleSheets.push(sheet);
  const title = document.querySelector('th')?.firstChild;
  if (!title) throw new Error('The page has no title to mark.');
  const place = { startContainer: title, startOffset: 0, endContainer: title, endOffset: 1 };
  CSS.highlights.set('one', new Highlight(new StaticRange(place)));
}

// Runs in the page: the least that keeps marks on what is near, right on this one page and on no other.
function watchLeast(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root::highlight(least) { text-decoration: underline 1.5px dotted }');
  document.adoptedStyleSheets.push(sheet);
  const highlight = new Highlight();
  CSS.highlights.set('least', highlight);
  const ranges = new Map<Element, StaticRange>();
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const range = ranges.get(target);
        if (range && isIntersecting) highlight.add(range);
        else if (range) highlight.delete(range);
      }
    },
    { rootMargin: '100%' },
  );
  const look = (cell: Element) => {
    const known = ranges.get(cell);
    const [text] = cell.childNodes;
    const found = text ? /0x[0-9a-fA-F]{40,64}/.exec(text.nodeValue ?? '') : null;
    if (known) {
      highlight.delete(known);
      ranges.delete(cell);
      watcher.unobserve(cell);
    }
    if (!found || !text) return;
    const [startContainer, startOffset] = [text, found.index];
    const end = { endContainer: text, endOffset: startOffset + found[0].length };
    ranges.set(cell, new StaticRange({ startContainer, startOffset, ...end }));
    watcher.observe(cell);
  };
  new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Element) look(target);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

// Milliseconds between the frames of the updates, each of them in a frame's own callback.
function update(tab: Tab): Promise<number[]> {
  return tab.evaluate(
    async (perTick, count) => {
      const hashes: string[] = JSON.parse(document.querySelector('#hashes')?.textContent ?? '[]');
      const cells = [...document.querySelectorAll('td')];
      const took: number[] = [];
      const nextFrame = () => new Promise<number>((done) => requestAnimationFrame(done));
      for (let before = await nextFrame(), tick = 0; tick < count; tick += 1) {
        for (let at = 0; at < perTick; at += 1) {
          const cell = cells[(tick * 7_919 + at * 53) % cells.length];
          if (cell) cell.textContent = at % 10 === 0 ? (hashes[(tick + at) % hashes.length] ?? '') : `${tick}.${at}`;
        }
        const now = await nextFrame();
        took.push(now - before);
        before = now;
      }
      return took;
    },
    cellsPerTick,
    ticks,
  );
}
