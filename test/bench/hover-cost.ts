import type { LocalExplorer } from '../explorer/local-explorer.ts';
import { startLocalExplorer } from '../explorer/start-local-explorer.ts';
import { finalTransactions } from './final-transactions.ts';
import { timeAnswers, timeRests } from './hover-times.ts';
import { type Figure, median, toRow } from './row.ts';
import { type Both, withBoth } from './with-both.ts';

const rounds = 12;
const unknown = 8;
const frameMs = 1000 / 60;
// The default of the preferences.
const showAfterMs = 300;

/** From a resting pointer, and from an answer that comes late, to the frame that paints it. */
export const hoverCost: Figure = {
  name: 'hover',
  needsBuild: true,
  measure: async () => {
    const explorer = await startLocalExplorer();
    try {
      return await withBoth(async (both) => {
        await setUp(both, explorer);
        const [known = '', ...others] = finalTransactions('hover cost', unknown + 1);
        const lines = [known, ...others].map((hash) => `<p>Transaction ${hash}</p>`);
        const tab = await both.open('ours', both.serve(`<p>Nothing is here</p>${lines.join('')}`));
        await tab.quiet();
        const { ours, floor } = await timeRests({ tab, rounds, delayMs: showAfterMs });
        const late = await timeAnswers({ both, tab, explorer, lines: unknown });
        const rest = median(ours);
        const answer = median(late);
        return [
          toRow({
            what: `pointer rests ${showAfterMs} ms → frame with the card, answer known`,
            measured: rest,
            unit: 'ms',
            floor: median(floor),
            budget: `≤ ${frameMs.toFixed(1)} (a frame)`,
            ok: rest <= frameMs,
            note: `after the delay, until the frame begins; floor: an empty box that the page itself shows after as long; ${rounds} rests, ${words(ours)}`,
          }),
          toRow({
            what: 'answer arrives → painted',
            measured: answer,
            unit: 'ms',
            budget: `≤ ${frameMs.toFixed(1)} (a frame)`,
            ok: late.length === unknown && answer <= frameMs,
            note: `from the message's task to the end of the frame that has it; ${late.length} answers, ${words(late)}`,
          }),
        ];
      });
    } finally {
      await explorer.close();
    }
  },
};

const words = (all: number[]) => `${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)}`;

async function setUp({ openOwn }: Both, { url, key }: LocalExplorer): Promise<void> {
  const own = await openOwn('options.html');
  await own.evaluate(
    async (apiAddress, apiKey) => {
      const { runtime } = Reflect.get(globalThis, 'chrome');
      await runtime.sendMessage({ name: 'saveGuarded', request: { apiAddress } });
      await runtime.sendMessage({ name: 'saveCredentials', request: { apiKey } });
    },
    url,
    key,
  );
  await own.close();
}
