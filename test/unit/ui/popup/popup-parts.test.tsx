import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import { withElements } from '../../../../src/i18n/isolate.ts';
import type { BalanceChange } from '../../../../src/models/balance.ts';
import { ExportBar } from '../../../../src/ui/components/export-bar.tsx';
import { drawNotStarted } from '../../../../src/ui/components/placeholder.tsx';
import { TransactionLink } from '../../../../src/ui/components/transaction-link.tsx';
import { BalanceHeadline } from '../../../../src/ui/popup/balance/balance-headline.tsx';
import { HistoryLoader } from '../../../../src/ui/popup/balance/history-loader.tsx';
import type { Pages } from '../../../../src/ui/popup/shell/paged-list.ts';
import { alerts, button, clickAndSettle, drawOnPage } from '../on-page.ts';
import cases from './popup-parts.cases.json' with { type: 'json' };
import { changeAt } from './samples.ts';

// @vitest-environment new-document
const count = 2000;

/** Pieces that take longer than one turn of the browser, so that the texts shown between them can be seen. */
function* slowPieces(clock: { ms: number }, pieces: number): Iterable<string> {
  for (let at = 0; at < pieces; at += 1) {
    if (at % 1000 === 0) clock.ms += 100;
    yield 'row';
  }
}

function openBar(pieces = count) {
  const clock = { ms: 0 };
  vi.spyOn(performance, 'now').mockImplementation(() => clock.ms);
  const page = drawOnPage(
    <ExportBar
      count={count}
      part={null}
      toFile={() => ({ name: 'rows.csv', type: 'text/csv', pieces: slowPieces(clock, pieces) })}
    />,
  );
  const progress = () => page.querySelector('[role=progressbar]');
  return { page, progress, status: () => page.querySelector('[role=status]')?.textContent };
}

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:rows');
});

test('how much of a file is written is a progress bar with its numbers and words, until it is saved', async () => {
  const { page, progress, status } = openBar();
  const before = progress();
  const told: (string | null)[][] = [];

  button(page, 'Export CSV').click();
  for (let turn = 0; turn < 50 && !status()?.startsWith('In your'); turn += 1) {
    await new Promise((done) => setTimeout(done));
    const bar = progress();
    const at = ['aria-label', 'aria-valuenow', 'aria-valuemax', 'aria-valuetext'].map((name) =>
      bar?.getAttribute(name),
    );
    if (bar) told.push(at.map((one) => one ?? null));
  }

  expect(before).toBeNull();
  expect(told).toContainEqual(['Export', '1000', '2000', 'Exporting… 50%']);
  expect(status()).toBe('In your downloads: rows.csv');
  expect(progress()).toBeNull();
});

test('a file that is stopped leaves no progress', async () => {
  const { page, progress } = openBar(Number.POSITIVE_INFINITY);
  await clickAndSettle(button(page, 'Export CSV'));
  const during = progress();

  button(page, 'Stop').click();
  await vi.waitFor(() => expect(progress()).toBeNull(), { timeout: 20_000 });

  expect(during).not.toBeNull();
  expect(button(page, 'Export CSV')).not.toBeNull();
});

function drawLoader(rows: BalanceChange[], loading: 'all' | 'nothing' = 'all'): Element {
  const never = () => Promise.reject(new Error('Nothing is asked here.'));
  const pages: Pages<BalanceChange> = {
    ...{ rows: signal(rows), isKnownRead: signal(true), loading: signal(loading), failed: signal(null) },
    ...{
      end: signal('open' as const),
      credits: signal(150),
      lookedTo: signal(null),
      isRepeating: signal(false),
      heldUntil: signal(null),
      asOf: signal(null),
      isSample: signal(false),
    },
    ...{ open: never, openKnown: never, refresh: never, loadMore: never, loadAll: never, tryAgain: never },
    ...{ stop: () => {}, close: () => {}, toKept: () => null, showKept: () => {} },
  };
  return drawOnPage(<HistoryLoader pages={pages} rows={rows} />);
}

const estimate = (rows: BalanceChange[]) => drawLoader(rows).querySelector('.hint')?.textContent ?? null;

