import { expect, test, vi } from 'vitest';
import type { Opened } from '../../../../../src/messaging/protocol.ts';
import { askForOpened, lookUpOpened, takeOpened } from '../../../../../src/ui/popup/shell/take-opened.ts';
import { hashLike } from '../../../hash-like.ts';
import { createFakeAsk } from '../../fake-ask.ts';
import { settle } from '../../on-page.ts';
import { drawPopup } from '../draw-popup.tsx';
import { addressAt, createFakeTab, listOf } from '../fake-tab.ts';
import cases from './take-opened.cases.json' with { type: 'json' };

// @vitest-environment new-document
const hash = hashLike('cd');
const selected: Opened = { lookUp: hash, chainId: 0, isFound: true };
const addressHere = `0x${'7'.padStart(40, '0')}`;

function open({ otherEnd = 'page' as 'page' | 'busy', hasTab = true, around = { before: '', after: '' } } = {}) {
  const value = { reference: { kind: 'transaction', hash } as const, written: hash, around, count: 1 };
  const fake = createFakeTab({ otherEnd, lists: [listOf([addressAt(7), value])] });
  const drawn = drawPopup({}, hasTab ? { tab: fake.tab } : {});
  const waits: { ms: number; end: () => void }[] = [];
  const wait = (ms: number) => new Promise<void>((end) => waits.push({ ms, end }));
  return { ...drawn, ...fake, waits, lookUpOpened: (opened: Opened) => lookUpOpened(drawn.popup, opened, wait) };
}

test('a value that was chosen in the menu is asked for, with the addresses of its page', async () => {
  const { card, lookUpOpened } = open();

  await lookUpOpened(selected);

  expect(card.asked).toMatchObject([{ reference: { hash }, asked: true, context: { addresses: [addressHere] } }]);
});

test('a shortened value that was chosen in the menu is the one on its page', async () => {
  const { page, lookUpOpened, sent } = open();

  await lookUpOpened({ ...selected, lookUp: '0x0000…0007' });
  await settle();

  expect(sent('balancePage')).toMatchObject([{ request: { address: addressHere } }]);
  expect(page.textContent).toContain('Found on this page: nothing else matches 0x0000…0007.');
});

test('one that the page calls a private key is judged with the text around it', async () => {
  const around = { before: 'DEPLOYER_PRIVATE_KEY=', after: '' };
  const { card, lookUpOpened } = open({ around });

  await lookUpOpened(selected);

  expect(card.asked).toMatchObject([
    { asked: false, context: { ...around, pageHost: 'example.org', addresses: [addressHere] } },
  ]);
});

test('if its surroundings are unknown, it is asked about first', async () => {
  const { card, lookUpOpened } = open({ hasTab: false });

  await lookUpOpened(selected);

  expect(card.asked).toMatchObject([{ reference: { hash }, asked: false }]);
});

test('words that were selected with a hash go with it to the gate', async () => {
  const { card, lookUpOpened } = open();

  await lookUpOpened({ ...selected, lookUp: `PRIVATE_KEY=${hash}` });

  expect(card.asked).toMatchObject([{ context: { before: 'PRIVATE_KEY=', pageHost: '' } }]);
});

test('a page that does not tell what is in it is waited for a second', async () => {
  const { card, lookUpOpened, waits, ports } = open({ otherEnd: 'busy' });
  const looking = lookUpOpened(selected);
  await settle();
  const before = card.asked.length;

  for (const { end } of waits) end();
  await looking;

  expect(waits.map(({ ms }) => ms)).toEqual([1000]);
  expect(ports).toHaveLength(1);
  expect(before).toBe(0);
  expect(card.asked).toMatchObject([{ asked: false }]);
});

test('what is typed while the page is waited for stays in the box', async () => {
  const { popup, card, lookUpOpened, waits } = open({ otherEnd: 'busy' });
  const looking = lookUpOpened(selected);
  await settle();

  await popup.lookUp.type('0x12');
  for (const { end } of waits) end();
  await looking;

  expect(card.asked).toEqual([]);
  expect(popup.lookUp.text.value).toBe('0x12');
});

test('what was typed elsewhere is asked for at once', async () => {
  const { card, lookUpOpened, waits } = open({ otherEnd: 'busy' });

  await lookUpOpened({ lookUp: hash, chainId: 0 });

  expect(waits).toEqual([]);
  expect(card.asked).toMatchObject([{ reference: { hash }, asked: true }]);
});

test('a link replaces a text that holds nothing', async () => {
  const { card, lookUpOpened } = open();

  await lookUpOpened({ ...selected, lookUp: '0xcdcd…cdcd', link: `https://arbiscan.io/tx/${hash}` });

  expect(card.asked).toMatchObject([{ reference: { hash }, context: { link: `https://arbiscan.io/tx/${hash}` } }]);
});

test.for(cases.queries)('takes what the page was opened for: $query', async ({ query, expected }) => {
  const { ask } = createFakeAsk({ takeOpened: ({ id }) => (id === 'a' ? selected : null) });

  expect(await takeOpened(new URLSearchParams(query), ask)).toEqual(expected);
});

test.for(cases.notAhead)('nothing is asked ahead but what is known of an address on a named chain: %s', (query) => {
  const ahead = vi.fn();

  askForOpened(new URLSearchParams(query), ahead);

  expect(ahead).not.toHaveBeenCalled();
});
