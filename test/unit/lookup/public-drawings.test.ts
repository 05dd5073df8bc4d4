import { expect, test } from 'vitest';
import type { CardUpdate } from '../../../src/cards/card-content.ts';
import type { CardLookup } from '../../../src/lookup/answer-card.ts';
import type { Watched, WatchedByAddress } from '../../../src/models/watched.ts';
import { nameReference } from '../../../src/references/reference.ts';
import { drawUpdate } from '../../../src/ui/card/draw-update.tsx';
import { buildAddress, other, router, sender } from '../cards/build-models.ts';
import { hashLike } from '../hash-like.ts';
import { ownAddress, ownKey } from '../references/gate-table.ts';
import { turns } from '../turns.ts';
import { aboutAddress, aboutTransaction, createCardWorld, type Heard } from './card-world.ts';

type World = ReturnType<typeof createCardWorld>;
type Case = {
  lookup: CardLookup;
  /** Sets up the service's data and the settings. */
  prepare?: (world: World) => void;
  /** Changes the service after the first request. */
  change?: (world: World) => void;
};

const hash = hashLike('ab');
const address = `0x${'ab'.repeat(20)}`;
const alike = `0xabab${'1'.repeat(32)}abab`;
const lower = [sender, router, other, address, alike, ownAddress].map((one) => one.toLowerCase());
const watched: WatchedByAddress = new Map(
  lower.map((one): [string, Watched] => [
    one,
    { address: one, name: `Zelda ${one.slice(2, 6)}`, note: '', addedMs: 1 },
  ]),
);
const bare = { written: hash, pageHost: 'page.example', before: '', after: '' };
const pending = { state: 'pending', blockNumber: null, timestamp: null, confirmations: 0 } as const;
const nft = { kind: 'token-instance', contract: address, tokenId: '7' } as const;
const context = { written: address, pageHost: 'page.example', before: '', after: '', addresses: [address, alike] };
const key = (more: Partial<CardLookup>) => aboutTransaction(ownKey, { context: { ...bare, written: ownKey }, ...more });

const find =
  (id: number, more = {}) =>
  (world: World) =>
    void world.service.transactions.set(`${id} ${hash}`, more);
const count = (world: World) => void world.service.changes.set(address, 120);
const fail = (world: World) => {
  world.service.trouble = { kind: 'service-trouble', status: 500 };
};

const cases: { [what: string]: Case } = {
  'a transaction': { lookup: aboutTransaction(hash), prepare: find(1) },
  'one to an address that is watched': {
    lookup: aboutTransaction(hash),
    prepare: find(1, { to: buildAddress({ hash: address }) }),
  },
  'one to a look-alike of it': {
    lookup: aboutTransaction(hash),
    prepare: find(1, { to: buildAddress({ hash: alike }) }),
  },
  'one on the fourth chain': { lookup: aboutTransaction(hash), prepare: find(10) },
  'one on a chain that was chosen': { lookup: aboutTransaction(hash, { chainId: 10 }), prepare: find(10) },
  'one that waits': { lookup: aboutTransaction(hash), prepare: find(1, pending) },
  'one that waited and is gone': {
    lookup: aboutTransaction(hash),
    prepare: find(1, pending),
    change: ({ service }) => service.transactions.clear(),
  },
  'one that waited, when the service fails': {
    lookup: aboutTransaction(hash),
    prepare: find(1, pending),
    change: fail,
  },
  'one that waits, asked for again': { lookup: aboutTransaction(hash, { refresh: true }), prepare: find(1, pending) },
  'one that is unknown': { lookup: aboutTransaction(hash) },
  '64 digits without a sign': { lookup: aboutTransaction(hash, { context: bare }), prepare: find(1) },
  'the same, asked for': { lookup: aboutTransaction(hash, { context: bare, asked: true }), prepare: find(1) },
  'with "always ask"': {
    lookup: aboutTransaction(hash),
    prepare: ({ preferences }) => void Object.assign(preferences, { askBeforeHashes: true }),
  },
  'where cards went unseen': { lookup: aboutTransaction(hash, { isWary: true }), prepare: find(1) },
  'where too much was asked for': { lookup: aboutTransaction(hash, { isBusy: true, asked: true }), prepare: find(1) },
  'a key of a watched address': { lookup: key({}) },
  'such a key, asked for': { lookup: key({ asked: true }) },
  'such a key, called a transaction': { lookup: aboutTransaction(ownKey) },
  'such a key beside its address': {
    lookup: key({ context: { ...bare, addresses: [ownAddress.toLowerCase()] }, asked: true }),
  },
  'an address': { lookup: aboutAddress(address), prepare: count },
  'an address without changes': { lookup: aboutAddress(address) },
  'an address with its look-alike on the page': { lookup: aboutAddress(address, { context }), prepare: count },
  'a look-alike': { lookup: aboutAddress(alike) },
  'an address when the service fails': { lookup: aboutAddress(address), prepare: count, change: fail },
  'an address, asked for again': { lookup: aboutAddress(address, { refresh: true }), prepare: count },
  'an address on a chain that is not served': {
    lookup: aboutAddress(address),
    prepare: ({ service }) => void service.unserved.add(1),
  },
  'an address that is asked about first': {
    lookup: aboutAddress(address),
    prepare: ({ preferences }) => void Object.assign(preferences, { askBeforeAddresses: true }),
  },
  'an NFT': { lookup: aboutAddress(address, { reference: nft }) },
  'a private window': { lookup: aboutAddress(address, { isPrivate: true }), prepare: count },
};

const draw = ({ reference, depth = 0 }: CardLookup, { update, last }: Heard[number]) => ({
  last,
  ...drawUpdate(update, { reference, depth, name: nameReference(reference), isFirefoxPage: true }),
  // Only our own script uses `beside`; no page sees it.
  beside: undefined,
});

