import type { LocalExplorer } from '../explorer/local-explorer.ts';
import { startLocalExplorer } from '../explorer/start-local-explorer.ts';
import { finalTransactions } from './final-transactions.ts';
import { timeAnswers, timeFrame, timeRests } from './measure/hover-times.ts';
import { atMost, exactly, median, type Row, timesFloor, toRow } from './measure/row.ts';
import { type Both, withBoth } from './measure/with-both.ts';

// The default value of this preference.
const showAfterMs = 300;

/** Measures how soon a cached answer is shown after the pointer rests, and how soon a late one is painted. */
export async function measureHover(rests: number): Promise<Row[]> {
  // An answer arrives at any moment of a frame, so the median of three was sometimes above one frame.
  const answers = Math.ceil(rests * 0.7);
  const explorer = await startLocalExplorer();
  try {
    return await withBoth(async (both) => {
      await setUp(both, explorer);
      const hashes = finalTransactions('hover cost', answers + 1);
      const lines = hashes.map((hash) => `<p>Transaction ${hash}</p>`);
      const tab = await both.open('ours', both.serve(lines.join('')));
      await tab.quiet();
      const rows: Row[] = [];
      for (const background of ['running', 'stopped'] as const) {
        const all = await timeRests({ both, tab, background, rests, delayMs: showAfterMs });
        const lateFrames = all.map(({ frames }) => frames);
        rows.push(
          toRow({
            figure: `known answer on screen, background ${background}`,
            measured: all.filter(({ frames }) => frames <= 1).length,
            floor: rests,
            budget: exactly(rests),
            isComplete: explorer.log.length === 1,
            note: `no later than one frame after a timer of the page with the same delay (${showAfterMs} ms); at worst ${Math.max(...lateFrames)} frames after it`,
          }),
        );
      }
      const frameMs = await timeFrame(tab);
      const late = await timeAnswers({ both, tab, explorer, lines: answers });
      rows.push(
        toRow({
          figure: 'answer arrives → painted',
          measured: median(late),
          unit: 'ms',
          floor: frameMs,
          budget: atMost(1, timesFloor),
          isComplete: late.length === answers,
          note: `floor: a frame; from the message's task to the end of the frame that shows it; ${late.map((ms) => ms.toFixed(1)).join(', ')}`,
        }),
      );
      return rows;
    });
  } finally {
    await explorer.close();
  }
}

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
