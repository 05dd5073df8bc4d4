import { describe, expect, test } from 'vitest';
import type { CardContent } from '../../../../src/cards/card-content.ts';
import { type LastView, readStoredPlace, type StoredPlace } from '../../../../src/ui/popup/shell/last-view.ts';
import { lookUpOpened } from '../../../../src/ui/popup/shell/take-opened.ts';
import { sizes } from '../../../size.ts';
import { corruptions } from '../../cache/corruptions.ts';
import { alerts, button, clickAndSettle, field, settle, type } from '../on-page.ts';
import { drawPopup } from './draw-popup.tsx';
import { changeAt, contentOf, good } from './samples.ts';

// @vitest-environment new-document
const address = `0x${'ab'.repeat(20)}`;
const other = `0x${'ef'.repeat(20)}`;
const hash = `0x${'cd'.repeat(32)}`;
const content = contentOf(hash, 'Sent 0.5 ETH');

const ofAddress: StoredPlace = {
  showing: 'balance',
  view: { reference: { kind: 'address', address }, chainId: 10, written: address },
};
const ofTransaction: StoredPlace = {
  showing: 'transaction',
  view: { reference: { kind: 'transaction', hash }, chainId: 10, written: hash, answer: { content, heardMs: 0 } },
};

/** The place of an address, with its balance changes from three hours ago. */
const withChanges = (blocks = [20, 10]) => {
  const rows = blocks.map((block) => changeAt(block));
  const changes = JSON.stringify({ rows, next: null, asOf: '2026-11-21T07:00:00.000Z' });
  return { ...ofAddress, view: { ...ofAddress.view, changes } } as StoredPlace & {
    view: LastView & { changes: string };
  };
};

const everyNth = <Case,>(cases: readonly Case[]) => cases.filter((_, at) => at % sizes.damagedPlaceStep === 0);

/** Returns a value as a browser reads it back: Chromium sorts the fields. */
function sortFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, one]) => [name, sortFields(one)]));
}

/** A popup with a stored place, over a background that knows a balance or nothing. */
function open(place: unknown, { isKnown = true, blocks = [30], hasFocus = true } = {}) {
  const saved: StoredPlace[] = [];
  const page = () => good({ changes: blocks.map((block) => changeAt(block)), next: null });
  const noted: unknown[] = [];
  const recents = [
    { reference: { kind: 'address', address }, chainId: 10, atMs: 2 },
    { reference: { kind: 'address', address: other }, chainId: 10, atMs: 1 },
  ] as const;
  const drawn = drawPopup(
    {
      balancePage: page,
      noteRecent: (place) => noted.push(place) > 0,
      recents: () => ({ all: [...recents], isPassing: false }),
      watchedList: () => [],
      removeRecent: () => true,
      forgetRecents: () => true,
    },
    {
      known: { balancePage: () => (isKnown ? page() : null) },
      hasFocus,
      memory: { load: async () => sortFields(place), save: async (now) => void saved.push(now) },
    },
  );
  return { ...drawn, saved, noted, box: field(drawn.page, 'Look up') };
}

async function reopen(popup: ReturnType<typeof open>['popup']) {
  await popup.reopen();
  await settle();
}

