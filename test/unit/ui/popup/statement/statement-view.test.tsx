import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { Protocol } from '../../../../../src/messaging/protocol.ts';
import { toPeriodBars } from '../../../../../src/ui/popup/chart/period-bars.ts';
import { toStatement } from '../../../../../src/ui/popup/statement/statement.ts';
import { toStatementFile } from '../../../../../src/ui/popup/statement/statement-export.ts';
import { inTurn } from '../../fake-ask.ts';
import { button, clickAndSettle, settle } from '../../on-page.ts';
import { openOn } from '../draw-popup.tsx';
import { changeAt, good } from '../samples.ts';

// @vitest-environment new-document
const address = `0x${'ab'.repeat(20)}`;
const form = { period: 'month', isUtc: true, firstMonth: 0 } as const;
const unit = { symbol: 'ETH', decimals: 18 };
const changes = [
  changeAt(3, { approximateTime: '2026-11-02T00:00:00Z', value: '7000000000000000001', delta: '4000000000000000001' }),
  changeAt(2, { approximateTime: '2025-12-31T12:00:00Z', value: '3000000000000000000', delta: '-2000000000000000000' }),
  changeAt(1, { approximateTime: '2025-11-30T12:00:00Z', value: '5000000000000000000', delta: '5000000000000000000' }),
];

async function openStatement(next: Record<string, string> | null = null) {
  const reply: Protocol['balancePage']['reply'] = good({ changes, next });
  const popup = await openOn(address, { balancePage: inTurn(reply) });
  await clickAndSettle(button(popup.page, 'Statement'));
  return popup;
}

async function choose(page: ParentNode, name: string, value: string): Promise<void> {
  const select = page.querySelector<HTMLSelectElement>(`select[aria-label="${name}"]`);
  if (select) select.value = value;
  select?.dispatchEvent(new Event('change'));
  await settle();
}

const rowsOf = (page: ParentNode) =>
  [...page.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));

test('shows each month, the newest first, and the balance at the end of last year', async () => {
  const { page } = await openStatement();

  const rows = rowsOf(page);
  expect(rows).toHaveLength(13);
  expect(rows[0]).toEqual(['Nov 2026 *', '3', '4', '0', '7', '1']);
  expect(rows.at(-2)).toEqual(['Dec 2025', '5', '0', '2', '3', '1']);
  expect(rows.at(-1)).toEqual(['Nov 2025', '0', '5', '0', '5', '1']);
  expect(page.querySelector('tbody td')?.getAttribute('title')).toBe('3 ETH');
  expect(page.querySelector('.statement-notes')?.textContent).toContain('* This period is not over yet.');
  expect(page.querySelector('output')?.textContent).toBe('3 ETH');
});

test('is told by year, and by the months of a fiscal year', async () => {
  const { page } = await openStatement();

  await choose(page, 'Period', 'year');
  const calendar = rowsOf(page).map(([name]) => name);
  await choose(page, 'Year begins in', '3');
  const fiscal = rowsOf(page).map(([name]) => name?.replace(/\s/g, ' '));

  expect(calendar).toEqual(['2026 *', '2025']);
  expect(fiscal).toEqual(['Apr 2026 – Mar 2027 *', 'Apr 2025 – Mar 2026']);
});

test('is divided again as it was last time', async () => {
  const { page, calls, drawAnew } = await openStatement();
  await choose(page, 'Period', 'year');
  await choose(page, 'Year begins in', '3');
  expect(calls.statement.at(-1)).toMatchObject({ period: 'year', firstMonth: 3 });

  await drawAnew();
  await clickAndSettle(button(page, 'Statement'));

  expect(rowsOf(page)).toHaveLength(2);
});

test('says what is not loaded, and guesses no balance before it', async () => {
  const { page } = await openStatement({ block_number: '1' });

  const day = page.querySelector<HTMLInputElement>('#on-day');
  if (day) day.value = '2024-12-31';
  day?.dispatchEvent(new Event('input'));
  await settle();

  expect(page.querySelector('output')?.textContent).toBe('Older changes are not loaded.');
  expect(page.querySelector('.statement-notes')?.textContent).toContain('Older changes are not loaded.');
});

