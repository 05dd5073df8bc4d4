import { inPairs, overPairs } from './measure/pairs.ts';
import { atMost, median, type Row, timesFloor, toRow } from './measure/row.ts';
import { withBoth } from './measure/with-both.ts';

// Idle callbacks run within this time at the latest.
const settleMs = 800;

/**
 * Measures the CPU that Hashlens adds to a page without references. A single pair means little, as loads vary by
 * milliseconds.
 */
export function measureBlankPage(pairs: number): Promise<Row[]> {
  return withBoth(async (both) => {
    const path = both.serve('<h1>A page</h1><p>It holds a sentence, and nothing else.</p>');
    const all = await inPairs(pairs, async (side) => {
      const tab = await both.open(side, path);
      await tab.pass(settleMs);
      const used = await tab.used();
      await tab.close();
      return used;
    });
    const cpu = overPairs(all, ({ ours, inert }) => ours.mainMs - inert.mainMs);
    return [
      toRow({
        figure: 'blank page: added CPU of the main thread',
        measured: cpu.value,
        unit: 'ms',
        floor: median(all.map(({ inert }) => inert.mainMs)),
        budget: atMost(0.5, timesFloor),
        goal: atMost(0.4, timesFloor),
        note: `floor: what the page costs with an empty content script; ${cpu.spread} ms added`,
      }),
    ];
  });
}
