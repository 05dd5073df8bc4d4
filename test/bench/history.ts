import type { DrivenPage } from '../e2e/driver/driver.ts';
import { lookUp } from '../e2e/driver/forms.ts';
import { clickNamed, textOf } from '../e2e/driver/hands.ts';
import { until } from '../e2e/driver/until.ts';
import { addressOf } from '../e2e/values.ts';
import { generateBalances } from '../explorer/generator/generate-balances.ts';
import { atMost, exactly, type Row, toRow } from './measure/row.ts';
import { type Hashlens, nothingInFlight, withHashlens } from './measure/with-hashlens.ts';

const changes = 600;
const pageSize = 50;
const price = 50;
// The newest page stays fresh for 30 s. Reopening sends requests only after that.
const staleAfterMs = 31_000;

/** Measures what it costs to open a long history again, and to continue a partly loaded one. */
export function measureHistory(): Promise<Row[]> {
  return withHashlens(async (hashlens) => {
    const { log } = hashlens.explorer;
    const [whole = '', half = ''] = longHistories(2);

    await loadAll(hashlens, whole);
    const first = log.length;
    const halfLoaded = await loadSome(hashlens, half);
    await new Promise((done) => setTimeout(done, staleAfterMs));
    await hashlens.driver.killBackground();

    const before = log.length;
    const isComplete = await reopen(hashlens, whole);
    const again = log.length - before;

    const resumed = log.length;
    await loadAll(hashlens, half);
    const rest = log.length - resumed;
    const missing = Math.ceil(changes / pageSize) - halfLoaded;
    const cursors = log.filter(({ path }) => path.includes(half)).map(({ query }) => query.block_number ?? 'newest');
    const older = cursors.filter((cursor) => cursor !== 'newest');
    return [
      toRow({
        figure: `reopening ${changes} changes: requests`,
        measured: again,
        floor: 1,
        budget: exactly(1),
        isComplete,
        note: `the first time took ${first}; since then the background was killed and the newest page became stale`,
      }),
      toRow({
        figure: `reopening ${changes} changes: credits`,
        measured: again * price,
        floor: price,
        budget: exactly(price),
        isComplete,
        note: `the first time took ${first * price}`,
      }),
      toRow({
        figure: 'continuing a half-loaded history: requests',
        measured: rest,
        floor: missing + 1,
        budget: atMost(missing + 1),
        note: `the missing pages and the newest; ${halfLoaded} of ${Math.ceil(changes / pageSize)} pages were loaded`,
      }),
      toRow({
        figure: 'continuing a half-loaded history: pages asked for twice',
        measured: older.length - new Set(older).size,
        budget: exactly(0),
      }),
    ];
  });
}

// The generator makes at most 600 changes for an address, and about one address in 600 has that many.
function longHistories(count: number): string[] {
  const found: string[] = [];
  for (let at = 0; found.length < count; at += 1) {
    const address = addressOf(`long history ${at}`);
    if (/dead$|0[45]\d\d$|04b3$|50cc$/.test(address)) continue;
    if (generateBalances({ chainId: 1, address, now: Date.now() }).length === changes) found.push(address);
  }
  return found;
}

async function openHistory({ driver }: Hashlens, address: string): Promise<DrivenPage> {
  const popup = await driver.openExtensionPage('popup.html');
  await lookUp(popup, address);
  await until('the balance is there', async () => /\d ETH/.test(await textOf(popup)));
  return popup;
}

async function loadAll(hashlens: Hashlens, address: string): Promise<void> {
  const popup = await openHistory(hashlens, address);
  await clickNamed(popup, 'Load full history');
  await until('all of it is loaded', async () => (await textOf(popup)).includes('the full history.'), 60_000);
  await nothingInFlight(hashlens.explorer);
  await popup.close();
}

// Returns the number of pages requested until loading was stopped.
async function loadSome(hashlens: Hashlens, address: string): Promise<number> {
  const { explorer } = hashlens;
  const asked = () => explorer.log.filter(({ path }) => path.includes(address)).length;
  const popup = await openHistory(hashlens, address);
  explorer.behave({ path: address, delayMs: 400 });
  await clickNamed(popup, 'Load full history');
  await until('some of it is loaded', async () => asked() >= 5, 60_000);
  await clickNamed(popup, 'Stop');
  await nothingInFlight(explorer);
  await popup.evaluate(() => new Promise((done) => setTimeout(done, 800)));
  await popup.close();
  return asked();
}

async function reopen(hashlens: Hashlens, address: string): Promise<boolean> {
  const popup = await openHistory(hashlens, address);
  await popup.evaluate(() => new Promise((done) => setTimeout(done, 2_000)));
  await nothingInFlight(hashlens.explorer);
  const text = await textOf(popup);
  await popup.close();
  return text.includes(String(changes)) && !text.includes('Load full history');
}
