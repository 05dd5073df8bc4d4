import { describe, expect, test } from 'vitest';
import type { CardUpdate } from '../../../../../src/cards/card-content.ts';
import { toHeadlineParts } from '../../../../../src/cards/sentence-parts.ts';
import type { Protocol } from '../../../../../src/messaging/protocol.ts';
import type { Watched } from '../../../../../src/models/watched.ts';
import { askFirst } from '../../../cards/ask-first.ts';
import { createDeferred, inTurn } from '../../fake-ask.ts';
import { alerts, button, choose, clickAndSettle, field, pressAndSettle, settle } from '../../on-page.ts';
import { drawPopup, openOn } from '../draw-popup.tsx';
import { addressAt, createFakeTab, listOf } from '../fake-tab.ts';
import { changeAt, contentOf, good, transferAt } from '../samples.ts';
import cases from './popup-app.cases.json' with { type: 'json' };

// @vitest-environment new-document
const hash = `0x${'cd'.repeat(32)}`;
const address = `0x${'ab'.repeat(20)}`;
const chain = { id: 1, name: 'Ethereum', reason: 'because it is your default chain', colour: '#627eea' };
const content = contentOf(hash, 'Sent 0.5 ETH to vitalik.eth', {
  chain,
  rows: [{ label: 'Block', parts: [{ text: '21,234,567' }] }],
  explorer: { href: `https://etherscan.io/tx/${hash}`, text: 'Open in explorer' },
  source: 'asked just now, 20 credits',
});

async function lookUpTransaction(update: CardUpdate) {
  const drawn = drawPopup({});
  await drawn.lookUp(hash);
  drawn.card.answer(update);
  await settle();
  return drawn;
}

