import { describe, expect, test } from 'vitest';
import type { Protocol } from '../../../../src/messaging/protocol.ts';
import type { BalanceChange } from '../../../../src/models/balance.ts';
import { createDeferred, inTurn } from '../fake-ask.ts';
import { alerts, button, clickAndSettle, press, pressAndSettle, settle } from '../on-page.ts';
import { drawPopup, openOn } from './draw-popup.tsx';
import { changeAt, failures, good } from './samples.ts';

// @vitest-environment new-document
type Reply = Protocol['balancePage']['reply'];

const address = `0x${'ab'.repeat(20)}`;
const other = `0x${'ef'.repeat(20)}`;
const history = good({ changes: [changeAt(30), changeAt(20), changeAt(10)], next: null });
const openHistory = good({ changes: [changeAt(30), changeAt(20)], next: { block_number: '20' } });
/** Opens the popup on an address. The balance replies are returned in order, and the last one repeats. */
const openBalance = (...replies: (Reply | Promise<Reply>)[]) => openOn(address, { balancePage: inTurn(...replies) });

describe('the Balance tab', () => {
  test('draws by block, zooms with keys, and shows all again with Escape', async () => {
    const { page, chart } = await openBalance(history);
    const slider = page.querySelector('[role=slider]') as Element;

    await clickAndSettle(button(page, 'By block'));
    const places = chart.lines.at(-1)?.places;
    press(slider, '+');
    press(slider, '-');
    chart.zoom({ from: 10, to: 20 });
    await settle();
    const drawnBefore = chart.isWhole.length;
    await pressAndSettle(slider, 'Escape');

    expect(places).toEqual([10, 20, 30, 31]);
    expect(button(page, 'By block').getAttribute('aria-pressed')).toBe('true');
    expect(chart.enlarged).toEqual([1.8, 1 / 1.8]);
    expect(chart.isWhole.slice(drawnBefore)).toEqual([true]);
  });

  test('keeps the part that was zoomed to along the other axis and after the table, until all is wanted', async () => {
    const { page, chart } = await openBalance(history);
    const [oldest = 0, middle = 0] = chart.lines.at(-1)?.places ?? [];
    chart.zoom({ from: oldest, to: middle });
    await settle();

    await clickAndSettle(button(page, 'By block'));
    const byBlock = chart.parts.at(-1);
    await clickAndSettle(button(page, 'Table'));
    await clickAndSettle(button(page, 'Table'));
    const afterTable = chart.parts.at(-1);
    await clickAndSettle(button(page, 'Table'));
    await clickAndSettle(button(page, 'All'));
    await clickAndSettle(button(page, 'Table'));

    expect(byBlock).toEqual({ from: 10, to: 20 });
    expect(afterTable).toEqual(byBlock);
    expect(chart.parts.at(-1)).toBeNull();
    expect(() => button(page, 'Reset zoom')).toThrow();
  });

  test('marks the part before the line as not loaded, unless the history is whole', async () => {
    const isMarked = async (reply: Reply) =>
      (await openBalance(reply)).page.querySelector('.chart')?.classList.contains('partial');

    expect(await isMarked(openHistory)).toBe(true);
    expect(await isMarked(history)).toBe(false);
  });

  test('sorts its table by the column that is clicked, and says so', async () => {
    const { page } = await openBalance(history);
    await clickAndSettle(button(page, 'Table'));
    const blocks = () => [...page.querySelectorAll('.place')].map(({ textContent }) => textContent);

    const newestFirst = blocks();
    await clickAndSettle(page.querySelector<HTMLElement>('th button'));

    expect(newestFirst).toEqual(['30', '20', '10']);
    expect(blocks()).toEqual(['10', '20', '30']);
    expect(page.querySelector('th')?.getAttribute('aria-sort')).toBe('ascending');
  });

  test('shows the balance now, and the newest change to the wei', async () => {
    const { page } = await openBalance(history);

    expect(page.querySelector('h2')?.textContent).toBe('30 ETH on Ethereum');
    expect(page.querySelectorAll('.say > .hl-icon[aria-hidden=true]')).toHaveLength(1);
    expect(page.querySelector('.read-out')?.textContent).toContain('30.000000000000000001 ETH');
    expect(page.querySelector('.read-out')?.textContent).toContain('+1.000000000000000001 ETH');
    expect(page.querySelector('.read-out')?.textContent).toContain('about\u00a01\u00a0Nov\u00a02026');
    expect(alerts(page)).toEqual([]);
  });

  test('lets the pointer and the arrow keys choose a change', async () => {
    const { page, chart } = await openBalance(history);
    const slider = page.querySelector('[role=slider]');

    chart.point(0);
    await settle();
    const byPointer = slider?.getAttribute('aria-valuetext');
    await pressAndSettle(slider as Element, 'ArrowRight');
    const byKey = slider?.getAttribute('aria-valuetext');
    press(slider as Element, 'End');
    await pressAndSettle(slider as Element, 'ArrowRight');

    expect(byPointer).toContain('Balance 10.000000000000000001 ETH');
    expect(byKey).toContain('Balance 20.000000000000000001 ETH');
    expect(slider?.getAttribute('aria-valuetext')).toContain('block 30');
    expect(chart.marked.at(-1)).toBe(2);
  });

  test('draws the chosen range, and says what it comes to', async () => {
    const old = changeAt(0, { approximateTime: '2024-01-01T00:00:00Z', value: '7', delta: '7' });
    const { page, chart } = await openBalance(good({ changes: [changeAt(30), old], next: null }));

    await clickAndSettle(button(page, '1Y'));

    expect(chart.lines.at(-1)?.rows).toEqual([1, 0, 0]);
    expect(page.textContent).toContain('1 change, +29.999999 ETH in the last year');
    expect(page.textContent).toContain('Selected range only (1 change)');
    expect(button(page, '1Y').getAttribute('aria-pressed')).toBe('true');
  });

  test('tells in its headline what the chart points at, and the newest again afterwards', async () => {
    const { page, chart } = await openBalance(history);
    const headline = () => page.querySelector('.say')?.textContent;

    chart.point(0);
    await settle();
    const pointed = headline();
    chart.point(3);
    await settle();

    expect(pointed).toMatch(/^10 ETH on Ethereumabout\u00a01\u00a0Nov/);
    expect(headline()).toMatch(/^30 ETH on EthereumLast change/);
  });

  test('a year is a year wide, though less is loaded', async () => {
    const { page, chart } = await openBalance(openHistory);

    await clickAndSettle(button(page, '1Y'));

    const { start = 0, places = [] } = chart.lines.at(-1) ?? {};
    expect((places.at(-1) ?? 0) - start).toBeCloseTo(365 * 86_400, -2);
    expect(places[0]).toBeGreaterThan(start);
  });

  test('says how far back it reaches where less than the range is loaded', async () => {
    const { page } = await openBalance(openHistory);

    await clickAndSettle(button(page, '1Y'));

    expect(page.querySelector('.range-line')?.textContent).toContain(
      '2 changes, +11 ETH since about\u00a01\u00a0Nov\u00a02026',
    );
    expect(page.textContent).not.toContain('in the last year');
    expect(page.querySelector('#balance-summary')?.textContent).toContain('Older changes are not loaded.');
  });

  test('warns that the newest record could not be read', async () => {
    const { page } = await openBalance(good({ changes: [{ ...changeAt(30), unreadAbove: 1 }], next: null }));

    expect(page.textContent).toContain('The newest record could not be read. This is the balance before it.');
  });

  test('leaves out the time of the last change where it is not known', async () => {
    const { page } = await openBalance(good({ changes: [changeAt(30, { approximateTime: null })], next: null }));

    expect(page.querySelector('.say')?.textContent).toContain('Last change +1 ETH0x');
  });

  test('does not call an address unused whose pages are empty with more behind them', async () => {
    let block = 99;
    const { page } = await openOn(address, {
      balancePage: () => good({ changes: [], next: { block_number: String(--block) } }),
    });

    await expect.poll(() => page.textContent).toContain('No data received');
    expect(page.textContent).not.toContain('may be unused');
  });

  test.for(['Reset zoom', 'All'])('draws the whole range again on “%s” after a zoom', async (name) => {
    const { page, chart } = await openBalance(history);
    const [oldest, middle] = chart.lines.at(-1)?.places ?? [];
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
    expect(() => button(page, 'Reset zoom')).toThrow();
  });

  test.for<[string, BalanceChange, number]>([
    ['as it was', changeAt(20), 3],
    ['on another fork', changeAt(20, { value: '7' }), 2],
  ])('keeps what is older on “Refresh” only where the oldest new change is %s', async ([, oldest, count]) => {
    const end = good({ changes: [changeAt(10)], next: null });
    const again = good({ changes: [changeAt(30), oldest], next: { block_number: '20' } });
    const { page } = await openBalance(openHistory, end, again, end);
    await clickAndSettle(button(page, 'Load full history'));

    await clickAndSettle(button(page, 'Refresh'));

    expect(page.querySelector('.loader')?.textContent).toContain(`${count} changes`);
  });

  test('has a table twin with every change', async () => {
    const { page } = await openBalance(history);

    await clickAndSettle(button(page, 'Table'));

    const amounts = [...page.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('td')[1]);
    expect(amounts.map((amount) => amount?.textContent)).toEqual(['30', '20', '10']);
    expect(amounts.map((amount) => amount?.title)).toEqual([
      '30.000000000000000001 ETH',
      '20.000000000000000001 ETH',
      '10.000000000000000001 ETH',
    ]);
    expect(page.querySelector('[role=slider]')).toBe(null);
  });

  test('describes the chart to those who do not see it', async () => {
    const { page } = await openBalance(history);

    const id = page.querySelector('[role=slider]')?.getAttribute('aria-describedby');
    const summary = page.querySelector(`#${id}`)?.textContent;
    expect(summary).toContain('on Ethereum: 3 changes since about\u00a01\u00a0Nov\u00a02026');
    expect(summary).toContain('Lowest 10 ETH, highest 30 ETH, now 30 ETH');
    expect(summary).toContain('approximate');
  });

  test('draws by block where no change has a time', async () => {
    const timeless = changeAt(30, { approximateTime: null });
    const { page, chart } = await openBalance(good({ changes: [timeless], next: null }));
    const hasSwitch = page.textContent?.includes('By block');
    await clickAndSettle(button(page, '1W'));
    const isPart = page.textContent?.includes('Selected range only');
    await clickAndSettle(button(page, 'Table'));

    expect(chart.lines.at(-1)?.places).toEqual([30, 31]);
    expect([hasSwitch, isPart]).toEqual([false, false]);
    expect(page.querySelector('tbody')?.textContent).toContain('time unknown');
  });

  test('is busy while it waits', async () => {
    const { page } = await openBalance(new Promise<Reply>(() => {}));

    expect(page.querySelector('#balance-panel [aria-busy=true]')?.textContent).toContain('Loading balance history');
  });

  test('says that a history is empty', async () => {
    const { page } = await openBalance(good({ changes: [], next: null }));

    expect(page.textContent).toContain('No balance changes recorded');
    expect(alerts(page)).toEqual([]);
  });

  test.for([
    '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045@eip155:1#4CA88C9D',
  ])('warns of a wrong checksum of %s with a note, not an alert', async (typed) => {
    const { page } = await openOn(typed, { balancePage: () => history });

    expect(page.querySelector('[role=note]')?.textContent).toContain('checksum');
    expect(alerts(page)).toEqual([]);
  });

  test.for([
    ['11:30', true],
    ['09:30', false],
  ] as const)('at ten o’clock, a change of %s is warned of: %s', async ([time, isAhead]) => {
    const newest = changeAt(30, { approximateTime: `2026-11-21T${time}:00Z` });
    const { page, chart } = await openBalance(good({ changes: [newest], next: null }));

    const notes = [...page.querySelectorAll('[role=note]')].map(({ textContent }) => textContent);
    expect(notes).toEqual(isAhead ? [expect.stringContaining('If the clock is wrong')] : []);
    expect(chart.lines).not.toEqual([]);
    expect(alerts(page)).toEqual([]);
  });

  test.for(failures)('alerts of $kind', async (failure) => {
    const { page } = await openBalance({ ok: false, failure });

    expect(alerts(page)).toHaveLength(1);
    expect(alerts(page)[0]?.length).toBeGreaterThan(20);
    expect(page.querySelector('[aria-busy=true]')).toBe(null);
  });

  test('alerts when there is no answer', async () => {
    const { page } = await openOn(address, {});

    expect(alerts(page)[0]).toContain('did not answer');
  });

  test('opens the options from a failure that they can mend', async () => {
    const { page, calls } = await openBalance({ ok: false, failure: { kind: 'key-refused' } });

    button(page, 'Open options').click();

    expect(alerts(page)[0]).toContain('API key');
    expect(calls.openOptions).toBe(1);
  });

  test('takes the address along to where the missing key is typed', async () => {
    const { page, calls } = await openBalance({ ok: false, failure: { kind: 'no-key' } });

    button(page, 'Add key').click();

    expect(alerts(page)[0]).toContain('Add an API key to see this address');
    expect(calls.addKey).toEqual([{ reference: { kind: 'address', address }, chainId: 1 }]);
  });

  test.for([true, false])('says across the popup whether it shows the sample: %s', async (isSample) => {
    const { page, popup } = await openBalance({ ...history, ...(isSample && { isSample }) });
    const band = () => page.querySelector('.sample-band')?.textContent ?? null;
    const onBalance = band();

    popup.showing.value = 'watched';
    await settle();

    expect(onBalance).toBe(isSample ? 'Sample: invented values, nothing was looked up' : null);
    expect(band()).toBeNull();
  });

  test('tries again from a failure that may pass', async () => {
    const { page } = await openBalance({ ok: false, failure: { kind: 'no-connection' } }, history);

    await clickAndSettle(button(page, 'Try again'));

    expect(alerts(page)).toEqual([]);
    expect(page.querySelector('h2')?.textContent).toBe('30 ETH on Ethereum');
  });

  test('drops the answer about an address that is no longer asked about', async () => {
    const slow = createDeferred<Reply>();
    const { page, lookUp } = drawPopup({
      balancePage: (q) => (q.address === address ? slow.promise : good({ changes: [changeAt(77)], next: null })),
    });
    await lookUp(address);
    await lookUp(other);

    slow.resolve(history);
    await settle();

    expect(page.querySelector('h2')?.textContent).toBe('77 ETH on Ethereum');
    expect(page.querySelector('.foot')?.textContent).toContain('100 credits used here');
  });

  test('loads the full history with its progress, and can be stopped', async () => {
    const second = createDeferred<Reply>();
    const { page, sent } = await openBalance(
      openHistory,
      second.promise,
      good({ changes: [changeAt(5)], next: null }),
      history,
    );

    await clickAndSettle(button(page, 'Load full history'));
    const progress = page.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext');
    button(page, 'Stop').click();
    second.resolve(good({ changes: [changeAt(10)], next: { block_number: '10' } }));
    await settle();
    const afterStop = sent('balancePage').length;
    await clickAndSettle(button(page, 'Load full history'));
    await settle();

    expect(progress).toBe('2 changes, back to about\u00a01\u00a0Nov\u00a02026, 50 credits used');
    expect(afterStop).toBe(2);
    expect(page.textContent).toContain('4 changes, back to about\u00a01\u00a0Nov\u00a02026: the full history');
    expect(page.querySelector('[role=progressbar]')).toBe(null);
  });

  test('stops loading a history when another address is looked up', async () => {
    const second = createDeferred<Reply>();
    const replies = [openHistory, second.promise];
    const { page, sent, lookUp } = drawPopup({
      balancePage: (q) => (q.address === address ? (replies.shift() ?? openHistory) : history),
    });
    await lookUp(address);
    await clickAndSettle(button(page, 'Load full history'));

    await lookUp(other);
    second.resolve(good({ changes: [changeAt(10)], next: { block_number: '10' } }));
    await settle();
    await settle();

    expect(sent('balancePage')).toHaveLength(3);
    expect(page.querySelector('[role=progressbar]')).toBe(null);
  });

  test('says so when the service repeats itself', async () => {
    const { page } = await openBalance(openHistory);

    await clickAndSettle(button(page, 'Load full history'));
    await settle();

    expect(page.textContent).toContain('Older ones are not available: the service repeated a page.');
    expect(page.querySelector('.loader')?.textContent).toContain('2 changes');
  });

  test('keeps the chart when a later page fails, and goes on after “Try again”', async () => {
    const replies: Reply[] = [openHistory, { ok: false, failure: { kind: 'service-trouble', status: 502 } }];
    const { page, lookUp } = drawPopup({
      balancePage: () => replies.shift() ?? good({ changes: [changeAt(1)], next: null }),
    });
    await lookUp(address);
    await clickAndSettle(button(page, 'Load full history'));
    await settle();
    const failed = alerts(page);

    await clickAndSettle(button(page, 'Try again'));

    expect(failed[0]).toContain('service');
    expect(page.querySelector('[role=slider]')).not.toBe(null);
    expect(page.querySelector('.loader')?.textContent).toContain('3 changes');
  });
});

