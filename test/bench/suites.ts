import { overPairs, type Pair } from './measure/pairs.ts';
import { atLeast, median, type Row, timesFloor, toRow } from './measure/row.ts';
import { type SuiteTimes, suiteBody } from './measure/suite-page.ts';
import type { Tab } from './measure/tab.ts';
import { type Both, withBoth } from './measure/with-both.ts';

const warmUps = 3;

/**
 * Measures short suites of ordinary interaction, like those of well-known browser benchmarks: lists, typing,
 * reordering.
 */
export function measureSuites(turns: number): Promise<Row[]> {
  return withBoth(async (both) => {
    const all = await runSuites(both, turns);
    const score = overPairs(all, ({ ours, inert }) => toScore(ours) / toScore(inert));
    const [first] = all;
    const each = Object.keys(first?.ours ?? {}).map((name) => {
      const { value } = overPairs(all, ({ ours, inert }) => (inert[name] ?? 0) / (ours[name] ?? 0));
      return `${name} ${value.toFixed(2)}`;
    });
    const shared = {
      measured: median(all.map(({ ours }) => toScore(ours))),
      floor: median(all.map(({ inert }) => toScore(inert))),
    };
    return [
      toRow({
        ...shared,
        figure: 'interaction suites: score, median',
        ratio: score.value,
        goal: atLeast(0.99, timesFloor),
        note: `floor: with an empty content script, in a frame beside ours; higher is better; ${score.spread}; ${each.join(', ')}`,
      }),
      toRow({
        ...shared,
        figure: 'interaction suites: score, lower quartile',
        ratio: score.lowerQuartile,
        goal: atLeast(0.97, timesFloor),
      }),
    ];
  });
}

// Turns per minute at the geometric mean of the suites, so that no suite outweighs another.
function toScore(times: SuiteTimes): number {
  const all = Object.values(times);
  const mean = Math.exp(all.reduce((sum, ms) => sum + Math.log(ms), 0) / all.length);
  return 60_000 / (mean * all.length);
}

// Both sides are frames of one page, each on its own site and in its own process, so that turns are only moments apart.
async function runSuites({ serve, urlOf, openPlain }: Both, turns: number): Promise<Pair<SuiteTimes>[]> {
  const path = serve(suiteBody());
  const frame = (side: 'ours' | 'inert') =>
    `<iframe id="${side}" width="500" height="400" src="${urlOf(side, path)}"></iframe>`;
  const tab = await openPlain(serve(`${frame('ours')}${frame('inert')}`));
  await tab.pass(1_500);
  await runTurns(tab, warmUps);
  const all = await runTurns(tab, turns);
  await tab.close();
  return all;
}

function runTurns(tab: Tab, count: number): Promise<Pair<SuiteTimes>[]> {
  return tab.evaluate(async (times) => {
    const run = (side: string) =>
      new Promise<Record<string, number>>((done) => {
        const view = document.querySelector<HTMLIFrameElement>(`#${side}`)?.contentWindow;
        addEventListener('message', function listen({ source, data }) {
          if (source !== view) return;
          removeEventListener('message', listen);
          done(data);
        });
        view?.postMessage('run', '*');
      });
    const all: { ours: Record<string, number>; inert: Record<string, number> }[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      const oursFirst = turn % 2 === 0 ? await run('ours') : null;
      const inert = await run('inert');
      all.push({ inert, ours: oursFirst ?? (await run('ours')) });
    }
    return all;
  }, count);
}
