import { hashLike } from '../hash-like.ts';
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createTabBound } from '../../../src/background/tab-bounds.ts';
import { createWatchlistHandlers } from '../../../src/background/watchlist-handlers.ts';
import type { Handlers } from '../../../src/messaging/message-router.ts';
import type { Protocol } from '../../../src/messaging/protocol.ts';
import { onWatchlistEvent } from '../../../src/messaging/watchlist-events.ts';
import { toAddressOfKey } from '../../../src/references/known-private-keys.ts';
import { createWatchedList, type WatchedList } from '../../../src/watchlist/watchlist.ts';
import { useLocalChannels } from '../local-channel.ts';
import { devKey } from '../references/gate-table.ts';

useLocalChannels();

const popup = { id: 'us', url: 'chrome-extension://us/popup.html' };
const page = { id: 'us', url: 'https://page.example/', tab: { id: 1, windowId: 3 } };
const privateTab = { ...page, tab: { incognito: true, windowId: 7 } };
const address = `0x${'ab'.repeat(20)}`;

const none: WatchedList = {
  read: async () => [],
  save: async () => 'saved',
  remove: async () => {},
  readTransactions: async () => [],
  saveTransaction: async () => 'saved',
  removeTransaction: async () => {},
  add: async () => 'saved',
  takeBack: async () => true,
  merge: async () => 'full',
  isPassing: async () => false,
  undoMerge: async () => 0,
};

const parts = {
  now: () => 5,
  spoken: async () => {},
  isOwnPage: () => false,
  get openedPages() {
    return createTabBound(10, () => 5);
  },
};

let count = 0;
const createWithList = () => {
  const watched = createWatchedList({ databaseName: `watched-handlers-${++count}` });
  return { watched, handlers: createWatchlistHandlers({ ...parts, watched }) };
};
const create = () => createWithList().handlers;

test('watched entries are in no area of the browser’s storage', async () => {
  const { watched, handlers } = createWithList();

  await handlers.saveWatched.answer({ address, name: 'Savings', note: 'cold' }, popup);

  expect(await watched.read()).toHaveLength(1);
  for (const area of ['sync', 'local', 'session'] as const)
    expect(await fakeBrowser.storage[area].get(null), area).toEqual({});
});

test('adds an address with its name and note, cleaned', async () => {
  const handlers = create();

  const reply = await handlers.saveWatched.answer({ address, name: ' Sav\u202eings ', note: 'a\n b' }, popup);

  expect(reply).toBe('done');
  expect(await handlers.watchedList.answer({}, popup)).toEqual([{ address, name: 'Savings', note: 'a b', addedMs: 5 }]);
});

test('what comes back after it was removed is as old as it was', async () => {
  const handlers = create();
  await handlers.saveWatched.answer({ address, name: 'A', note: '' }, popup);

  expect(await handlers.removeWatched.answer({ address }, popup)).toBe('done');
  expect(await handlers.watchedList.answer({}, popup)).toEqual([]);
  await handlers.saveWatched.answer({ address, name: 'A', note: '', addedMs: 2 }, popup);
  expect(await handlers.watchedList.answer({}, popup)).toMatchObject([{ addedMs: 2 }]);
});

test.for([
  ['a popup that says so', popup, { isPrivate: true as const }],
  ['a tab', { ...popup, tab: { incognito: true } }, {}],
] as const)('a private window reads the list and writes nothing: %s', async ([, sender, said]) => {
  const handlers = create();
  await handlers.saveWatched.answer({ address, name: 'Kept', note: '' }, popup);

  expect(await handlers.saveWatched.answer({ address, name: 'Other', note: '', ...said }, sender)).toBe('private');
  expect(await handlers.removeWatched.answer({ address, ...said }, sender)).toBe('private');
  expect(await handlers.watchedList.answer({}, sender)).toMatchObject([{ name: 'Kept' }]);
});

test('a disk that fails is reported in place of an answer', async () => {
  const failing = () => Promise.reject(new Error('The disk is broken.'));
  const handlers = createWatchlistHandlers({
    ...parts,
    watched: { ...none, read: failing, save: failing, remove: failing },
  });

  expect(await handlers.watchedList.answer({}, popup)).toBeNull();
  expect(await handlers.saveWatched.answer({ address, name: '', note: '' }, popup)).toBe('not-stored');
  expect(await handlers.removeWatched.answer({ address }, popup)).toBe('not-stored');
});

test('a full list says that it is', async () => {
  const handlers = createWatchlistHandlers({ ...parts, watched: { ...none, save: async () => 'full' } });

  expect(await handlers.saveWatched.answer({ address, name: '', note: '' }, popup)).toBe('full');
});

test('a page may have our own page opened, and neither read nor write', async () => {
  const handlers: Partial<Handlers> = create();
  const opened = vi.spyOn(fakeBrowser.tabs, 'create');

  for (let times = 0; times < 10; times += 1) await handlers.openWatched?.answer({ address }, page);
  await expect(handlers.openWatched?.answer({ address }, page)).rejects.toThrow('Too many');

  expect(opened.mock.calls[0]?.[0]).toMatchObject({ url: expect.stringContaining(`/popup.html?watch=${address}`) });
  expect(Object.entries(handlers).filter(([, { from }]) => from === 'anywhere')).toMatchObject([['openWatched', {}]]);
});

