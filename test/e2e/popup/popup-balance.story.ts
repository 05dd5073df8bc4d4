import { languageNames } from '../../../src/i18n/choose-language.ts';
import { generateBalances } from '../../explorer/generator/generate-balances.ts';
import { toReply } from '../../tools/odd-histories.ts';
import { chartBox, lineOf, readOutOf } from '../driver/chart.ts';
import type { DrivenPage } from '../driver/driver.ts';
import { lookUp } from '../driver/forms.ts';
import { alertsOf, clickNamed, pointOf, textOf } from '../driver/hands.ts';
import { prefer } from '../driver/set-up.ts';
import { timersDrained } from '../driver/timers.ts';
import { longHistory } from '../long-history.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf, partiesOf, transactionOf } from '../values.ts';

const ether = 10n ** 18n;

test('an address draws the line of its balance, which Tab reaches and an arrow key reads out', async ({ driver }) => {
  const popup = await driver.openExtensionPage('popup.html');

  await lookUp(popup, addressOf('popup chart'));

  await expect.poll(async () => (await lineOf(popup)).share, { message: 'the line crosses it' }).toBeGreaterThan(0.7);
  expect((await lineOf(popup)).rows, 'the line goes up and down').toBeGreaterThan(20);
  const { x, y, width, height } = await chartBox(popup);
  const below = () => popup.evaluate(() => document.querySelector('.below-chart')?.getBoundingClientRect().height);
  const reserved = await below();
  await popup.moveTo({ x: x + width * 0.6, y: y + height / 2 });
  await expect.poll(async () => (await readOutOf(popup)).shown).not.toBe('');
  expect(await below(), 'nothing moves').toBe(reserved);
  await popup.moveTo({ x: x + width / 2, y: 4 });
  await expect.poll(async () => (await readOutOf(popup)).shown).toBe('');
  expect(await textOf(popup)).toContain('Recent changes');

  await focusChart(popup);
  const { spoken: newest } = await readOutOf(popup);
  await popup.press('ArrowLeft');
  await expect.poll(async () => (await readOutOf(popup)).spoken).not.toBe(newest);
  expect(await alertsOf(popup)).toEqual([]);
});

for (const language of languageNames)
  test(
    `in the words of "${language}" all of a balance is in view at once in the popup of the toolbar`,
    nightly,
    async ({ driver }) => {
      const popup = await driver.openExtensionPage('popup.html');
      await popup.setViewport({ width: 500, height: 700 });
      const hash = transactionOf('popup chart');
      await lookUp(popup, hash);
      await expect.poll(() => textOf(popup)).toContain('Fee');
      await lookUp(popup, partiesOf(hash).from);
      await expect.poll(() => textOf(popup)).toContain('you looked up');
      await expect.poll(() => textOf(popup)).toContain('Load full history');
      // Drawn as in the toolbar, without a tab's frame.
      await popup.evaluate(() => {
        document.documentElement.dataset.place = 'popup';
      });
      await prefer(driver, { language });
      await expect.poll(() => popup.evaluate(() => document.documentElement.lang)).toMatch(new RegExp(`^${language}`));

      // The important parts end above the popup's foot, which ends at 600 px.
      const bottoms = () =>
        popup.evaluate(() => {
          const important = document.querySelectorAll('.search, .tabs, .say, .chart, .loader, .export, footer');
          return [...important].map((one) => Math.round(one.getBoundingClientRect().bottom));
        });
      const foot = () => popup.evaluate(() => document.querySelector('footer')?.getBoundingClientRect().top ?? 0);
      await expect.poll(async () => (await bottoms()).length).toBe(7);
      expect(Math.max(...(await bottoms()))).toBe(600);
      expect(Math.max(...(await bottoms()).slice(0, -1))).toBeLessThanOrEqual(await foot());
      // Without the line about earlier lookups, and in another view, it is as high.
      await popup.evaluate(() => document.querySelector('.earlier')?.remove());
      expect(Math.max(...(await bottoms()).slice(0, -1))).toBeLessThanOrEqual(await foot());
      await popup.evaluate(() => document.querySelector<HTMLElement>('#watched-tab')?.click());
      expect((await bottoms()).at(-1)).toBe(600);
    },
  );