describe('the popup reopens where it was', () => {
  test('with a balance that is known, on its chain, which only a press asks for again', async () => {
    const { page, popup, sent, box } = open(ofAddress);

    await reopen(popup);

    expect(box.value).toBe(address);
    expect(popup.lookUp.chainId.value).toBe(10);
    expect(page.querySelector('#balance-panel')?.textContent).toContain('ETH');
    expect(sent('balancePage')).toEqual([]);

    await clickAndSettle(button(page, 'Refresh'));

    expect(sent('balancePage')).toHaveLength(1);
  });

  test('with a transaction’s answer as it was, which only a press asks for again', async () => {
    const { page, popup, card } = open(ofTransaction);
    await reopen(popup);
    expect(page.textContent).toContain('Sent 0.5 ETH');
    expect(card.asked).toEqual([]);

    await clickAndSettle(button(page, 'Refresh'));

    expect(card.asked).toMatchObject([{ reference: { hash }, chainId: 10, asked: true, refresh: true }]);
  });

  test('on its tab, whatever was looked up', async () => {
    const { page, popup } = open({ ...ofAddress, showing: 'watched' });

    await reopen(popup);

    expect(page.querySelector('[aria-selected=true]')?.id).toBe('watched-tab');
    expect(popup.balance.value).not.toBeNull();
  });

  test('empty where nothing is known any more', async () => {
    const { popup, sent, box } = open(ofAddress, { isKnown: false });

    await reopen(popup);

    expect(box.value).toBe('');
    expect(popup.balance.value).toBeNull();
    expect(sent('balancePage')).toEqual([]);
  });

  test('not where somebody was quicker', async () => {
    const { popup, box } = open(ofAddress);
    const reopening = popup.reopen();
    type(box, '0x12');

    await reopening;
    await settle();

    expect(box.value).toBe('0x12');
    expect(popup.balance.value).toBeNull();
  });

  test('nor where somebody chose another tab while it was read', async () => {
    const { popup } = open(ofAddress);
    const reopening = popup.reopen();
    // The place is known by now, and its content is being read.
    await Promise.resolve();
    await Promise.resolve();
    popup.showing.value = 'page';

    await reopening;
    await settle();

    expect(popup.showing.value).toBe('page');
    expect(popup.balance.value).toBeNull();
  });

  test('nor elsewhere than at what somebody looked up while it was read', async () => {
    const { popup, lookUp } = open({ ...ofAddress, showing: 'watched' });
    const reopening = popup.reopen();
    // The place is known by now, and its content is being read.
    await Promise.resolve();
    await Promise.resolve();

    await lookUp(other);
    await reopening;
    await settle();

    expect(popup.showing.value).toBe('balance');
    expect(popup.balance.value?.reference.address).toBe(other);
  });

  test.for([null, undefined, 'damaged', { showing: 'elsewhere' }, { showing: 'balance', view: { chainId: 'x' } }])(
    'as at first where the memory holds %j',
    async (place) => {
      const { popup, box } = open(place);

      await reopen(popup);

      expect(box.value).toBe('');
      expect(popup.showing.value).toBe('balance');
    },
  );
});