describe('the popup', () => {
  test('begins with an empty box, the four tabs and no alert', async () => {
    const { page, asked } = drawPopup({});
    const atOnce = asked.map(({ name }) => name);
    await settle();

    expect(field(page, 'Look up').value).toBe('');
    expect([...page.querySelectorAll('[role=tab]')].map((tab) => tab.textContent)).toEqual([
      'Balance',
      'NFT transfers',
      'On this page',
      'Watched',
    ]);
    expect(page.querySelector('a[href="options.html"]')?.textContent).toBe('Options');
    expect(alerts(page)).toEqual([]);
    // Questions that do not affect the drawing are asked after it.
    expect(atOnce).toEqual([]);
    expect(asked.map(({ name }) => name)).toEqual(['watchedNews', 'allowance', 'recents', 'watchedList']);
  });

  test('walks through the tabs with the arrow keys', async () => {
    const { page } = drawPopup({});

    await pressAndSettle(page.querySelector('[role=tablist]') as Element, 'ArrowRight');

    expect(page.querySelector('[aria-selected=true]')?.textContent).toBe('NFT transfers');
    expect(page.querySelector('#balance-panel')?.hasAttribute('hidden')).toBe(true);
    expect(page.querySelector('#nft-panel')?.hasAttribute('hidden')).toBe(false);
  });

  test.for(cases.refused)('alerts of “$text”, which cannot be looked up, and asks nothing', async ({ text, words }) => {
    const { page, asked } = await openOn(text, {});

    expect(alerts(page)[0]).toContain(words);
    expect(field(page, 'Look up').getAttribute('aria-invalid')).toBe('true');
    // These questions are about data in the background itself, and cost nothing.
    const ofOurs = ['allowance', 'recents', 'watchedList', 'watchedNews'];
    expect(asked.filter(({ name }) => !ofOurs.includes(name))).toEqual([]);
  });

  test.for<[string, Event]>([
    ['Enter', new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })],
    ['leaving the list', new FocusEvent('blur')],
  ])('asks on a picked chain at once on %s', async ([, event]) => {
    const { page, sent } = await openOn(address, { balancePage: () => good({ changes: [changeAt(30)], next: null }) });
    const picker = page.querySelector('select');

    if (picker) picker.value = '8453';
    picker?.dispatchEvent(new Event('change', { bubbles: true }));
    picker?.dispatchEvent(event);
    await settle();

    expect(sent('balancePage').at(-1)).toMatchObject({ request: { address, chainId: 8453 } });
  });

  test('asks for a transaction as a card does, without naming a chain that was not chosen', async () => {
    const { page, card } = await openOn(hash, {});

    expect(card.asked).toEqual([
      {
        id: 'q1',
        reference: { kind: 'transaction', hash },
        context: { written: hash, pageHost: '', before: '', after: '' },
        asked: true,
        isSeen: true,
      },
    ]);
    expect(page.querySelector('[aria-busy=true]')?.textContent).toContain('Looking it up');
  });

  test('draws a transaction with the card’s own body', async () => {
    const { page } = await lookUpTransaction({ kind: 'content', content });

    const region = page.querySelector(`[aria-label="Transaction ${hash}"]`);
    expect(region?.textContent).toContain('Sent 0.5 ETH to vitalik.eth');
    expect(region?.textContent).toContain('21,234,567');
    expect(region?.querySelector('a')?.getAttribute('href')).toBe(`https://etherscan.io/tx/${hash}`);
    expect(alerts(page)).toEqual([]);
  });

  test('looks up what a transaction names on its chain, once it is pressed', async () => {
    const parts = [{ text: 'nick.eth', reference: { kind: 'address', address } } as const];
    const base = { ...chain, id: 8453 };
    const { page, sent } = await lookUpTransaction({
      kind: 'content',
      content: { ...content, chain: base, rows: [{ label: 'From', parts }] },
    });
    const before = sent('balancePage').length;

    await clickAndSettle(button(page, 'nick.eth'));

    expect(before).toBe(0);
    expect(sent('balancePage').at(-1)?.request).toMatchObject({ address, chainId: 8453 });
  });

  test('alerts of a transaction that could not be had, and asks again', async () => {
    const failure = {
      title: 'The service is having trouble',
      detail: 'It answered with error 503.',
      tone: 'bad',
      action: { kind: 'try-again', label: 'Try again' },
    } as const;
    const { page, card } = await lookUpTransaction({ kind: 'failure', failure, chain });
    const before = alerts(page);

    await clickAndSettle(button(page, 'Try again'));

    expect(before[0]).toContain('The service is having trouble');
    expect(card.asked).toHaveLength(2);
    expect(alerts(page)).toEqual([]);
  });

  test('offers to look up what the gate is unsure about, without an alert', async () => {
    const { page, card } = await lookUpTransaction(askFirst);

    await clickAndSettle(button(page, 'Look up'));

    expect(card.asked).toHaveLength(2);
    expect(alerts(page)).toEqual([]);
  });

  test('says what a value is that is no reference, and looks up the address in it', async () => {
    const lead = { label: 'Look up the address', address };
    const { page, card, sent } = await lookUpTransaction({
      kind: 'told',
      state: { text: 'Not looked up' },
      title: 'An address',
      detail: 'None.',
      lead,
    });

    const before = [page.querySelector('.transaction')?.textContent, alerts(page)];
    await clickAndSettle(button(page, 'Look up the address'));

    expect(before).toEqual([expect.stringContaining('An address None.'), []]);
    expect(card.asked).toHaveLength(1);
    expect(sent('balancePage').at(-1)?.request).toMatchObject({ address });
    expect(field(page, 'Look up').value).toBe(address);
  });

  test('keeps what a tab shows while a transaction is looked at', async () => {
    const { page, card } = await openOn(address, { balancePage: () => good({ changes: [changeAt(30)], next: null }) });

    await clickAndSettle(button(page.querySelector('.read-out') ?? page, '0xcdcd…cdcd'));
    const box = field(page, 'Look up').value;
    await clickAndSettle(button(page, '← Back to the balance'));

    expect(card.asked.at(-1)?.reference).toEqual({ kind: 'transaction', hash });
    expect(box).toBe(hash);
    expect(field(page, 'Look up').value).toBe(address);
    expect(page.querySelector('#balance-panel h2')?.textContent).toBe('30 ETH on Ethereum');
  });

  test('moves the picker to the chain that a transaction was found on', async () => {
    const { page, card } = await lookUpTransaction({
      kind: 'content',
      content: { ...content, chain: { ...chain, id: 8453, name: 'Base' } },
    });

    const picker = page.querySelector('select');
    expect(picker?.value).toBe('8453');
    expect(card.asked).toHaveLength(1);
  });

  test('asks for a transaction on the chain that is picked after it was not found', async () => {
    const failure = { title: 'Transaction not found', detail: '', tone: 'wait' } as const;
    const { page, card } = await lookUpTransaction({ kind: 'failure', failure, chains: [{ id: 10, name: 'OP' }] });
    const picker = page.querySelector('select');

    await choose(picker, '10');
    picker?.dispatchEvent(new FocusEvent('blur'));
    await settle();

    expect(card.asked.at(-1)).toMatchObject({ reference: { hash }, chainId: 10 });
  });

  test('refreshes a transaction, which stays in view with the focus on the button', async () => {
    const { page, card } = await lookUpTransaction({ kind: 'content', content });

    button(page, 'Refresh').focus();
    await clickAndSettle(button(page, 'Refresh'));
    const meanwhile = page.querySelector('.hl-card')?.textContent;
    const isBusy = button(page, 'Refresh').getAttribute('aria-busy');
    button(page, 'Refresh').click();
    const newer = { ...content, headline: toHeadlineParts('Sent 0.5 ETH to nick.eth') };
    card.answer({ kind: 'content', content: newer });
    await settle();

    expect(card.asked).toHaveLength(2);
    expect(card.asked[1]).toMatchObject({ refresh: true, asked: true });
    expect(meanwhile).toContain('Sent 0.5 ETH to vitalik.eth');
    expect(meanwhile).toContain(' · Checking…');
    expect(isBusy).toBe('true');
    expect(page.querySelector('.hl-card')?.textContent).toContain('nick.eth');
    expect(page.querySelector('.hl-card')?.textContent).not.toContain('Checking');
    expect(document.activeElement).toBe(button(page, 'Refresh'));
  });

  test('alerts beside the answer when it could not be refreshed', async () => {
    const failure = { title: 'No connection', detail: 'Check it.', tone: 'bad' } as const;
    const { page, card } = await lookUpTransaction({ kind: 'content', content });

    button(page, 'Refresh').click();
    card.answer({ kind: 'failure', failure });
    await settle();

    expect(alerts(page)[0]).toContain('No connection');
    expect(page.textContent).toContain('Could not refresh');
    expect(page.querySelector('.hl-card')?.textContent).toContain('vitalik.eth');
  });

  test('follows a waiting transaction only while it is in view and the document can be seen', async () => {
    const { popup, isVisible, clock } = await lookUpTransaction({ kind: 'content', content, followMs: 5_000 });
    const running = () => clock.waits.filter(({ signal }) => !signal.aborted).map(({ ms }) => ms);

    const first = running();
    isVisible.value = false;
    const whileHidden = running();
    isVisible.value = true;
    popup.showing.value = 'balance';
    const onAnotherTab = running();
    popup.showing.value = 'transaction';

    expect([first, whileHidden, onAnotherTab, running()]).toEqual([[5000], [], [], [5000]]);
  });

  test('says of a waiting transaction that it is no longer followed', async () => {
    const { page, popup, card, clock } = await lookUpTransaction({ kind: 'content', content, followMs: 5_000 });
    const before = page.querySelector('.source')?.textContent;

    for (let turn = 0; turn < 25; turn += 1) {
      clock.waits.findLast(({ ms, signal }) => ms <= 60_000 && !signal.aborted)?.end();
      await settle();
      card.answer({ kind: 'content', content, followMs: 5_000 });
    }
    await settle();

    expect(card.asked).toHaveLength(26);
    expect(before).not.toContain('No longer updating');
    expect(popup.card.isLeft.value).toBe(true);
    expect(page.querySelector('.source')?.textContent).toContain(' · No longer updating, refresh to check again');
  });

  test('updates the age of a transaction’s answer as it grows', async () => {
    const { page, clock } = await lookUpTransaction({
      kind: 'content',
      content: { ...content, source: 'Updated 2\u00a0min ago · 20 credits' },
    });
    const before = page.querySelector('.source')?.textContent;

    clock.nowMs += 5 * 60_000;
    await clickAndSettle(button(page, 'Refresh'));

    expect(before).toBe('Updated 2\u00a0min ago · 20 credits');
    expect(page.querySelector('.source')?.textContent).toContain('Updated 7\u00a0min ago · 20 credits');
  });

  test('says in a private window that it is in one, with every question', async () => {
    const { card, asked, lookUp } = drawPopup(
      {
        balancePage: () => good({ changes: [changeAt(30)], next: null }),
        transfersPage: () => good({ transfers: [], next: null }),
      },
      { isPrivate: true },
    );

    await lookUp(address);
    await lookUp(`${address}/1`);
    await lookUp(hash);

    const pages = asked.filter(({ name }) => name.endsWith('Page'));
    expect(pages).toHaveLength(4);
    for (const { request } of pages) expect(request).toMatchObject({ isPrivate: true });
    expect(card.asked[0]).toMatchObject({ isPrivate: true });
  });

  test.for(cases.footers)('says $name', async ({ creditsLeft, words }) => {
    const { page } = drawPopup({
      allowance: () => ({ creditsLeft, asOf: null, spentToday: 0, requestsToday: 0 }),
    });
    await settle();

    expect(page.querySelector('.foot span')?.textContent).toBe(words);
  });

  test('asks again what is left after each answer that cost something, and not after others', async () => {
    let creditsLeft = 1000;
    const { page, popup, asked, lookUp } = drawPopup({
      allowance: () => ({ creditsLeft, asOf: null, spentToday: 0, requestsToday: 0 }),
      balancePage: () => good({ changes: [changeAt(30)], next: null }, creditsLeft === 950 ? 0 : 50),
    });
    await settle();
    creditsLeft = 950;
    await lookUp(address);
    const afterFree = asked.filter(({ name }) => name === 'allowance').length;

    creditsLeft = 900;
    await popup.balance.value?.pages.refresh();
    await settle();

    expect(afterFree).toBe(1);
    expect(asked.filter(({ name }) => name === 'allowance')).toHaveLength(2);
    expect(page.querySelector('.foot span')?.textContent).toBe('50 credits used here · 900 left');
  });
});

