// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import type { Protocol } from '../../../../src/messages/protocol.ts';
import { createDeferred } from '../fake-ask.ts';
import { alerts, button, press, settle } from '../on-page.ts';
import { drawPopup } from './draw-popup.tsx';
import { changeAt, failures, good } from './samples.ts';

type BalanceReply = Protocol['balancePage']['reply'];

const address = `0x${'ab'.repeat(20)}`;
const other = `0x${'ef'.repeat(20)}`;
const history = good({ changes: [changeAt(30), changeAt(20), changeAt(10)], next: null });
const openHistory = good({ changes: [changeAt(30), changeAt(20)], next: { block_number: '20' } });

describe('the Balance tab', () => {
  test('shows the balance now, and the newest change to the wei', async () => {
    const { page, lookUp } = drawPopup({ balancePage: () => history });

    await lookUp(address);

    expect(page.querySelector('h2')?.textContent).toBe('30 ETH');
    expect(page.querySelector('.read-out')?.textContent).toContain('30.000000000000000001 ETH');
    expect(page.querySelector('.read-out')?.textContent).toContain('+1.000000000000000001 ETH');
    expect(page.querySelector('.read-out')?.textContent).toContain('≈ 1 Nov 2026');
    expect(alerts(page)).toEqual([]);
  });

  test('lets the pointer and the arrow keys choose a change', async () => {
    const { page, chart, lookUp } = drawPopup({ balancePage: () => history });
    await lookUp(address);
    const slider = page.querySelector('[role=slider]');

    chart.point(0);
    await settle();
    const byPointer = slider?.getAttribute('aria-valuetext');
    press(slider as Element, 'ArrowRight');
    await settle();
    const byKey = slider?.getAttribute('aria-valuetext');
    press(slider as Element, 'End');
    press(slider as Element, 'ArrowRight');
    await settle();

    expect(byPointer).toContain('Balance 10.000000000000000001 ETH');
    expect(byKey).toContain('Balance 20.000000000000000001 ETH');
    expect(slider?.getAttribute('aria-valuetext')).toContain('block 30');
    expect(chart.marked.at(-1)).toBe(2);
  });

  test('draws the chosen range, and says what it comes to', async () => {
    const old = changeAt(0, { approximateTime: '2024-01-01T00:00:00Z', value: '7', delta: '7' });
    const { page, chart, lookUp } = drawPopup({
      balancePage: () => good({ changes: [changeAt(30), old], next: null }),
    });
    await lookUp(address);

    button(page, '1Y').click();
    await settle();

    expect(chart.lines.at(-1)?.rows).toEqual([1, 0, 0]);
    expect(page.textContent).toContain('1 change, +29.999999 ETH in the last year');
    expect(button(page, '1Y').getAttribute('aria-pressed')).toBe('true');
  });

  test('says how far back it reaches where less than the range is loaded', async () => {
    const { page, lookUp } = drawPopup({ balancePage: () => openHistory });
    await lookUp(address);

    button(page, '1Y').click();
    await settle();

    expect(page.querySelector('.say')?.textContent).toContain('2 changes, +11 ETH since ≈ 1 Nov 2026');
    expect(page.textContent).not.toContain('in the last year');
    expect(page.querySelector('#balance-summary')?.textContent).toContain('What is older is not loaded.');
  });

  test('leaves out the time of the last change where it is not known', async () => {
    const { page, lookUp } = drawPopup({
      balancePage: () => good({ changes: [changeAt(30, { approximateTime: null })], next: null }),
    });

    await lookUp(address);

    expect(page.querySelector('.say')?.textContent).toContain('Last change +1 ETH1 change');
  });

  test('does not call an address unused whose pages are empty with more behind them', async () => {
    let block = 99;
    const { page, lookUp } = drawPopup({
      balancePage: () => good({ changes: [], next: { block_number: String(--block) } }),
    });

    await lookUp(address);

    await expect.poll(() => page.textContent).toContain('only empty pages');
    expect(page.textContent).not.toContain('never used');
  });

  test.for(['Whole range', 'All'])('draws the whole range again on “%s” after a zoom', async (name) => {
    const { page, chart, lookUp } = drawPopup({ balancePage: () => history });
    await lookUp(address);
    const [oldest, middle] = chart.lines.at(-1)?.times ?? [];
    if (oldest === undefined || middle === undefined) throw new Error('No line');
    chart.zoom({ from: oldest, to: middle });
    await settle();
    const selected = page.querySelector('[role=slider]')?.getAttribute('aria-valuetext');
    const drawnBefore = chart.lines.length;

    button(page, name).click();
    chart.zoom(null);
    await settle();

    expect(selected).toContain('block 20');
    expect(chart.lines).toHaveLength(drawnBefore + 1);
    expect(() => button(page, 'Whole range')).toThrow();
  });

  test('has a table twin with every change', async () => {
    const { page, lookUp } = drawPopup({ balancePage: () => history });
    await lookUp(address);

    button(page, 'Table').click();
    await settle();

    const rows = [...page.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('td')[1]?.textContent);
    expect(rows).toEqual(['30.000000000000000001', '20.000000000000000001', '10.000000000000000001']);
    expect(page.querySelector('[role=slider]')).toBe(null);
  });

  test('describes the chart to those who do not see it', async () => {
    const { page, lookUp } = drawPopup({ balancePage: () => history });

    await lookUp(address);

    const id = page.querySelector('[role=slider]')?.getAttribute('aria-describedby');
    const summary = page.querySelector(`#${id}`)?.textContent;
    expect(summary).toContain('on Ethereum: 3 changes since ≈ 1 Nov 2026');
    expect(summary).toContain('Lowest 10 ETH, highest 30 ETH, now 30 ETH');
    expect(summary).toContain('approximate');
  });

  test('shows the table where no change has a time', async () => {
    const timeless = changeAt(30, { approximateTime: null });
    const { page, lookUp } = drawPopup({ balancePage: () => good({ changes: [timeless], next: null }) });

    await lookUp(address);

    expect(page.querySelector('tbody')?.textContent).toContain('time unknown');
  });

  test('is busy while it waits', async () => {
    const { page, lookUp } = drawPopup({ balancePage: () => new Promise<BalanceReply>(() => {}) });

    await lookUp(address);

    expect(page.querySelector('#balance-panel [aria-busy=true]')?.textContent).toContain('Asking for the balance');
  });

  test('says that a history is empty', async () => {
    const { page, lookUp } = drawPopup({ balancePage: () => good({ changes: [], next: null }) });

    await lookUp(address);

    expect(page.textContent).toContain('No balance changes are recorded');
    expect(alerts(page)).toEqual([]);
  });

  test('warns of a wrong checksum with a note, not an alert', async () => {
    const { page, lookUp } = drawPopup({ balancePage: () => history });

    await lookUp('0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045');

    expect(page.querySelector('[role=note]')?.textContent).toContain('checksum');
    expect(alerts(page)).toEqual([]);
  });

  test.for(failures)('alerts of $kind', async (failure) => {
    const { page, lookUp } = drawPopup({ balancePage: () => ({ ok: false, failure }) });

    await lookUp(address);

    expect(alerts(page)).toHaveLength(1);
    expect(alerts(page)[0]?.length).toBeGreaterThan(20);
    expect(page.querySelector('[aria-busy=true]')).toBe(null);
  });

  test('alerts when nobody answers', async () => {
    const { page, lookUp } = drawPopup({});

    await lookUp(address);

    expect(alerts(page)[0]).toContain('did not answer');
  });

  test('opens the options from a failure that they can mend', async () => {
    const { page, calls, lookUp } = drawPopup({ balancePage: () => ({ ok: false, failure: { kind: 'no-key' } }) });
    await lookUp(address);

    button(page, 'Open options').click();

    expect(alerts(page)[0]).toContain('API key');
    expect(calls.openOptions).toBe(1);
  });

  test('tries again from a failure that may pass', async () => {
    const replies: BalanceReply[] = [{ ok: false, failure: { kind: 'no-connection' } }, history];
    const { page, lookUp } = drawPopup({ balancePage: () => replies.shift() ?? history });
    await lookUp(address);

    button(page, 'Try again').click();
    await settle();

    expect(alerts(page)).toEqual([]);
    expect(page.querySelector('h2')?.textContent).toBe('30 ETH');
  });

  test('drops the answer about an address that is no longer asked about', async () => {
    const slow = createDeferred<BalanceReply>();
    const { page, lookUp } = drawPopup({
      balancePage: (q) => (q.address === address ? slow.promise : good({ changes: [changeAt(77)], next: null })),
    });
    await lookUp(address);
    await lookUp(other);

    slow.resolve(history);
    await settle();

    expect(page.querySelector('h2')?.textContent).toBe('77 ETH');
    expect(page.querySelector('.foot')?.textContent).toContain('100 credits used here');
  });

  test('loads the full history with its progress, and can be stopped', async () => {
    const second = createDeferred<BalanceReply>();
    const replies = [openHistory, second.promise, good({ changes: [changeAt(5)], next: null })];
    const { page, asked, lookUp } = drawPopup({ balancePage: () => replies.shift() ?? history });
    await lookUp(address);

    button(page, 'Load full history').click();
    await settle();
    const progress = page.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext');
    button(page, 'Stop').click();
    second.resolve(good({ changes: [changeAt(10)], next: { block_number: '10' } }));
    await settle();
    const afterStop = asked.filter(({ name }) => name === 'balancePage').length;
    button(page, 'Load full history').click();
    await settle();
    await settle();

    expect(progress).toBe('2 records, back to ≈ 1 Nov 2026, 50 credits used');
    expect(afterStop).toBe(2);
    expect(page.textContent).toContain('4 records, back to ≈ 1 Nov 2026: the full history');
    expect(page.querySelector('[role=progressbar]')).toBe(null);
  });

  test('stops loading a history when another address is looked up', async () => {
    const second = createDeferred<BalanceReply>();
    const replies = [openHistory, second.promise];
    const { page, asked, lookUp } = drawPopup({
      balancePage: (q) => (q.address === address ? (replies.shift() ?? openHistory) : history),
    });
    await lookUp(address);
    button(page, 'Load full history').click();
    await settle();

    await lookUp(other);
    second.resolve(good({ changes: [changeAt(10)], next: { block_number: '10' } }));
    await settle();
    await settle();

    expect(asked.filter(({ name }) => name === 'balancePage')).toHaveLength(3);
    expect(page.querySelector('[role=progressbar]')).toBe(null);
  });

  test('says so when the service repeats itself', async () => {
    const { page, lookUp } = drawPopup({ balancePage: () => openHistory });
    await lookUp(address);

    button(page, 'Load full history').click();
    await settle();
    await settle();

    expect(page.textContent).toContain('began to repeat itself');
    expect(page.textContent).toContain('2 records');
  });

  test('keeps the chart when a later page fails, and goes on after “Try again”', async () => {
    const replies: BalanceReply[] = [openHistory, { ok: false, failure: { kind: 'service-trouble', status: 502 } }];
    const { page, lookUp } = drawPopup({
      balancePage: () => replies.shift() ?? good({ changes: [changeAt(1)], next: null }),
    });
    await lookUp(address);
    button(page, 'Load full history').click();
    await settle();
    await settle();
    const failed = alerts(page);

    button(page, 'Try again').click();
    await settle();

    expect(failed[0]).toContain('service');
    expect(page.querySelector('[role=slider]')).not.toBe(null);
    expect(page.textContent).toContain('3 records');
  });
});
