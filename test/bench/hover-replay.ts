import type { DrivenPage } from '../e2e/driver/driver.ts';
import { hoverText, noCard, settledCard } from '../e2e/driver/hands.ts';
import { startStoryPages } from '../e2e/story-pages.ts';
import { finalTransactions } from './final-transactions.ts';
import { exactly, type Row, toRow } from './measure/row.ts';
import { type Hashlens, nothingInFlight, withHashlens } from './measure/with-hashlens.ts';

const tabs = 10;
const transactions = 20;
const hoversPerTab = 100;
/** Hovers per tab with the real pointer. The others ask through the card's port, from one extension page per tab. */
const pointedPerTab = 5;
const kills = 2;
const price = 20;

/** Measures a thousand hovers over the same twenty transactions: each transaction is paid for once. */
export function measureHoverReplay(): Promise<Row[]> {
  return withHashlens(async (hashlens) => {
    const pages = await startStoryPages();
    try {
      const { shown, spent } = await replay(hashlens, (body) => pages.serve(body));
      const requests = hashlens.explorer.log.length;
      const wanted = tabs * hoversPerTab;
      const what = `${wanted.toLocaleString('en')} hovers, ${transactions} transactions, ${tabs} tabs`;
      const credits = { floor: transactions * price, budget: exactly(transactions * price) };
      return [
        toRow({
          figure: `${what}: requests`,
          measured: requests,
          floor: transactions,
          budget: exactly(transactions),
          isComplete: shown === wanted,
          note: `${tabs * pointedPerTab} with the pointer, ${wanted - tabs * pointedPerTab} through the card's port; ${shown} answered; background killed ${kills} times`,
        }),
        toRow({ ...credits, figure: `${what}: credits`, measured: requests * price }),
        toRow({ ...credits, figure: `${what}: credits that Hashlens counted`, measured: spent }),
      ];
    } finally {
      await pages.close();
    }
  });
}

async function replay(
  { driver, explorer }: Hashlens,
  serve: (body: string) => string,
): Promise<{ shown: number; spent: number }> {
  const hashes = finalTransactions('hover replay', transactions);
  const body = hashes.map((hash) => `<p style="margin:0 0 8px;font:14px monospace">Transaction ${hash}</p>`).join('');
  const url = serve(body);
  const open = await Promise.all(
    Array.from({ length: tabs }, async (_, at) => ({
      order: toOrder(hashes, at),
      page: await driver.openPage(url),
      own: await driver.openExtensionPage('options.html'),
    })),
  );
  let shown = 0;
  const stretches = kills + 1;
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    const part = <T>(all: T[]) => all.filter((_, at) => at % stretches === stretch);
    // Each tab starts with another transaction, and all tabs ask at the same time.
    const asked = Promise.all(open.map(({ own, order }) => askCards(own, part(order.slice(pointedPerTab)))));
    // Background tabs get pointer moves late, so the pointer visits one tab at a time, brought to the front.
    for (const { page, order } of open) {
      await page.bringToFront();
      for (const hash of part(order.slice(0, pointedPerTab))) shown += Number(await hoverOne(page, hash));
    }
    shown += (await asked).flat().filter((last) => last === 'content').length;
    await nothingInFlight(explorer);
    if (stretch < kills) await driver.killBackground();
  }
  const [first] = open;
  return { shown, spent: first ? await spentOf(first.own) : Number.NaN };
}

function toOrder(hashes: string[], tab: number): string[] {
  return Array.from({ length: hoversPerTab }, (_, at) => hashes[(tab * 2 + at * 7) % hashes.length] ?? '');
}

async function hoverOne(page: DrivenPage, hash: string): Promise<boolean> {
  await hoverText(page, hash);
  const card = await settledCard(page);
  await page.press('Escape');
  await noCard(page);
  return card.name.includes(hash) && card.alerts.length === 0;
}

// Returns the credits that the extension reports as spent today.
function spentOf(page: DrivenPage): Promise<number> {
  return page.evaluate(async () => {
    const { runtime } = Reflect.get(globalThis, 'chrome');
    const envelope = await runtime.sendMessage({ name: 'allowance', request: {} });
    return envelope?.answer?.spentToday ?? -1;
  });
}

/**
 * Requests transactions through a card's port, from an extension page. Returns the kind of each last answer, or
 * "disconnected".
 */
function askCards(page: DrivenPage, hashes: string[]): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const { runtime } = Reflect.get(globalThis, 'chrome');
    const askOne = (hash: string, at: number) =>
      new Promise<string>((resolve) => {
        const port = runtime.connect({ name: 'card' });
        const end = (last: string) => {
          resolve(last);
          port.disconnect();
        };
        port.onDisconnect.addListener(() => end('disconnected'));
        port.onMessage.addListener((answer: { last: boolean; update: { kind: string } }) => {
          if (answer.last) end(answer.update.kind);
        });
        port.postMessage({
          id: `bench-${at}`,
          reference: { kind: 'transaction', hash },
          context: { written: hash, pageHost: '', before: 'Transaction ', after: '' },
          chainId: 1,
          asked: true,
          isSeen: true,
        });
      });
    const all: string[] = [];
    for (const [at, hash] of wanted.entries()) all.push(await askOne(hash, at));
    return all;
  }, hashes);
}