/** Draws a public card after `history`, `ms` later. */
async function drawn({ lookup, prepare, change }: Case, ms: number, history: (world: World) => Promise<void>) {
  const world = createCardWorld();
  prepare?.(world);
  await history(world);
  world.pass(ms);
  change?.(world);
  const sent = world.service.asked.length;
  const heard = await world.ask({ ...lookup, isPublic: true });
  return { drawings: heard.map((one) => draw(lookup, one)), heard, sent: world.service.asked.slice(sent) };
}

const nothing = async () => {};

const histories: { [what: string]: (world: World, lookup: CardLookup) => Promise<void> } = {
  'of what is watched': async ({ held }) => {
    held.readWatched = async () => watched;
  },
  'of what was looked up': async ({ ask, preferences }, lookup) => {
    const settings = { ...preferences };
    Object.assign(preferences, { askBeforeAddresses: false, askBeforeHashes: false });
    await ask({ ...lookup, asked: true, isWary: false, isBusy: false });
    await ask({ ...lookup, asked: true, isPublic: true, isWary: false, isBusy: false });
    Object.assign(preferences, settings);
  },
  'of another transaction that was found on the site, and calls the address a scam': async ({ ask, service }) => {
    const before = hashLike('cd');
    service.transactions.set(`10 ${before}`, { to: buildAddress({ hash: address, isScam: true }) });
    await ask(aboutTransaction(before));
    const first = hashLike('ef');
    service.transactions.set(`1 ${first}`, { to: buildAddress({ hash: address, isScam: true }) });
    await ask(aboutTransaction(first, { context: { ...bare, pageHost: 'other.example' }, asked: true }));
  },
};

const all = Object.entries(cases).flatMap(([what, one]) =>
  [1_000, 3_600_000].flatMap((ms) =>
    // Within a second of an answer nothing is requested again, so a change is not seen.
    one.change && ms === 1_000 ? [] : Object.keys(histories).map((before) => [what, before, ms] as const),
  ),
);

// Drawings without a history, which all histories of a case are compared with.
const plainly: Record<string, ReturnType<typeof drawn>> = {};

test.for(all)('a public card is drawn the same: %s, whatever is known %s, after %d ms', async ([what, before, ms]) => {
  const one = cases[what];
  if (!one) throw new Error(what);

  plainly[`${what} ${ms}`] ??= drawn(one, ms, nothing);
  const plain = await plainly[`${what} ${ms}`];
  const knowing = await drawn(one, ms, async (world) => histories[before]?.(world, one.lookup));

  expect(plain?.drawings.length).toBeGreaterThan(0);
  expect(knowing.drawings).toEqual(plain?.drawings);
});

test('what is compared has every kind of drawing, and differs where a page cannot read it', async () => {
  const kinds = new Set<CardUpdate['kind']>();
  const differing = new Set<string>();
  for (const [what, one] of Object.entries(cases)) {
    const world = createCardWorld();
    world.held.readWatched = async () => watched;
    one.prepare?.(world);
    const known = await world.ask(one.lookup);
    const { heard } = await drawn(one, 0, nothing);
    for (const { update } of heard) kinds.add(update.kind);
    const told = (all: Heard) => JSON.stringify(all.at(-1)?.update);
    if (/Zelda|private key"|watch/.test(told(known)) && !/Zelda/.test(told(heard))) differing.add(what);
  }

  expect([...kinds].toSorted()).toEqual(['ask-first', 'content', 'failure', 'waiting']);
  expect(differing.size).toBeGreaterThan(8);
});

test.for([
  ['asked for', { asked: true }],
  ['called a transaction', { context: { ...bare, before: 'transaction ' } }],
  ['asked for again on another chain', { asked: true, refresh: true, chainId: 10 }],
] as const)('the key of a watched address is sent from no public card, nor kept: %s', async ([, more]) => {
  const one = { lookup: key(more) };

  const { heard, sent } = await drawn(one, 0, async ({ held }) => {
    held.readWatched = async () => watched;
  });
  const unwatched = await drawn(one, 0, nothing);

  expect(sent).toEqual([]);
  expect(unwatched.sent.length).toBeGreaterThan(0);
  expect(heard.at(-1)).toMatchObject({
    last: true,
    update: { kind: 'failure', failure: { detail: expect.stringContaining('why nothing was sent') } },
  });
});

test('a public card has no answer before it is seen, though one is kept', async () => {
  const world = createCardWorld();
  find(1)(world);
  await world.ask(aboutTransaction(hash));
  const seen = Promise.withResolvers<void>();
  const life = new AbortController();

  const asking = world.ask(aboutTransaction(hash, { isPublic: true }), life.signal, seen.promise);
  await turns(20);
  seen.resolve();
  const heard = await asking;

  expect(heard.map(({ update }) => update.kind)).toEqual(['waiting', 'content']);
  expect(world.service.asked).toHaveLength(1);
});

test('our own pages get the whole answer of a public card, with the names in it and the older one', async () => {
  const world = createCardWorld();
  world.held.readWatched = async () => watched;
  count(world);
  const known: CardUpdate[] = [];
  const failed: CardUpdate[] = [];
  const ask = (told: CardUpdate[]) => world.ask(aboutAddress(address, { isPublic: true }), undefined, undefined, told);

  await ask(known);
  world.pass(3_600_000);
  fail(world);
  const heard = await ask(failed);

  expect(JSON.stringify(known)).toContain('Zelda abab');
  expect(heard.map(({ update }) => update.kind)).toEqual(['waiting', 'failure']);
  expect(failed.map(({ kind }) => kind)).toEqual(['content', 'content']);
  expect(JSON.stringify(failed.at(-1))).toContain('Could not refresh: ');
});