test('the table of changes is no wider than the popup of the toolbar', nightly, async ({ driver }) => {
  const popup = await driver.openExtensionPage('popup.html');
  // In a tab, the popup has a frame around it.
  await popup.setViewport({ width: 420 + 2 * 17, height: 700 });
  await lookUp(popup, '0xFD85574679CC42EAFfBf473fda1b07692167e6d4');
  await clickNamed(popup, 'Table');

  const measure = () =>
    popup.evaluate(() => {
      const frame = document.querySelector('.table-frame');
      return (
        frame && { rows: frame.querySelectorAll('tbody tr').length, beyond: frame.scrollWidth - frame.clientWidth }
      );
    });

  await expect.poll(async () => (await measure())?.rows).toBeGreaterThan(15);
  expect((await measure())?.beyond).toBe(0);
});

test(
  'each range draws what happened in it, and says what that comes to, in words, read-out and table',
  nightly,
  async ({ driver, service }) => {
    const address = addressOf('popup ranges');
    const changes = [1, 3, 20, 100, 200, 500].map((days, at) => ({
      block: 26_000_000 - days * 7200,
      // One ETH each, so that a range's total equals its number of changes.
      delta: String(ether),
      value: String(ether * BigInt(6 - at)),
      time: new Date(Date.now() - days * 86_400_000).toISOString(),
    }));
    service.behave({ path: address, reply: toReply(changes) });
    const popup = await driver.openExtensionPage('popup.html');
    await lookUp(popup, address);
    await expect.poll(async () => (await lineOf(popup)).share).toBeGreaterThan(0.7);
    const { x, y, height } = await chartBox(popup);

    const named = `Balance of ${address.slice(0, 6)}…${address.slice(-4)} on Ethereum: `;
    for (const [name, count, span, lowest] of [
      ['1W', 2, 'in the last week', 4],
      ['1M', 3, 'in the last month', 3],
      ['1Y', 5, 'in the last year', 1],
      ['All', 6, 'since about', 1],
    ] as const) {
      await clickNamed(popup, name);
      await expect
        .poll(() => textOf(popup))
        .toContain(name === 'All' ? 'the full history' : `${count} changes, +${count} ETH ${span}`);
      expect(await textOf(popup)).toContain('6 ETH on Ethereum Last change +1 ETH about 1 day ago');
      expect((await lineOf(popup)).share).toBeGreaterThan(0.5);
      await popup.moveTo({ x: x + 2, y: y + height / 2 });
      // A range starts with the balance of the change before it.
      const [first, before] = changes.slice(Math.min(count, 5));
      const [at, since] = [first, before].map((one) => one?.block.toLocaleString('en-US'));
      const between = since === undefined ? '' : ` between blocks ${since} and ${at}`;
      await expect
        .poll(async () => (await readOutOf(popup)).shown)
        .toContain(`Balance ${6 - Math.min(count, 5)} ETH Recorded change +1 ETH${between} Block ${at} `);
      const extremes = `Lowest ${lowest} ETH, highest 6 ETH, now 6 ETH`;
      expect(await summaryOf(popup)).toMatch(
        new RegExp(
          `^${named}${count} changes since about\\s\\w+.*\\. ${extremes}\\. Times are approximate\\. Arrow keys`,
        ),
      );
      await clickNamed(popup, 'Table');
      await expect.poll(() => rowsOfTable(popup)).toEqual({ said: count + 1, name: 'Balance changes', drawn: count });
      await clickNamed(popup, 'Table');
      await expect.poll(async () => (await lineOf(popup)).share).toBeGreaterThan(0.5);
    }
    expect(await alertsOf(popup)).toEqual([]);
  },
);

