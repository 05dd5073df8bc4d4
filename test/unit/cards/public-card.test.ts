import { expect, test } from 'vitest';
import { toAddressCard } from '../../../src/cards/address-card.ts';
import type { CardAbout } from '../../../src/cards/card-frame.ts';
import { toTokenInstanceCard } from '../../../src/cards/token-instance-card.ts';
import { chainChoices } from '../../../src/format/chain-words.ts';
import type { WatchedByAddress } from '../../../src/models/watched.ts';
import { withAllChains } from '../../../src/ui/card/draw-update.tsx';
import {
  about,
  azuki,
  buildAddress,
  buildChange,
  buildTransfer,
  minutesAgo,
  ofTransaction,
  other,
  sender,
} from './build-models.ts';

const named = { name: 'Rent of Zelda', note: 'pays late', addedMs: 1 };
const watching: WatchedByAddress = new Map(
  [sender.toLowerCase(), other].map((address) => [address, { ...named, address }]),
);
const label = (displayName: string) => [{ addressHash: other, displayName, label: displayName }];
const labelled = buildAddress({ hash: other, privateTags: label('My safe'), watchlistNames: label('Watched there') });
const transfers = [{ ...buildTransfer({ token: azuki, tokenId: '4021', from: sender, to: other }), to: labelled }];

const cards = {
  address: (q: Partial<CardAbout>) =>
    toAddressCard({
      page: { changes: [buildChange(), buildChange({ value: '7', approximateTime: minutesAgo(9_000) })], next: null },
      reference: { kind: 'address', address: sender.toLowerCase() },
      mayWatch: true,
      ...about,
      ...q,
    }),
  transaction: (q: Partial<CardAbout>) =>
    ofTransaction({ to: labelled, transactionTag: 'My tag', tokenTransfers: transfers }, q),
  nft: (q: Partial<CardAbout>) =>
    toTokenInstanceCard({
      page: { transfers, next: null },
      reference: { kind: 'token-instance', contract: azuki.addressHash ?? '', tokenId: '4021' },
      ...about,
      ...q,
    }),
};
const own = ['Rent of Zelda', 'pays late', 'named by you', 'My safe', 'Watched there', 'My tag', 'Updated'];

test.for(Object.entries(cards))('a card that a page can read contains nothing of the user’s own: %s', ([, make]) => {
  const shown = JSON.stringify(make({ watched: watching }));
  const read = JSON.stringify(make({ watched: watching, isPublic: true }));

  expect(own.filter((words) => shown.includes(words)).length).toBeGreaterThan(1);
  expect(own.filter((words) => read.includes(words))).toEqual([]);
});

test.for(Object.entries(cards))('nor whether anything in it is watched, or was looked up before: %s', ([, make]) => {
  const read = make({ isPublic: true });

  expect(make({ isPublic: true, watched: watching, earlier: { count: 3, lastMs: 5 } })).toEqual(read);
  expect(make({ isPublic: true, credits: null, isRefreshing: true })).toEqual(read);
  // Every age on a public card is that of an event on the chain, not of the answer.
  expect(make({ isPublic: true, asOf: minutesAgo(40) })).toEqual(read);
  expect(make({ asOf: minutesAgo(40) })).not.toEqual(make({}));
});

test('nor which explorer the user has chosen: that link is a button', () => {
  const explorers = { 1: 'https://my-explorer.example' };

  expect(cards.address({ explorers }).explorer).not.toHaveProperty('isOwn');
  expect(cards.address({ explorers, isPublic: true }).explorer).toMatchObject({ isOwn: true });
  expect(cards.address({ isPublic: true }).explorer).not.toHaveProperty('isOwn');
});

// Both have the same start and end, and differ in between.
const real = `0xbaff2f13${'1'.repeat(24)}6b08f8b5`;
const forged = `0xbaff2f13${'2'.repeat(24)}6b08f8b5`;
const onCard = (address: string, q: Partial<CardAbout>) =>
  toAddressCard({
    page: { changes: [], next: null },
    reference: { kind: 'address', address },
    ...about,
    ...q,
  }).warnings;

test('a look-alike of a watched address gets the same warnings as if it were not watched', () => {
  const watched: WatchedByAddress = new Map([[real, { ...named, address: real }]]);

  expect(onCard(forged, { watched, isPublic: true })).toEqual([]);
  expect(onCard(forged, { watched })[0]?.compared?.rows).toHaveLength(2);
});

test('nor that another answer called an address a scam', () => {
  const called = (q: Partial<CardAbout>) =>
    toAddressCard({
      page: { changes: [], next: null },
      reference: { kind: 'address', address: real },
      isKnownScam: true,
      ...about,
      ...q,
    }).warnings;

  expect(called({})).toHaveLength(1);
  expect(called({ isPublic: true })).toEqual([]);
});

test('nor that an explorer was chosen for a chain that has no usual one', () => {
  const chosen = { chain: { id: 999_999_998, name: '' }, reason: { kind: 'link', host: 'a.example' } } as const;
  const explorers = { 999999998: 'https://my-explorer.example' };

  expect(cards.address({ chosen, explorers }).explorer).toBeDefined();
  expect(cards.address({ chosen, explorers, isPublic: true })).toEqual(cards.address({ chosen, isPublic: true }));
});

test('a watched address with its look-alike on the page gets the same warnings as if it were not watched', () => {
  const watched: WatchedByAddress = new Map([[real, { ...named, address: real }]]);
  const beside = { pageAddresses: [forged], isPublic: true };

  expect(onCard(real, { ...beside, watched })).toEqual(onCard(real, beside));
  expect(onCard(real, beside)).toMatchObject([{ title: 'Two addresses here look alike.' }]);
});

test('the list of chains of such a card has all of them, whatever the user has chosen', () => {
  const chain = { id: 10, name: 'OP Mainnet', reason: '', colour: '#000' };
  const all = chainChoices().map(({ id, name }) => ({ id, name }));

  for (const chains of [[], [{ id: 10, name: 'OP Mainnet' }]])
    expect(withAllChains({ kind: 'waiting', chain, text: '', chains })).toMatchObject({ chains: all });
  expect(all.length).toBeGreaterThan(50);
});