test('the popup has a button that keeps it open beside the page', () => {
  const { page, calls } = drawPopup({});

  button(page, 'Keep open beside the page').click();

  expect(calls.keepOpen).toBe(1);
  expect(page.textContent).not.toContain('Follow the page');
});

test('a panel has a tick that says whether it follows the page, and no such button', async () => {
  const told: boolean[] = [];
  const { page } = drawPopup({}, { beside: { follows: false, onFollows: (now) => told.push(now) } });
  const tick = page.querySelector<HTMLInputElement>('.follow input');
  const first = tick?.getAttribute('aria-checked');

  await clickAndSettle(tick);
  await clickAndSettle(tick);

  expect(first).toBe('false');
  expect(told).toEqual([true, false]);
  expect(() => button(page, 'Keep open beside the page')).toThrow();
});

test('with another tab in front nothing of the one before stays', async () => {
  const fake = createFakeTab({ lists: [listOf([addressAt(1), addressAt(2)])] });
  const { popup } = drawPopup({}, { tab: fake.tab });
  await settle();
  const before = popup.page?.entries.value.length;

  fake.now.otherEnd = 'busy';
  fake.now.switched();
  const between = [popup.page?.entries.value.length, popup.page?.state.value.kind, popup.page?.site.value];
  await settle();
  fake.ports.at(-1)?.tell(listOf([addressAt(3)], { frame: 'b' }));
  await settle();

  expect(before).toBe(2);
  expect(between).toEqual([0, 'looking', null]);
  expect(popup.page?.entries.value.map(({ reference }) => reference)).toEqual([addressAt(3).reference]);
  expect(fake.ports[0]?.isOpen).toBe(false);
});

