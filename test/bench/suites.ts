import { overPairs, type Pair } from './pairs.ts';
import { type Figure, median, toRow } from './row.ts';
import { type SuiteTimes, suiteBody } from './suite-page.ts';
import type { Tab } from './tab.ts';
import { type Both, withBoth } from './with-both.ts';

const turns = 100;
const warmUps = 5;
const leastScore = 0.99;

/** Small suites of ordinary interaction, as the well-known benchmark of browsers has: lists, typing, re-ordering. */
export const suites: Figure = {
  name: 'suites',
  needsBuild: true,
  measure: () =>
    withBoth(async (both) => {
      const all = await runSuites(both);
      const score = overPairs(all, ({ ours, inert }) => toScore(ours) / toScore(inert));
      const [first] = all;
      const each = Object.keys(first?.ours ?? {}).map((name) => {
        const { value } = overPairs(all, ({ ours, inert }) => (inert[name] ?? 0) / (ours[name] ?? 0));
        return `${name} ${value.toFixed(2)}`;
      });
      return [
        {
          ...toRow({
            what: `interaction suites, score of ${turns} turns`,
            measured: median(all.map(({ ours }) => toScore(ours))),
            unit: '',
            floor: median(all.map(({ inert }) => toScore(inert))),
            budget: `≥ ${leastScore} × floor`,
            ok: score.value >= leastScore,
            note: `floor: with an empty content script, in a frame beside ours; higher is better; ${score.spread}; ${each.join(', ')}`,
          }),
          ratio: score.value,
        },
      ];
    }),
};

// Turns in a minute at the geometric mean of the suites: no suite outweighs another.
function toScore(times: SuiteTimes): number {
  const all = Object.values(times);
  const mean = Math.exp(all.reduce((sum, ms) => sum + Math.log(ms), 0) / all.length);
  return 60_000 / (mean * all.length);
}

// Both sides are frames of one page, on sites and in processes of their own: turns are a moment apart.
async function runSuites({ serve, urlOf, openPlain }: Both): Promise<Pair<SuiteTimes>[]> {
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