describe('the Balance tab of an address that is known', () => {
  const old = (blocks: number[], next: { before: string } | null = null): Reply => ({
    ok: true,
    value: { changes: blocks.map((block) => changeAt(block)), next },
    asOf: '2026-11-21T07:00:00Z',
    credits: 0,
    fresh: false,
  });

  async function openKnown(reply: Reply = old([20, 10])) {
    const newest = createDeferred<Reply>();
    const replies = [newest.promise];
    const drawn = drawPopup(
      { balancePage: () => replies.shift() ?? history },
      { known: { balancePage: ({ next }) => (next === null ? reply : null) } },
    );
    await drawn.lookUp(address);
    return { ...drawn, newest };
  }

  test('draws what is known at once with its age, then what is new', async () => {
    const { page, newest, chart } = await openKnown();
    const before = page.querySelector('#balance-panel')?.textContent;
    const line = chart.lines.at(-1)?.rows;
    newest.resolve(history);
    await settle();

    expect(before).toContain('20 ETH');
    expect(before).toContain('Updated 3\u00a0h ago · Checking…');
    expect(line).toEqual([1, 0, 0]);
    expect(page.querySelector('h2')?.textContent).toBe('30 ETH on Ethereum');
    expect(page.textContent).toContain('Updated just now');
    expect(page.textContent).not.toContain('Checking');
    expect(page.querySelector('.foot')?.textContent).toContain('50 credits used here');
  });

  test('speaks of what is long known as of when it was asked, and of what is new as of now', async () => {
    const { page, newest } = await openKnown();
    await clickAndSettle(button(page, '1M'));
    const before = page.querySelector('#balance-panel')?.textContent;

    newest.resolve(history);
    await settle();
    const after = page.querySelector('#balance-panel')?.textContent;

    expect(before).toContain('in the month before the update');
    expect(before).toContain('latest 20 ETH');
    expect(after).toContain('in the last month');
    expect(after).toContain('now 30 ETH');
  });

  test('keeps range, zoom, chosen change and focus when the newest rows come', async () => {
    const { page, newest, chart } = await openKnown();
    await clickAndSettle(button(page, '1M'));
    const slider = page.querySelector<HTMLElement>('[role=slider]');
    slider?.focus();
    press(slider as Element, 'ArrowLeft');
    const [from = 0, to = 0] = chart.lines.at(-1)?.places ?? [];
    chart.zoom({ from, to });
    await settle();
    const drawn = chart.lines.length;

    newest.resolve(history);
    await settle();

    expect(chart.lines.length).toBeGreaterThan(drawn);
    expect(chart.isWhole.slice(drawn)).not.toContain(true);
    expect(button(page, '1M').getAttribute('aria-pressed')).toBe('true');
    expect(() => button(page, 'Reset zoom')).not.toThrow();
    expect(document.activeElement).toBe(page.querySelector('[role=slider]'));
    expect(slider?.isConnected).toBe(true);
    expect(slider?.getAttribute('aria-valuetext')).toContain('block 10');
    expect(page.querySelector('.read-out')?.textContent).toContain('10.000000000000000001 ETH');
  });

  test('draws the whole line on a click on a range, and leaves the zoom alone otherwise', async () => {
    const { page, newest, chart } = await openKnown();
    newest.resolve(history);
    await settle();
    const drawn = chart.isWhole.length;

    await clickAndSettle(button(page, '1Y'));

    expect(chart.isWhole.slice(drawn)).toEqual([true]);
  });

  test('keeps what is known when it cannot be refreshed, alerts, and tries again', async () => {
    const { page, newest } = await openKnown();
    newest.resolve({ ok: false, failure: { kind: 'no-connection' } });
    await settle();
    const text = page.querySelector('#balance-panel')?.textContent;
    const failed = alerts(page);

    await clickAndSettle(button(page, 'Try again'));

    expect(failed).toHaveLength(1);
    expect(failed[0]).toContain('No connection');
    expect(text).toContain('Updated 3\u00a0h ago · Could not refresh');
    expect(text).toContain('20 ETH');
    expect(alerts(page)).toEqual([]);
    expect(page.querySelector('h2')?.textContent).toBe('30 ETH on Ethereum');
  });

  test('asks for newer on “Refresh” even if what is known is young, with the focus on it', async () => {
    const { page, newest, sent } = await openKnown();
    newest.resolve(history);
    await settle();

    button(page, 'Refresh').focus();
    await clickAndSettle(button(page, 'Refresh'));

    expect(sent('balancePage').map(({ request }) => request)).toEqual([
      { chainId: 1, address, next: null },
      { chainId: 1, address, next: null, how: 'new' },
    ]);
    expect(document.activeElement).toBe(button(page, 'Refresh'));
  });

  test('can be told to load everything while the newest is on its way, and to stop', async () => {
    const { page, newest, sent } = await openKnown(old([20, 10], { before: '10' }));

    await clickAndSettle(button(page, 'Load full history'));
    const progress = page.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext');
    await clickAndSettle(button(page, 'Stop'));
    const afterStop = page.querySelector('[role=progressbar]');
    newest.resolve(openHistory);
    await settle();

    expect(progress).toBe('2 changes, back to about\u00a01\u00a0Nov\u00a02026, 0 credits used');
    expect(afterStop).toBe(null);
    expect(sent('balancePage')).toHaveLength(1);
  });
});

describe('a change that was not recorded', () => {
  const unknown = changeAt(30, { delta: null });

  test.for<[string, BalanceChange[]]>([
    ['the newest one', [unknown, changeAt(20)]],
    ['the only one', [unknown]],
    ['the oldest one', [changeAt(40), unknown]],
    ['one without a time', [changeAt(40), { ...unknown, approximateTime: null }]],
  ])('is no “null” anywhere: %s', async ([, changes]) => {
    const { page } = await openBalance(good({ changes, next: null }));
    await clickAndSettle(button(page, 'Table'));

    expect(page.textContent).not.toMatch(/null|NaN|undefined/);
    expect(page.outerHTML).not.toMatch(/[> ](?:null|NaN|undefined)[< ]/);
    expect(alerts(page)).toEqual([]);
  });

  test('has its time alone in the headline', async () => {
    const { page } = await openBalance(good({ changes: [unknown], next: null }));

    expect(page.querySelector('.say')?.textContent).toContain(
      'Last change about\u00a020 days ago'.replace('20 days', '20\u00a0days'),
    );
  });
});