const damaged = { ...changeAt(30), value: 'garbage' };
const sentence = 'Could not show this part';

/** A popup over a background whose answers cannot be drawn until `isDamaged` is false. */
function openDamaged() {
  const state = { isDamaged: true, saved: [] as unknown[] };
  const entry: Watched = { address, name: 'Mine', note: '', addedMs: 1 };
  const drawn = drawPopup(
    {
      balancePage: () => good({ changes: [state.isDamaged ? damaged : changeAt(30)], next: null }),
      noteRecent: () => true,
      watchedList: () => [state.isDamaged ? { ...entry, address: null as unknown as string } : entry],
    },
    { memory: { load: async () => null, save: async (place) => void state.saved.push(place) } },
  );
  return { ...drawn, state, panel: (name: string) => drawn.page.querySelector(`#${name}-panel`) as HTMLElement };
}

test('a tab that cannot be drawn says so, and the rest goes on working', async () => {
  const { page, popup, lookUp, panel } = openDamaged();

  await lookUp(address);

  expect(alerts(panel('balance'))).toEqual([expect.stringContaining(sentence)]);
  await clickAndSettle(button(page, 'On this page'));
  expect(popup.showing.value).toBe('page');
  expect(alerts(panel('page'))).toEqual([]);
});

test('it is drawn at a press, as soon as it can be', async () => {
  const { popup, panel, state } = openDamaged();
  popup.showing.value = 'watched';
  await settle();
  const before = alerts(panel('watched'));
  await clickAndSettle(button(panel('watched'), 'Try again'));
  const still = alerts(panel('watched'));

  state.isDamaged = false;
  await popup.watched.load();
  await settle();

  expect([...before, ...still]).toEqual([expect.stringContaining(sentence), expect.stringContaining(sentence)]);
  expect(alerts(panel('watched'))).toEqual([]);
  expect(panel('watched').textContent).toContain('Mine');
});