describe('a balance whose changes were kept', () => {
  const headline = (page: Element) => page.querySelector('h2')?.textContent;

  test('is there before the background answers, with its age, and then as it is known by now', async () => {
    const { page, popup, sent, box, chart } = open(withChanges());

    const reopening = popup.reopen();
    await Promise.resolve();
    await Promise.resolve();
    const before = popup.balance.value?.pages;
    const [rows, asOf] = [before?.rows.value?.length, before?.asOf.value];
    await reopening;
    await settle();

    expect([rows, asOf]).toEqual([2, '2026-11-21T07:00:00.000Z']);
    expect(headline(page)).toBe('30 ETH on OP Mainnet');
    expect(chart.lines.length).toBeGreaterThan(0);
    expect([box.value, popup.lookUp.chainId.value]).toEqual([address, 10]);
    expect(sent('balancePage')).toEqual([]);
  });

  test('stays as it was where nothing is known any more, and is asked for again by hand', async () => {
    const { page, popup, sent } = open(withChanges(), { isKnown: false });
    await reopen(popup);
    const before = [headline(page), page.querySelector('.as-of')?.textContent, sent('balancePage').length];

    await clickAndSettle(button(page, 'Refresh'));

    expect(before).toEqual(['20 ETH on OP Mainnet', 'Updated 3\u00a0h ago · Refresh', 0]);
    expect([headline(page), sent('balancePage').length]).toEqual(['30 ETH on OP Mainnet', 1]);
  });

  test('is kept as it is shown, for the next opening', async () => {
    const first = open(withChanges());
    await reopen(first.popup);
    const [before] = first.saved;
    const after = first.saved.at(-1);

    const second = open(after, { isKnown: false });
    await reopen(second.popup);

    expect(before).toEqual(withChanges());
    expect(headline(second.page)).toBe('30 ETH on OP Mainnet');
    expect(readStoredPlace(JSON.parse(JSON.stringify(after)))).toEqual(after);
  });

  const opened = (over = {}) => ({ lookUp: address, chainId: 10, ...over });

  test('is there at once where the page was opened for it, and then as it is looked up', async () => {
    const { popup, sent, page, box } = open(withChanges());
    const seen: unknown[] = [];
    popup.balance.subscribe((list) => seen.push(list?.pages.rows.value?.length));

    await lookUpOpened(popup, opened(), async () => {});
    await settle();

    // Nothing, then the stored changes, then the same changes as the current lookup.
    expect(seen).toEqual([undefined, 2, expect.any(Number)]);
    expect(sent('balancePage').map(({ request }) => request)).toEqual([{ chainId: 10, address, next: null }]);
    expect([headline(page), box.value, popup.lookUp.chainId.value]).toEqual(['30 ETH on OP Mainnet', address, 10]);
  });

  test.for([
    ['another address', withChanges(), opened({ lookUp: other })],
    ['another chain', withChanges(), opened({ chainId: 1 })],
    ['one whose changes were not kept', ofAddress, opened()],
    ['a transaction', ofTransaction, opened({ lookUp: hash })],
  ] as const)('is not there where the page was opened for %s', async ([, place, on]) => {
    const { popup, box } = open(place);

    await popup.reopen(on);
    await settle();

    expect([popup.balance.value, popup.transaction.value, box.value]).toEqual([null, null, '']);
  });

  test('does not go before it comes where it is looked up once more', async () => {
    const { popup, lookUp } = open(null);
    await lookUp(address);
    await settle();
    const seen: unknown[] = [];
    popup.balance.subscribe((list) => seen.push(list?.pages.rows.value?.length));

    await popup.lookUp.submit();
    await settle();

    expect(seen).toEqual([1, 1]);
  });

  test('does not go where it is looked up once more after it was shown again, and is a recent lookup then', async () => {
    const { popup, noted } = open({ ...withChanges(), view: { ...withChanges().view, chainId: 1 } });
    await reopen(popup);
    const [before, seen] = [noted.length, [] as unknown[]];
    popup.balance.subscribe((list) => seen.push(list?.pages.rows.value?.length));

    await popup.lookUp.submit();
    await settle();

    expect(seen).toEqual([1, 1]);
    expect([before, noted.length]).toEqual([0, 1]);
  });

  test('is shown again once: later the memory tells what was there at the start', async () => {
    const { popup, page } = open(withChanges());
    await popup.reopen();
    popup.forget();
    type(field(page, 'Look up'), '');
    const shown = popup.balance.value;

    await popup.reopen(opened());

    expect(popup.balance.value).toBe(shown);
  });

  test.for([
    [true, '"blockNumber":30'],
    [false, '"blockNumber":20'],
  ] as const)('is kept as it grows while the user is in this document: %s', async ([hasFocus, expected]) => {
    const { popup, saved } = open(withChanges(), { hasFocus });
    await reopen(popup);

    expect(popup.balance.value?.pages.rows.value?.[0]?.blockNumber).toBe(30);
    expect(saved.at(-1)?.view?.changes).toContain(`[{${expected}`);
  });

  test('is kept where something else is shown, whatever has the focus', async () => {
    const { popup, saved } = open(withChanges(), { hasFocus: false });
    await reopen(popup);

    popup.showing.value = 'watched';

    expect(saved.at(-1)).toMatchObject({ showing: 'watched', view: { changes: expect.stringContaining('30') } });
  });

  test('is asked for again, and nothing of it stays, where it was forgotten before', async () => {
    const { popup, lookUp } = open(null);
    await lookUp(address);
    popup.forget();
    const seen: unknown[] = [];
    popup.balance.subscribe((list) => seen.push(list?.pages.rows.value?.length));

    await popup.lookUp.submit();
    await settle();

    expect(seen).toEqual([1, undefined]);
  });

  test('is never kept with what another one showed', async () => {
    const { popup, saved, lookUp } = open(withChanges(), { isKnown: false });
    await popup.reopen();
    await lookUp(other);
    await settle();

    const others = saved.filter(({ view }) => view?.written === other);
    expect(others.length).toBeGreaterThan(0);
    expect(JSON.stringify(others)).not.toContain('"20000000000000000001');
    expect(others.at(-1)?.view?.changes).toContain('30000000000000000001');
  });

  test.for([
    [500, true],
    [501, false],
  ] as const)('with %i changes it is kept: %s', async ([count, isKept]) => {
    const blocks = Array.from({ length: count }, (_, at) => count - at);
    const { saved, lookUp } = open(null, { blocks });

    await lookUp(address);
    await settle();

    expect(saved.at(-1)?.view).toMatchObject({ written: address });
    expect(saved.at(-1)?.view?.changes !== undefined).toBe(isKept);
  });

  test('is not kept where a service adds more to its changes than a browser gives quickly', async () => {
    const { popup, saved } = open(null, { isKnown: false });
    const rows = [changeAt(30, { extra: { note: 'x'.repeat(250_000) } })];

    await popup.showKnown({ ...withChanges().view, changes: JSON.stringify({ rows, next: null, asOf: '2026-11-21' }) });

    expect(popup.balance.value?.pages.rows.value).toEqual(rows);
    expect(saved.at(-1)?.view).toEqual(ofAddress.view);
  });

  test('is forgotten with what was looked up', async () => {
    const { popup, saved } = open(withChanges());
    await reopen(popup);

    popup.forget();
    await popup.balance.value?.pages.refresh();
    await settle();

    expect(saved.at(-1)).toEqual({ showing: 'balance', view: null });
  });

  const whole = withChanges().view.changes;
  const inside: { [part: string]: unknown } = JSON.parse(whole);
  const texts = [
    ...corruptions.map(([name, corrupt]) => [`are ${name}`, corrupt(whole)] as const),
    ...corruptions
      // Additional fields do not damage the changes.
      .filter(([name]) => name !== 'an object with a __proto__')
      .map(([name, corrupt]) => [`are JSON of ${name}`, JSON.stringify(corrupt(inside))] as const),
    ...['rows', 'asOf'].flatMap((part) =>
      [null, 7, 'junk', [], {}, [null], [{}], [{ blockNumber: 7 }], [changeAt(7, { value: '1.5' })]].map((junk) => {
        return [`have ${JSON.stringify(junk)} for "${part}"`, JSON.stringify({ ...inside, [part]: junk })] as const;
      }),
    ),
  ];

  test.for(everyNth(texts))('is read from what is known where its changes %s', async ([, changes]) => {
    const place = { ...ofAddress, view: { ...ofAddress.view, changes } };
    const [{ page, popup }, unknown] = [open(place), open(place, { isKnown: false })];

    await Promise.all([popup.reopen(), unknown.popup.reopen()]);
    await settle();

    expect(headline(page)).toBe('30 ETH on OP Mainnet');
    expect(alerts(page)).toEqual([]);
    expect(unknown.popup.balance.value).toBe(null);
  });
});

