import { expect, test } from 'vitest';
import { toAddressCard } from '../../../src/cards/address-card.ts';
import type { CardContent, Part } from '../../../src/cards/card-content.ts';
import { textOf } from '../../../src/cards/sentence-parts.ts';
import { toTokenInstanceCard } from '../../../src/cards/token-instance-card.ts';
import { formatAddress } from '../../../src/format/address-name.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import type { Watched } from '../../../src/models/watched.ts';
import { about, azuki, buildAddress, buildTransfer, ofTransaction, other, sender, usdc } from './build-models.ts';

const watch = (address: string, name: string, note = ''): [string, Watched] => [
  address.toLowerCase(),
  { address: address.toLowerCase(), name, note, addedMs: 1 },
];

const whileWatching = (transaction: Partial<Transaction>, ...watched: [string, Watched][]) =>
  ofTransaction(transaction, { watched: new Map(watched) });

const ofAddress = (address: string, watched: [string, Watched][], more = {}) =>
  toAddressCard({
    page: { changes: [], next: null },
    reference: { kind: 'address', address: address.toLowerCase() },
    ...about,
    watched: new Map(watched),
    ...more,
  });

const textsOf = (parts: Part[] = []) => parts.map(({ text }) => text);
const rowOf = ({ rows }: CardContent, label: string) => rows.find((row) => row.label === label)?.parts;

test('the user’s own name is first, with words that say whose it is, and the rest beside it', () => {
  const card = whileWatching({}, watch(sender, 'Savings'));

  const parts = rowOf(card, 'From') ?? [];
  expect(textsOf(parts)).toEqual(['Savings', 'named by you', 'vitalik.eth', '0xd8dA…6045']);
  expect(parts.map(({ tag, tone }) => tag ?? tone)).toEqual(['strong', true, 'dim', 'dim']);
  expect(parts.map(({ picture }) => picture !== undefined)).toEqual([true, false, false, false]);
  expect(new Set(parts.map(({ reference }) => JSON.stringify(reference))).size).toBe(1);
});

test('in the sentence it wins over the domain, which stays beside it', () => {
  const to = buildAddress({ hash: other, ensDomainName: 'some.eth', name: 'Vault' });

  expect(textOf(whileWatching({ to }, watch(other, 'Savings')).headline.parts)).toBe(
    'Sent 0.5 ETH to Savings (named by you, some.eth)',
  );
  expect(textOf(whileWatching({ to }).headline.parts)).toBe('Sent 0.5 ETH to some.eth');
});

test('in the sentence it wins over the name of a contract', () => {
  const to = buildAddress({ hash: other, name: 'Vault', isContract: true });

  expect(textOf(whileWatching({ to }, watch(other, 'Savings')).headline.parts)).toBe(
    'Sent 0.5 ETH to Savings (named by you)',
  );
});

test('a name that the explorer gives cannot look like the user’s own', () => {
  const forged = buildAddress({ hash: other, name: 'Savings (named by you)', isContract: true });

  expect(formatAddress(forged)).toBe('“Savings (named by you)”');
  expect(textsOf(rowOf(whileWatching({ to: forged }), 'To'))).not.toContain('named by you');
});

test('a label of the key’s account cannot either', () => {
  const label = (displayName: string) => ({ addressHash: other, displayName, label: displayName });
  const privateTags = [label('named by you'), label('watched'), label('Friend')];
  const card = whileWatching({ to: buildAddress({ hash: other, name: 'Vault', privateTags }) });

  expect(textsOf(rowOf(card, 'To'))).toEqual(['“Vault”', '0x2222…2222', 'Friend']);
});

test('what is watched without a name is marked as watched, and keeps the name that it has', () => {
  const card = whileWatching({}, watch(sender, ''));

  expect(textsOf(rowOf(card, 'From'))).toEqual(['vitalik.eth', 'watched', '0xd8dA…6045']);
  expect(textOf(card.headline.parts)).not.toContain('named by you');
});