test('what is looked up next is drawn without a press', async () => {
  const { lookUp, panel, state } = openDamaged();
  await lookUp(address);

  state.isDamaged = false;
  await lookUp(`0x${'cd'.repeat(20)}`);

  expect(alerts(panel('balance'))).toEqual([]);
  expect(panel('balance').querySelector('.headline')).not.toBeNull();
});

test('the next opening does not begin where nothing could be drawn', async () => {
  const { lookUp, state } = openDamaged();

  await lookUp(address);

  expect(state.saved.at(-1)).toEqual({ showing: 'balance', view: null });
});

type BalanceReply = Protocol['balancePage']['reply'];

const openHistory = good({ changes: [changeAt(30), changeAt(20)], next: { block_number: '20' } });

/** Presses a focused button, as the keyboard does. */
async function pressFocused(page: ParentNode, name: string): Promise<void> {
  const found = button(page, name);
  found.focus();
  await clickAndSettle(found);
}

const focused = () => document.activeElement;

describe('the keyboard’s place in the popup', () => {
  test('stays on the button that loads the history and stops that', async () => {
    const second = createDeferred<BalanceReply>();
    const { page } = await openOn(address, { balancePage: inTurn(openHistory, second.promise, openHistory) });

    await pressFocused(page, 'Load full history');
    const whileLoading = focused()?.textContent;
    await pressFocused(page, 'Stop');

    expect(whileLoading).toBe('Stop');
    expect(focused()?.textContent).toBe('Load full history');
  });

  test('goes to the words about the history when all of it is loaded', async () => {
    const { page } = await openOn(address, {
      balancePage: inTurn(openHistory, good({ changes: [changeAt(1)], next: null })),
    });

    await pressFocused(page, 'Load full history');

    expect(focused()?.matches('.loader')).toBe(true);
    expect(focused()?.textContent).toContain('the full history');
  });

  test('stays on “More” while it asks, and goes to the words after the last page', async () => {
    const second = createDeferred<Protocol['transfersPage']['reply']>();
    const { page } = await openOn(`${address}/1`, {
      transfersPage: inTurn(good({ transfers: [transferAt(9)], next: { index: '9' } }), second.promise),
    });

    await pressFocused(page, 'Load more');
    const whileAsking = [focused()?.textContent, focused()?.getAttribute('aria-disabled')];
    second.resolve(good({ transfers: [transferAt(8)], next: null }));
    await settle();

    expect(whileAsking).toEqual(['Load more', 'true']);
    expect(focused()?.matches('.loader')).toBe(true);
    expect(focused()?.textContent).toBe('2 transfers');
  });

  test('goes to a transaction that is opened, and back to where it was opened from', async () => {
    const { page } = await openOn(address, { balancePage: () => openHistory });
    const link = page.querySelector<HTMLElement>('.read-out button');

    await pressFocused(page.querySelector('.read-out') ?? page, link?.textContent ?? '');
    const opened = focused()?.textContent;
    await pressFocused(page, '← Back to the balance');

    expect(opened).toBe('Transaction');
    expect(focused()).toBe(link);
  });

  test('stays in the panel when a failure with the focus in it goes away', async () => {
    const { page } = await openOn(address, {
      balancePage: inTurn({ ok: false, failure: { kind: 'no-connection' } }, openHistory),
    });

    await pressFocused(page, 'Try again');

    expect(page.querySelector('#balance-panel')?.contains(focused())).toBe(true);
  });
});