describe('a kept answer that is damaged is not shown, and asked for again by hand', () => {
  const whole = { ...content, rows: [{ label: 'Fee', parts: [{ text: '1 ETH' }] }] } as CardContent;
  const inside = Object.keys(whole).map((name) => name as keyof CardContent);
  const answers: (readonly [name: string, answer: unknown])[] = [
    ...corruptions.map(([name, corrupt]) => [`is ${name}`, corrupt({ content: whole, heardMs: 0 })] as const),
    ...corruptions.map(([name, corrupt]) => [`has ${name} in it`, { content: corrupt(whole), heardMs: 0 }] as const),
    ...corruptions.map(([name, corrupt]) => [`came at ${name}`, { content: whole, heardMs: corrupt(0) }] as const),
    ...inside.flatMap((part) =>
      corruptions.map(([name, corrupt]) => {
        const damaged = { ...whole, [part]: corrupt(whole[part]) };
        return [`has a "${part}" that is ${name}`, { content: damaged, heardMs: 0 }] as const;
      }),
    ),
  ];

  test.for(everyNth(answers))('where it %s', async ([, answer]) => {
    const { page, popup, card } = open({ ...ofTransaction, view: { ...ofTransaction.view, answer } });
    await reopen(popup);
    // Null is not an answer, so the popup stays in its initial state.
    if (popup.showing.value !== 'transaction') return expect(answer).toBeFalsy();

    const names = [...page.querySelectorAll('button')].map(({ textContent }) => textContent ?? '');
    button(page, names.includes('Refresh') ? 'Refresh' : 'Try again').click();
    card.answer({ kind: 'content', content });
    await settle();

    expect(page.textContent).toContain('Sent 0.5 ETH');
    expect(alerts(page)).toEqual([]);
  });
});