test.for(cases.shares)('says how much of the way to block 0 is done: $name', ({ blocks, share }) => {
  expect(estimate(blocks.map((block) => changeAt(block)))).toBe(
    `${share} of the way back to block 0. It may end sooner.`,
  );
});

test.for(cases.untold)('estimates nothing where nothing can be estimated: $name', ({ blocks }) => {
  expect(estimate(blocks.map((block) => changeAt(block)))).toBeNull();
});

test('estimates nothing while nothing is loaded', () => {
  const rows = [changeAt(20_000_000), changeAt(10_000_000)];
  const at = drawLoader(rows, 'nothing');

  expect(at.textContent).not.toContain('of the way');
  expect(at.querySelector('[role=progressbar]')).toBeNull();
});

test('a history without times says how many records there are, and no date', () => {
  const at = drawLoader([2, 1].map((block) => changeAt(block, { approximateTime: null })));

  expect(at.querySelector('[role=progressbar]')?.getAttribute('aria-valuetext')).toBe('2 changes, 150 credits used');
});

const hash = `0x${'1f'.repeat(32)}`;

test('a hash looks its transaction up', () => {
  const onOpen = vi.fn();
  const page = drawOnPage(<TransactionLink hash={hash} onOpen={onOpen} />);

  button(page, '0x1f1f…1f1f').click();

  expect(onOpen).toHaveBeenCalledWith(hash);
});

test.for([`${hash}1f`, 'not a hash', `0x1f\u202e${'1f'.repeat(31)}`])('what is no hash leads nowhere: %s', (text) => {
  const page = drawOnPage(<TransactionLink hash={text} onOpen={() => {}} />);

  expect(page.querySelector('button')).toBe(null);
  expect(page.textContent).not.toBe('');
  expect(page.textContent).not.toContain('\u202e');
});

test('what is no hash is as short as one, however long it is, and whole in its title', () => {
  const page = drawOnPage(<TransactionLink hash={'9'.repeat(79)} onOpen={() => {}} />);

  expect(page.textContent).toBe('999999…9999');
  expect(page.querySelector('span')?.title).toBe('9'.repeat(79));
});

test.for<[string, (who: string, when: string) => string, string]>([
  ['where the message has them', (who, when) => `from ${who}, ${when}!`, 'from <b>you</b>, <i>now</i>!'],
  ['in another order', (who, when) => `${when}: ${who}`, '<i>now</i>: <b>you</b>'],
  ['alone', (who) => who, '<b>you</b>'],
  ['nowhere', () => 'nothing', 'nothing'],
])('elements are %s', ([, say, expected]) => {
  const page = drawOnPage(<p>{withElements((who = '', when = '') => say(who, when), <b>you</b>, <i>now</i>)}</p>);

  expect(page.querySelector('p')?.innerHTML).toBe(expected);
});

test('eleven elements keep their places', () => {
  const letters = [...'abcdefghijk'];

  const page = drawOnPage(<p>{withElements((...places) => places.join(', '), ...letters)}</p>);

  expect(page.textContent).toBe(letters.join(', '));
});

test('a popup that could not be drawn says so, and is begun again at a press', () => {
  document.body.innerHTML = '<div id="app"><div class="first-frame"></div></div>';
  const app = document.querySelector('#app') as Element;
  const reload = vi.fn();

  drawNotStarted(app, reload);

  expect(app.querySelector('.first-frame')).toBe(null);
  expect(alerts(app)).toEqual([expect.stringContaining('Hashlens did not answer')]);
  button(app, 'Try again').click();
  expect(reload).toHaveBeenCalledOnce();
});

test.for([
  ['Copied', async () => {}],
  ['Could not copy', () => Promise.reject(new Error('denied'))],
] as const)('the whole address is copied, and the button changes its icon and name to “%s”', async ([name, write]) => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  const address = '0xFD85574679CC42EAFfBf473fda1b07692167e6d4';
  const page = drawOnPage(
    <BalanceHeadline changes={[changeAt(1)]} selectedRow={signal(0)} address={address} chainId={1} now={() => 0} />,
  );
  const before = button(page, 'Copy').innerHTML;

  await clickAndSettle(button(page, 'Copy'));

  expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
  expect(button(page, name).innerHTML).not.toBe(before);
});
