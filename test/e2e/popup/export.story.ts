import { generateBalances } from '../../explorer/generator/generate-balances.ts';
import type { DrivenPage, Driver } from '../driver/driver.ts';
import { exportAs, lookUp } from '../driver/forms.ts';
import { alertsOf, clickNamed, textOf } from '../driver/hands.ts';
import { savedFile } from '../driver/saved-file.ts';
import { expect, nightly, once, test } from '../story.ts';
import { addressOf } from '../values.ts';

const address = addressOf('exported whole');
const expected = () => generateBalances({ chainId: 1, address, now: 0 });

async function openWhole(driver: Driver): Promise<DrivenPage> {
  const popup = await driver.openExtensionPage('popup.html');
  await lookUp(popup, address);
  await expect.poll(() => textOf(popup)).toMatch(/Load full history|the full history/);
  if (/Load full history/.test(await textOf(popup))) await clickNamed(popup, 'Load full history');
  await expect.poll(() => textOf(popup)).toContain('the full history.');
  return popup;
}

const wanted = (ending: string) => (name: string) => name.toLowerCase().includes(address) && name.endsWith(ending);

test('a whole history is saved as CSV, every digit of it', once, async ({ driver }) => {
  const popup = await openWhole(driver);

  await exportAs(popup, 'CSV');

  const { name, text } = await savedFile(driver, wanted('.csv'));
  const lines = text.split('\r\n');
  const head = lines.filter((line) => line.startsWith('#'));
  const rows = lines.slice(1, -1 - head.length).map((line) => line.split(','));
  expect(name).toMatch(/^hashlens-balance-1-0x[\da-fA-F]{40}-\d{4}-\d\d-\d\d-All\.csv$/);
  expect(head).toEqual(expect.arrayContaining(['# chain_id: 1', '# chain: Ethereum', '# is_complete: true']));
  expect(head.join().toLowerCase()).toContain(address);
  expect(rows.map(([block, , balance, , , change, , hash]) => [block, balance, change, hash])).toEqual(
    expected().map((one) => [String(one.block_number), one.value, one.delta, one.transaction_hash ?? '']),
  );
  expect(rows.map(([, , , balance, , , change]) => [balance, change].map(toWei))).toEqual(
    expected().map((one) => [one.value, one.delta]),
  );
  await expect.poll(() => textOf(popup)).toContain('In your downloads');
  expect(await alertsOf(popup)).toEqual([]);
});

test('a statement adds up to the whole history, to the wei', once, async ({ driver }) => {
  const popup = await openWhole(driver);

  await clickNamed(popup, 'Statement');
  await exportAs(popup, 'JSON');

  const { text } = await savedFile(driver, (name) => name.startsWith('hashlens-statement-1-'));
  const { periods, ...head } = JSON.parse(text) as { periods: Record<string, string>[]; [name: string]: unknown };
  const sum = (name: string) => periods.reduce((all, period) => all + BigInt(period[name] ?? ''), 0n);
  const [newest] = expected();
  expect(head).toMatchObject({ period: 'month', is_complete: true, count: periods.length });
  expect(periods.at(-1)?.closing_wei).toBe(newest?.value);
  expect(BigInt(periods[0]?.opening_wei ?? '') + sum('received_wei') - sum('sent_wei')).toBe(
    BigInt(newest?.value ?? ''),
  );
  expect(periods.reduce((count, { changes }) => count + Number(changes), 0)).toBe(expected().length);
  expect(periods.slice(1).map((period) => period.opening_wei)).toEqual(
    periods.slice(0, -1).map((period) => period.closing_wei),
  );
});

test('the chart is saved and copied as a picture that says what it shows', nightly, async ({ driver }) => {
  const popup = await openWhole(driver);

  await exportAs(popup, 'PNG');
  const png = await savedFile(driver, wanted('.png'));
  await clickNamed(popup, 'Export SVG');
  const svg = await savedFile(driver, wanted('.svg'));
  await clickNamed(popup, 'Copy picture');

  expect(png.text.slice(1, 4)).toBe('PNG');
  expect(svg.text.toLowerCase()).toContain(`>${address}<`);
  expect(svg.text).toContain('Balance over time · Ethereum');
  await expect.poll(() => textOf(popup)).toContain('Copied');
  expect(await alertsOf(popup)).toEqual([]);
});

// Independent of the extension's own code.
function toWei(coins: string | undefined): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(coins ?? '') ?? [];
  return `${sign}${BigInt(whole + fraction.padEnd(18, '0'))}`;
}