describe('where the popup is, is kept', () => {
  test('with the value alone, not with the text around it', async () => {
    const { saved, lookUp } = open(null);

    await lookUp(`my secret words ${address}`);

    const [value] = saved.filter(({ view }) => view !== null);
    expect(value).toEqual({ ...ofAddress, view: { ...ofAddress.view, chainId: 1 } });
    expect(JSON.stringify(saved)).not.toContain('secret');
  });

  test('with a transaction only once it is answered: any other may be a private key', async () => {
    const { saved, lookUp, card } = open(null);
    await lookUp(hash);
    await settle();
    const before = JSON.stringify(saved);

    card.answer({ kind: 'content', content });
    await settle();

    expect(before).not.toContain(hash);
    expect(saved.at(-1)).toMatchObject({ showing: 'transaction', view: { chainId: 10, answer: { content } } });
  });

  test('so that it is read as it was written', () => {
    for (const place of [ofAddress, ofTransaction]) {
      expect(readStoredPlace(JSON.parse(JSON.stringify(place)))).toEqual(place);
    }
  });
});

describe('what a page’s card shows', () => {
  test('is no recent lookup, whatever was looked up before and however it is asked for again', async () => {
    const { page, popup, card, lookUp, noted } = open(null);
    await lookUp(`0x${'ef'.repeat(32)}`);
    await popup.showKnown({ ...ofTransaction.view } as NonNullable<StoredPlace['view']>);
    await settle();

    button(page, 'Refresh').click();
    card.answer({ kind: 'content', content });
    await settle();

    expect(card.asked.at(-1)).toMatchObject({ reference: { hash }, refresh: true });
    expect(noted).toEqual([]);
  });

  test('is shown without asking, and leaves what is being typed alone', async () => {
    const { page, popup, card, box } = open(null);
    type(box, '0x12');

    await popup.showKnown({ ...ofTransaction.view } as NonNullable<StoredPlace['view']>);
    await settle();

    expect(page.textContent).toContain('Sent 0.5 ETH');
    expect(card.asked).toEqual([]);
    expect(box.value).toBe('0x12');
  });
});

describe('what was forgotten is not where the popup reopens', () => {
  async function openList() {
    const drawn = open(ofAddress);
    await drawn.popup.reopen();
    // Empties the box, because otherwise suggestions would have to match its text.
    type(drawn.box, '');
    await clickAndSettle(drawn.box);
    return drawn;
  }

  test('after all that was looked up was forgotten', async () => {
    const { page, saved } = await openList();

    await clickAndSettle(button(page, 'Clear recent lookups'));

    expect(saved.at(-1)).toEqual({ showing: 'balance', view: null });
  });

  test.for([
    [0, null],
    [1, { ...ofAddress.view, changes: expect.stringContaining('"blockNumber":30') }],
  ] as const)('after one was taken off: number %i of the list', async ([at, expected]) => {
    const { page, popup, saved } = await openList();

    await clickAndSettle(page.querySelectorAll<HTMLElement>('.suggestion-remove')[at]);
    popup.showing.value = 'watched';

    expect(saved.at(-1)).toEqual({ showing: 'watched', view: expected });
  });

  test('while a transaction goes on being followed, until it is looked up again', async () => {
    const { popup, card, lookUp, noted, saved } = open(null);
    const say = () => card.answer({ kind: 'content', content }, false);
    await lookUp(hash);
    say();
    await popup.suggestions.forgetRecents();

    say();
    await settle();
    const after = [saved.at(-1)?.view, noted.length];
    await lookUp(hash);
    say();
    await settle();

    expect(after).toEqual([null, 1]);
    expect(saved.at(-1)?.view).toMatchObject({ reference: { hash } });
    expect(noted).toHaveLength(2);
  });
});
