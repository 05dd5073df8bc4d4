import { transactionOf } from '../e2e/values.ts';
import { inPairs, overPairs } from './measure/pairs.ts';
import { atLeast, atMost, median, type Row, timesFloor, toRow } from './measure/row.ts';
import type { Tab } from './measure/tab.ts';
import type { Side } from './measure/two-extensions.ts';
import { type Both, withBoth } from './measure/with-both.ts';

const rows = 10_000;
const perGroup = 100;
const columns = 4;
const cellsPerTick = 200;
const hashes = 500;
const ticks = 240;
const settleMs = 1_000;

/** Measures a large table that is updated in every frame, with references in a tenth of the changed cells. */
export function measureBusyTable(pairs: number): Promise<Row[]> {
  return withBoth(async (both) => {
    const path = both.serve(pageBody());
    const all = await inPairs(pairs, async (side) => {
      const { mainMs, frames } = await updateOnce(both, side, path);
      const perSecond = (1_000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0);
      const least = side === 'inert' ? await updateOnce(both, side, path, watchLeast) : { mainMs: 0 };
      return { mainMs, leastMs: least.mainMs, perSecond };
    });
    const frames = overPairs(all, ({ ours, inert }) => ours.perSecond / inert.perSecond);
    const cpu = overPairs(all, ({ ours, inert }) => (ours.mainMs - inert.mainMs) / ticks);
    const least = overPairs(all, ({ inert }) => (inert.leastMs - inert.mainMs) / ticks);
    const what = `${rows.toLocaleString('en')}-row table, ${cellsPerTick} cells a frame`;
    return [
      toRow({
        figure: `${what}: frames`,
        measured: median(all.map(({ ours }) => ours.perSecond)),
        unit: 'a second',
        floor: median(all.map(({ inert }) => inert.perSecond)),
        ratio: frames.value,
        budget: atLeast(0.99, timesFloor),
        note: `floor: with an empty content script; ${frames.spread}`,
      }),
      toRow({
        figure: `${what}: added CPU of a frame`,
        measured: cpu.value,
        unit: 'ms',
        floor: least.value,
        goal: atMost(1.2, timesFloor),
        note: `floor: what the least script that highlights the same adds; main thread; ${cpu.spread} ms`,
      }),
    ];
  });
}

function pageBody(): string {
  const values = Array.from({ length: hashes }, (_, at) => transactionOf(`table ${at}`));
  const cells = (at: number) =>
    Array.from({ length: columns }, (_, column) => `<td>${(at * 31 + column * 7) % 1_000}.${at % 100}`).join('');
  const group = (from: number) => Array.from({ length: perGroup }, (_, at) => `<tr>${cells(from + at)}`).join('');
  const groups = Array.from({ length: rows / perGroup }, (_, at) => `<tbody>${group(at * perGroup)}`);
  // Built like fast tables: rows outside the viewport are not laid out, and a change moves no other row.
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

// Runs in the page: the smallest script that highlights references near the viewport. Correct on this page only.
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

// Returns the milliseconds between frames. Each update runs in its frame's callback.
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
