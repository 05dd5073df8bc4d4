import { addressOf, transactionOf } from '../e2e/values.ts';
import { inPairs, overPairs } from './measure/pairs.ts';
import { atMost, median, type Row, toRow } from './measure/row.ts';
import { withBoth } from './measure/with-both.ts';

const mutations = 100_000;
const perBurst = 1_000;
const texts = 400;

/** Measures the heap and DOM nodes that remain after a page has changed all day. */
export function measureLongSession(pairs: number): Promise<Row[]> {
  return withBoth(async (both) => {
    const words = Array.from({ length: texts }, (_, at) =>
      at % 3 === 0 ? transactionOf(`session ${at}`) : at % 3 === 1 ? addressOf(`session ${at}`) : `Nothing in ${at}`,
    );
    const path = both.serve(
      `<ul></ul><script id="words" type="application/json">${JSON.stringify(words)}</script><script>(${fillList})()</script>`,
    );
    const all = await inPairs(pairs, async (side) => {
      const tab = await both.open(side, path);
      // The first burst is not measured: objects created on first use remain, and are not a leak.
      await tab.evaluate(change, perBurst, perBurst);
      await tab.quiet();
      const before = await tab.kept();
      await tab.evaluate(change, mutations, perBurst);
      await tab.quiet();
      const after = await tab.kept();
      await tab.close();
      return { heapBytes: after.heapBytes - before.heapBytes, nodes: after.nodes - before.nodes };
    });
    const heap = overPairs(all, ({ ours, inert }) => ours.heapBytes - inert.heapBytes);
    const nodes = overPairs(all, ({ ours, inert }) => ours.nodes - inert.nodes);
    const own = median(all.map(({ inert }) => inert.heapBytes));
    const what = `${mutations.toLocaleString('en')} mutations`;
    return [
      toRow({
        figure: `${what}: added heap`,
        measured: heap.value / 1_000,
        unit: 'KB',
        budget: atMost(1_000, 'KB'),
        note: `after a full collection, less what the page with an empty content script keeps (${Math.round(own / 1_000)} KB); ${heap.spread} bytes`,
      }),
      toRow({
        figure: `${what}: added DOM nodes`,
        measured: nodes.value,
        // A page's own node count varies a little. A list kept by mistake has thousands of nodes.
        budget: atMost(500),
        note: nodes.spread,
      }),
    ];
  });
}

// `fillList` and `change` run in the page.
function fillList(): void {
  const words: string[] = JSON.parse(document.querySelector('#words')?.textContent ?? '[]');
  for (const text of words) {
    const item = document.createElement('li');
    item.append('Line ', document.createElement('b'), text);
    document.querySelector('ul')?.append(item);
  }
}

async function change(count: number, burst: number): Promise<void> {
  const words: string[] = JSON.parse(document.querySelector('#words')?.textContent ?? '[]');
  const list = document.querySelector('ul');
  const textAt = (at: number) => words[at % words.length] ?? '';
  for (let done = 0; list && done < count; ) {
    for (const end = done + burst; done < end; done += 4) {
      // One item is added and one removed, so that the list keeps its length. One text is replaced, one changed in
      // place.
      const item = document.createElement('li');
      item.append('Line ', document.createElement('b'), textAt(done));
      list.append(item);
      list.firstElementChild?.remove();
      list.children[done % list.children.length]?.lastChild?.replaceWith(textAt(done + 1));
      const last = list.children[(done * 7) % list.children.length]?.lastChild;
      if (last) last.nodeValue = textAt(done + 2);
    }
    await new Promise((next) => setTimeout(next, 16));
  }
}