test(
  'the newest change leads to its transaction in the popup, and from there back to the chart',
  nightly,
  async ({ driver, service }) => {
    const [address, hash] = [addressOf('popup leads on'), transactionOf('popup leads on')];
    const change = { block: 20_000_000, delta: '5', value: '5', hash };
    service.behave({ path: `addresses/${address}`, reply: toReply([change]) });
    const popup = await driver.openExtensionPage('popup.html');
    await lookUp(popup, address);
    await expect.poll(() => textOf(popup)).toContain(`${hash.slice(0, 6)}…${hash.slice(-4)}`);

    await popup.click(await pointOf(popup, '.recent .link'));

    await expect.poll(() => transactionText(popup)).toMatch(/From[\s\S]*Block/);
    expect(service.log.map(({ path }) => path)).toContain(`/1/api/v2/transactions/${hash}`);
    expect((await transactionText(popup))?.replaceAll(/\s/g, '')).toContain(hash);
    await clickNamed(popup, 'Back to');
    await expect.poll(() => textOf(popup)).toContain('Recent changes');
    expect(service.log, 'each was asked about once').toHaveLength(2);
    expect(await alertsOf(popup)).toEqual([]);
  },
);

test(
  'the full history is loaded page by page, says how far it is, can be stopped and goes on from there',
  once,
  async ({ driver, service }) => {
    const address = longHistory('popup history');
    const all = generateBalances({ chainId: 1, address, now: Date.now() });
    const popup = await driver.openExtensionPage('popup.html');
    const held = service.hold({ path: address, skip: 2, times: 1 });
    await lookUp(popup, address);
    await expect.poll(() => textOf(popup)).toContain('Load full history');
    expect(service.log).toHaveLength(1);

    await clickNamed(popup, 'Load full history');
    const blockOf = (row: number) => all[row]?.block_number ?? 0;
    const share = Math.round(((blockOf(0) - blockOf(99)) / blockOf(0)) * 100);
    const estimate = `${share === 0 ? '<1' : share}% of the way back to block 0. It may end sooner.`;
    await expect.poll(() => progressOf(popup)).toMatch(/^100 changes, back to about\s\w+.*, 100 credits used$/);
    expect(await textOf(popup)).toContain(estimate);
    await held.arrived(3);
    await clickNamed(popup, 'Stop');
    await expect.poll(() => progressOf(popup)).toBeNull();
    held.release();
    await expect.poll(() => service.log.at(-1)?.ended).toBe('sent');
    await timersDrained(popup);
    expect(service.log, 'the page on its way was the last').toHaveLength(3);
    await expect.poll(() => textOf(popup)).toMatch(/150 changes, back to about .*Load full history/);
    expect(await textOf(popup)).not.toContain('of the way back');

    await clickNamed(popup, 'Load full history');
    await expect.poll(() => textOf(popup)).toContain('the full history.');
    expect(await textOf(popup)).toContain(`${all.length} changes, back to about`);
    const cursors = service.log.map(({ query }) => query.block_number);
    expect(new Set(cursors).size).toBe(cursors.length);
    expect(await progressOf(popup)).toBeNull();
    expect(await alertsOf(popup)).toEqual([]);
  },
);

async function focusChart(popup: DrivenPage): Promise<void> {
  const isThere = () => popup.evaluate(() => document.activeElement?.getAttribute('role') === 'slider');
  for (let presses = 0; presses < 20 && !(await isThere()); presses += 1) await popup.press('Tab');
  expect(await isThere(), 'the chart is reached with Tab').toBe(true);
}

function progressOf(popup: DrivenPage): Promise<string | null> {
  return popup.evaluate(() => document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuetext') ?? null);
}

/** Returns the description of the chart for screen readers. */
function summaryOf(popup: DrivenPage): Promise<string> {
  return popup.evaluate(() => {
    const id = document.querySelector('[role="slider"]')?.getAttribute('aria-describedby') ?? '';
    return document.getElementById(id)?.textContent ?? '';
  });
}

function rowsOfTable(popup: DrivenPage): Promise<{ said: number; name: string | null; drawn: number } | null> {
  return popup.evaluate(() => {
    const table = document.querySelector('.table-frame table');
    return (
      table && {
        said: Number(table.getAttribute('aria-rowcount')),
        name: (table.closest('[aria-label]') ?? table).getAttribute('aria-label'),
        drawn: table.querySelectorAll('tr[aria-rowindex] .place').length,
      }
    );
  });
}

function transactionText(popup: DrivenPage): Promise<string | null> {
  return popup.evaluate(() => document.querySelector<HTMLElement>('section.transaction')?.innerText ?? null);
}
