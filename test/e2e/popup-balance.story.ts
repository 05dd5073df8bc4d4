import { chartBox, lineOf, readOutOf } from './driver/chart.ts';
import type { DrivenPage } from './driver/driver.ts';
import { lookUp } from './driver/forms.ts';
import { alertsOf, clickNamed, letTimePass, textOf } from './driver/hands.ts';
import type { Service } from './service.ts';
import { expect, test } from './story.ts';
import { addressOf } from './values.ts';

type Change = { block_number: number; value: string; delta: string };

test('an address draws the line of its balance', async ({ driver }) => {
  const popup = await driver.openExtensionPage('popup.html');

  await lookUp(popup, addressOf('popup chart'));

  await expect.poll(async () => (await lineOf(popup)).share, { message: 'the line crosses it' }).toBeGreaterThan(0.7);
  expect((await lineOf(popup)).rows, 'the line goes up and down').toBeGreaterThan(20);
  expect(await alertsOf(popup)).toEqual([]);
});

test('the pointer and the arrow keys read the chart out to the wei', async ({ driver, service }) => {
  const address = addressOf('popup chart');
  const changes = await firstPage(service, address);
  const [newest] = changes;
  const popup = await driver.openExtensionPage('popup.html');
  await lookUp(popup, address);
  await expect.poll(async () => (await lineOf(popup)).share).toBeGreaterThan(0.7);
  const { x, y, width, height } = await chartBox(popup);
  const rowsAt: number[] = [];

  for (const share of [0.6, 0.3]) {
    await popup.moveTo({ x: x + width * share, y: y + height / 2 });
    await expect
      .poll(() => rowOf(popup, changes), { message: 'a change is read out' })
      .toBeGreaterThan(rowsAt.at(-1) ?? 0);
    rowsAt.push(await rowOf(popup, changes));
  }
  const row = rowsAt.at(-1) ?? 0;
  expect(changes[row]?.value).not.toBe(newest?.value);

  // Away from the chart, so that only the key can choose another one.
  await popup.moveTo({ x: x + width / 2, y: 4 });
  await focusChart(popup);
  expect(await rowOf(popup, changes)).toBe(row);
  await popup.press('ArrowLeft');
  await expect.poll(() => rowOf(popup, changes)).toBe(row + 1);
  await popup.press('ArrowRight');
  await expect.poll(() => rowOf(popup, changes)).toBe(row);
});

test('the table of changes is no wider than the popup of the toolbar', async ({ driver }) => {
  const popup = await driver.openExtensionPage('popup.html');
  // In a tab it stands in a frame.
  await popup.setViewport({ width: 420 + 2 * 17, height: 700 });
  await lookUp(popup, '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045');
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

test('the full history is loaded page by page, can be stopped and goes on from there', async ({ driver, service }) => {
  const popup = await driver.openExtensionPage('popup.html');
  // Long enough for a person to see that it loads.
  service.behave({ delayMs: 1500, skip: 1, times: 1 });
  await lookUp(popup, addressOf('popup history'));
  await expect.poll(() => textOf(popup)).toContain('Load full history');
  expect(service.log).toHaveLength(1);

  await clickNamed(popup, 'Load full history');
  await expect.poll(() => progressOf(popup)).toMatch(/\d+ records.*credits? used/);
  await clickNamed(popup, 'Stop');
  await expect.poll(() => progressOf(popup)).toBeNull();
  await expect.poll(() => service.log.at(-1)?.ended).toBe('sent');
  await letTimePass(popup);
  expect(service.log, 'the page on its way was the last').toHaveLength(2);
  expect(await textOf(popup)).toMatch(/\d+ records.*There is more/);

  await clickNamed(popup, 'Load full history');
  await expect.poll(() => textOf(popup)).toContain('the full history.');
  expect(service.log.length).toBeGreaterThan(2);
  const cursors = service.log.map(({ query }) => query.block_number);
  expect(new Set(cursors).size).toBe(cursors.length);
  expect(await progressOf(popup)).toBeNull();
  expect(await alertsOf(popup)).toEqual([]);
});

async function firstPage({ url, key, reset }: Service, address: string): Promise<Change[]> {
  const reply = await fetch(`${url}/1/api/v2/addresses/${address}/coin-balance-history?items_count=100&apikey=${key}`);
  const { items }: { items: Change[] } = await reply.json();
  await reset();
  return items;
}

// Which change of the service's answer is read out, shown and spoken alike, to the wei; -1 for none.
async function rowOf(popup: DrivenPage, changes: Change[]): Promise<number> {
  const { shown, spoken } = await readOutOf(popup);
  return changes.findIndex(({ value, delta, block_number }) => {
    const balance = `${toEther(value)} ETH`;
    const change = `${delta.startsWith('-') ? '' : '+'}${toEther(delta)} ETH`;
    const block = block_number.toLocaleString('en-US');
    return (
      shown.startsWith(`Balance ${balance} Recorded change ${change} Block ${block} `) &&
      spoken.startsWith(`Balance ${balance}, change ${change}, block ${block}, `)
    );
  });
}

// By itself, not with the extension's own code.
function toEther(wei: string): string {
  const digits = wei.replace('-', '').padStart(19, '0');
  const whole = BigInt(digits.slice(0, -18)).toLocaleString('en-US');
  const fraction = digits.slice(-18).replace(/0+$/, '');
  return `${wei.startsWith('-') ? '−' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

async function focusChart(popup: DrivenPage): Promise<void> {
  const isThere = () => popup.evaluate(() => document.activeElement?.getAttribute('role') === 'slider');
  for (let presses = 0; presses < 20 && !(await isThere()); presses += 1) await popup.press('Tab');
  expect(await isThere(), 'the chart is reached with Tab').toBe(true);
}

function progressOf(popup: DrivenPage): Promise<string | null> {
  return popup.evaluate(() => document.querySelector('[role="progressbar"]')?.getAttribute('aria-valuetext') ?? null);
}