test('from a private window nothing is opened: its address would stay in the history', async () => {
  const opened = vi.spyOn(fakeBrowser.tabs, 'create');

  await create().openWatched.answer({ address }, privateTab);

  expect(opened).not.toHaveBeenCalled();
});

const hash = hashLike('1f');
const bare = { written: hash, pageHost: '', before: '', after: '' };
const transaction = { hash, chainId: 1, name: '', note: '' };
const account = toAddressOfKey(hash) ?? '';

test.for([
  ['the words before it say so', { context: { ...bare, before: 'PRIVATE_KEY=' } }],
  ['the words after it say so', { context: { ...bare, after: ' is my seed phrase' } }],
  ['everybody knows it', { hash: devKey }],
  ['its account is on the page', { context: { ...bare, addresses: [account] } }],
  ['its name says so', { name: 'Private key' }],
  ['its note says so', { note: 'private key of the old wallet' }],
] as const)('a private key does not come on the list: %s', async ([, more]) => {
  const { handlers, watched } = createWithList();
  const wish = structuredClone({ ...transaction, ...more }) as Protocol['saveWatchedTransaction']['request'];

  expect(await handlers.saveWatchedTransaction.answer(wish, popup)).toBe('private-key');
  expect(await watched.readTransactions()).toEqual([]);
});

test('a transaction comes on the list without the text around it', async () => {
  const { handlers, watched } = createWithList();
  const context = { ...bare, before: 'See transaction ', addresses: [address] };

  expect(await handlers.saveWatchedTransaction.answer({ ...transaction, context }, popup)).toBe('done');
  expect(await watched.readTransactions()).toEqual([{ ...transaction, addedMs: 5 }]);
});

test.for([
  ['a name that says so', { name: 'My private key' }, []],
  ['a note that says so', { note: 'PRIVATE_KEY' }, []],
  ['its account beside it', {}, [{ address: account, name: '', note: '' }]],
] as const)('of an import, what may be a private key is not stored: %s', async ([, more, addresses]) => {
  const { handlers, watched } = createWithList();
  const transactions = [{ ...transaction, ...more }];
  const wish = { addresses: [{ address, name: '', note: '' }, ...addresses], transactions, replaces: false };

  expect(await handlers.importWatched.answer(wish, popup)).toMatchObject({ added: 1 + addresses.length, heldBack: 1 });
  expect(await watched.readTransactions()).toEqual([]);
});

test('an import is undone as it was done, and not from a private window', async () => {
  const { handlers, watched } = createWithList();
  const wish = { addresses: [{ address, name: 'Theirs', note: '' }], transactions: [transaction], replaces: false };
  const reply = await handlers.importWatched.answer(wish, popup);
  if (typeof reply === 'string') throw new Error(reply);
  const undo = { imported: reply.imported };

  expect(handlers.undoImport.isValid(structuredClone(undo))).toBe(true);
  expect(await handlers.undoImport.answer({ ...undo, isPrivate: true }, popup)).toBe('private');
  expect(await watched.read()).toHaveLength(1);
  expect(await handlers.undoImport.answer(undo, popup)).toEqual({ notUndone: 0 });
  expect([...(await watched.read()), ...(await watched.readTransactions())]).toEqual([]);
});

const stored = { address, name: '', note: '', addedMs: 1 };

test.for<[string, unknown]>([
  ['nothing', undefined],
  ['no entry', [null]],
  ['an entry without its time', [{ after: { address, name: '', note: '' } }]],
  ['an entry that was another', [{ before: { ...stored, address: `0x${'cd'.repeat(20)}` }, after: stored }]],
  ['an entry that was a transaction', [{ before: { ...transaction, addedMs: 1 }, after: stored }]],
  ['more than a list holds', Array.from({ length: 1001 }, () => ({ after: stored }))],
])('what no import did cannot be undone: %s', ([, imported]) => {
  expect(create().undoImport.isValid({ imported })).toBe(false);
});

test('our other pages hear of each change of the list once it is stored, and not of what was refused', async () => {
  const { handlers, watched } = createWithList();
  const counts: number[] = [];
  const end = onWatchlistEvent(async () => {
    const [addresses, transactions] = await Promise.all([watched.read(), watched.readTransactions()]);
    counts.push(addresses.length + transactions.length);
  });
  const told = (expected: number[]) => expect.poll(() => counts).toEqual(expected);

  await handlers.saveWatched.answer({ address, name: '', note: '', isPrivate: true }, popup);
  await handlers.saveWatchedTransaction.answer({ ...transaction, name: 'Private key' }, popup);
  await handlers.saveWatched.answer({ address, name: '', note: '' }, popup);
  await told([1]);
  await handlers.saveWatchedTransaction.answer(transaction, popup);
  await told([1, 2]);
  await handlers.removeWatchedTransaction.answer({ hash }, popup);
  await told([1, 2, 1]);
  await handlers.removeWatched.answer({ address }, popup);
  await told([1, 2, 1, 0]);
  await handlers.importWatched.answer(
    { addresses: [{ address, name: '', note: '' }], transactions: [], replaces: false },
    popup,
  );
  await told([1, 2, 1, 0, 1]);
  end();
});
