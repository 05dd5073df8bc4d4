import { afterEach, expect, test } from 'vitest';
import { toNotifications } from '../../../src/background/notifications.ts';
import { speak } from '../../../src/i18n/t.ts';
import type { AddressCheck, TransactionCheck } from '../../../src/models/watched.ts';
import { speakIn } from '../../fuzz/all-languages.ts';

const addressAt = (number: number) => `0x${String(number).repeat(40)}`;
const hash = `0x${'1f'.repeat(32)}`;
const found = { askedMs: 1, checkedMs: 1, failure: null, isNew: true, isUntold: true };

const changed = (number: number, delta: string, value: string): AddressCheck => ({
  kind: 'address',
  about: addressAt(number),
  chainId: 1,
  ...found,
  seen: { value, blockNumber: 1 },
  change: { delta, foundMs: 1 },
});
const ended = (end: TransactionCheck['end']): TransactionCheck => ({
  kind: 'transaction',
  about: hash,
  chainId: 10,
  ...found,
  state: null,
  end,
  tries: 1,
  misses: 0,
});
const named = (number: number, name: string) => ({ address: addressAt(number), name, note: '', addedMs: 1 });

afterEach(() => speak('en'));

test('a change is shown by the own name, in the chain’s coin', () => {
  const things = { addresses: [named(1, 'Cold wallet')], transactions: [] };

  expect(toNotifications(things, [changed(1, '-500000000000000000', '1500000000000000000')])).toEqual([
    { about: { value: addressAt(1), chainId: 1 }, title: 'Cold wallet', text: 'Ethereum: −0.5 ETH, now 1.5 ETH' },
  ]);
});

test('what has no name is shown by its digits', () => {
  const [notice] = toNotifications({ addresses: [named(1, '')], transactions: [] }, [changed(1, '1', '1')]);

  expect(notice?.title).toBe('0x1111…1111');
});

test.for([
  ['succeeded', 'OP Mainnet: Transaction confirmed.'],
  ['failed', 'OP Mainnet: Transaction failed.'],
  ['dropped', 'OP Mainnet: Transaction dropped or replaced.'],
  ['lost', 'OP Mainnet: Transaction not found. No longer checked.'],
] as const)('a transaction that has %s is shown', ([end, text]) => {
  expect(toNotifications({ addresses: [], transactions: [] }, [ended(end)])).toMatchObject([{ text }]);
});

test('up to three are shown one by one, more of them together', () => {
  const checks = [1, 2, 3, 4, 5, 6, 7].map((number) => changed(number, '1', '1'));
  const things = { addresses: checks.map((_, at) => named(at + 1, `Wallet ${at + 1}`)), transactions: [] };

  expect(toNotifications(things, checks.slice(0, 3))).toHaveLength(3);
  expect(toNotifications(things, checks)).toEqual([
    {
      about: null,
      title: '7 watched items changed',
      text: 'Wallet 1, Wallet 2, Wallet 3, Wallet 4, Wallet 5 and 2 others',
    },
  ]);
});

test('a name cannot turn the order of the text around it', () => {
  const [notice] = toNotifications({ addresses: [named(1, '\u202eevil')], transactions: [] }, [changed(1, '1', '1')]);

  expect(notice?.title).toBe('evil');
});

test('is written in the chosen language', () => {
  speakIn('de');

  expect(
    toNotifications({ addresses: [named(1, 'Reserve')], transactions: [] }, [changed(1, '1', '2000000000000000000')]),
  ).toMatchObject([{ text: 'Ethereum: +<0,000001 ETH, jetzt 2 ETH' }]);
});

test('a right-to-left language is written from right to left, whatever its first letters are', () => {
  speakIn('ar');
  const things = { addresses: [1, 2, 3, 4].map((number) => named(number, `Wallet ${number}`)), transactions: [] };
  const checks = [1, 2, 3, 4].map((number) => changed(number, '1', '1'));

  const [one] = toNotifications(things, checks.slice(0, 1));
  const [landed] = toNotifications(things, [ended('succeeded')]);
  const [all] = toNotifications(things, checks);

  // The direction mark sets the sentence's direction. Names and amounts keep their own.
  expect(one?.text).toMatch(/^\u200f\u2068Ethereum\u2069: \u2068/);
  expect(landed?.text).toMatch(/^\u200f\u2068OP Mainnet\u2069: /);
  expect(all?.text).toMatch(/^\u200f\u2068Wallet 1\u2069/);
});