test('says that a day is not over yet', async () => {
  const { page } = await openStatement();

  const day = page.querySelector<HTMLInputElement>('#on-day');
  if (day) day.value = day.max;
  day?.dispatchEvent(new Event('input'));
  await settle();

  expect(page.querySelector('output')?.textContent).toBe('7.000000000000000001 ETH This period is not over yet.');
});

test('prints every period with every digit, and what it is based on, only while the browser prints', async () => {
  const { page } = await openStatement();

  dispatchEvent(new Event('beforeprint'));
  const paper = page.ownerDocument.querySelector('.paper');
  const text = paper?.textContent;
  const rows = paper && rowsOf(paper);
  dispatchEvent(new Event('afterprint'));

  expect(text?.toLowerCase()).toContain(address);
  expect(text).toContain('Ethereum');
  expect(rows?.map(([name]) => name).slice(0, 2)).toEqual(['Nov 2025', 'Dec 2025']);
  expect(rows?.at(-1)?.slice(1)).toEqual(['3', '4.000000000000000001', '0', '7.000000000000000001', '1']);
  expect(page.ownerDocument.querySelector('.paper')).toBeNull();
});

test('a file of rows of unknown age names no date', () => {
  const about = {
    chainId: 1,
    address,
    unit,
    rows: toStatement(changes, { form, isComplete: true, asOfMs: 0 }) ?? [],
    form,
  };
  const file = toStatementFile({ ...about, timeZone: 'UTC', asOf: null, isComplete: true, isSample: false }, 'json');

  expect(JSON.parse([...file.pieces].join(''))).toMatchObject({ as_of: null });
  expect(file.name).not.toMatch(/\d{4}-\d\d-\d\d/);
});

test('from the popup, printing opens the statement in a tab', async () => {
  const { page, calls } = await openStatement();

  await clickAndSettle(button(page, 'Open to print'));

  expect(calls.print).toEqual([{ reference: { kind: 'address', address }, chainId: 1 }]);
});

test('its file holds exact amounts, which another reader adds up', () => {
  const rows = toStatement(changes, { form, isComplete: true, asOfMs: Date.parse('2026-11-21T10:00:00Z') }) ?? [];
  const statement = { chainId: 1, address, unit, rows, form, timeZone: 'UTC', asOf: '2026-11-21T10:00:00Z' };
  const file = toStatementFile({ ...statement, isComplete: true, isSample: false }, 'csv');

  const text = [...file.pieces].join('').replace('\ufeff', '');
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, comments: '#', skipEmptyLines: true });
  const sum = (name: string) => data.reduce((all, row) => all + BigInt(row[name] ?? ''), 0n);

  expect(file.name).toMatch(/^hashlens-statement-1-0x[\dA-Fa-f]{40}-2026-11-21-month\.csv$/);
  expect(data[0]).toMatchObject({
    from: '2025-11-01',
    to: '2025-11-30',
    received: '5',
    closing_wei: `5${'0'.repeat(18)}`,
  });
  expect(sum('received_wei') - sum('sent_wei')).toBe(7000000000000000001n);
  expect(data.at(-1)?.closing).toBe('7.000000000000000001');
  expect(text).toContain('# time_zone: UTC');
});

test('bars are shares of the largest amount, however long the amounts are', () => {
  const huge = [
    changeAt(2, { approximateTime: '2026-11-02T00:00:00Z', value: '0' }),
    changeAt(1, { approximateTime: '2026-10-02T00:00:00Z', value: `4${'0'.repeat(77)}`, delta: `1${'0'.repeat(77)}` }),
  ];
  const rows = toStatement(huge, { form, isComplete: true, asOfMs: Date.parse('2026-11-21T10:00:00Z') }) ?? [];

  expect(toPeriodBars(rows).map(({ up, down }) => [up, down])).toEqual([
    [0.25, 0],
    [0, 1],
  ]);
  expect(toPeriodBars([])).toEqual([]);
});