test('it is shown wherever a transfer or a detail leads to the address', () => {
  const tokenTransfers = [buildTransfer({ from: sender, to: other, value: '1000000' })];
  const card = whileWatching(
    { value: '0', tokenTransfers },
    watch(other, 'Savings'),
    watch(usdc.addressHash, 'Dollars'),
  );

  const [line] = card.lists.flatMap(({ lines }) => lines).filter((parts) => textsOf(parts).includes('Savings'));
  expect(textsOf(line)).toEqual(expect.arrayContaining(['Savings', 'named by you', '0x2222…2222']));
  expect(card.details?.some(({ parts }) => textsOf(parts).includes('Dollars'))).toBe(true);
  expect(textOf(card.headline.parts)).toContain('Savings (named by you)');
});

test('it is shown in the folded transfers between others, too', () => {
  const tokenTransfers = [
    buildTransfer({ from: sender, to: other, value: '1000000' }),
    buildTransfer({ from: other, to: `0x${'77'.repeat(20)}`, value: '1000000' }),
  ];
  const card = whileWatching({ value: '0', tokenTransfers }, watch(other, 'Savings'));

  const folded = card.lists.flatMap((list) => list.folded?.lines ?? []);
  expect(folded.map(textsOf)).toEqual([expect.arrayContaining(['Savings', 'named by you', '0x2222…2222'])]);
});

test('an NFT’s holder has it too', () => {
  const card = toTokenInstanceCard({
    page: { transfers: [buildTransfer({ from: sender, to: other, token: azuki, tokenId: '42' })], next: null },
    reference: { kind: 'token-instance', contract: azuki.addressHash.toLowerCase(), tokenId: '42' },
    ...about,
    watched: new Map([watch(other, 'Savings')]),
  });

  expect(textsOf(card.who).slice(0, 3)).toEqual(['Held by', 'Savings', 'named by you']);
  expect(textsOf(rowOf(card, 'Holder')).slice(0, 2)).toEqual(['Savings', 'named by you']);
});

test('what else a card says is the same where nothing of it is watched', () => {
  const [one, another] = [whileWatching({}), whileWatching({}, watch(`0x${'77'.repeat(20)}`, 'Elsewhere'))];

  expect(another).toEqual(one);
  expect(JSON.stringify(another)).not.toContain('Elsewhere');
});

test('an own name is cleaned and cut, whatever the disk gives back', () => {
  const card = whileWatching({}, watch(sender, `\u202eevil${'x'.repeat(80)}`));

  expect(rowOf(card, 'From')?.[0]?.text).toMatch(/^evilx{55}…$/);
});

test('the card of a watched address has its name, its note and a way to change them', () => {
  const card = ofAddress(sender, [watch(sender, 'Savings', 'Cold wallet in the safe')], { mayWatch: true });

  expect(card.rows.slice(0, 2).map(({ label, parts }) => [label, ...textsOf(parts)])).toEqual([
    ['Watched', 'Savings', 'named by you'],
    ['Your note', 'Cold wallet in the safe'],
  ]);
  expect(card.watch).toEqual({ address: sender.toLowerCase(), chainId: 1, text: 'Edit name', isWatched: true });
});

test.for([
  ['can be watched', { mayWatch: true }, { address: other, chainId: 1, text: 'Watch' }],
  ['cannot be watched from a private window', { mayWatch: false }, undefined],
] as const)('any other address %s', ([, more, expected]) => {
  const card = ofAddress(other, [watch(sender, 'Savings', 'Hidden')], more);

  expect(card.watch).toEqual(expected);
  expect(JSON.stringify(card)).not.toMatch(/Savings|Hidden|named by you/);
});

test.for([
  ['can be watched', {}, { text: 'Watch' }],
  ['that is watched says so', { isAwaited: true }, { text: 'Edit name', isWatched: true }],
  ['says nothing of that where a page can read it', { isAwaited: true, isPublic: true }, { text: 'Watch' }],
] as const)('a transaction that waits %s', ([, more, expected]) => {
  const card = ofTransaction({ state: 'pending' }, { mayWatch: true, ...more });

  expect(card.watch).toEqual({ hash: expect.any(String), chainId: 1, ...expected });
});
