import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createWatchedHandlers } from '../../../entrypoints/background/watched-handlers.ts';
import type { Handlers } from '../../../src/messages/serve.ts';
import { createWatchedList, type WatchedList } from '../../../src/records/watched-list.ts';

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
  merge: async () => 'full',
};

let count = 0;
const create = () => {
  const watched = createWatchedList({ databaseName: `watched-handlers-${++count}` });
  return createWatchedHandlers({ watched, now: () => 5, spoken: async () => {} });
};

beforeEach(() => fakeBrowser.reset());

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

test('a disk that fails is told in place of an answer', async () => {
  const failing = () => Promise.reject(new Error('The disk is broken.'));
  const handlers = createWatchedHandlers({
    watched: { ...none, read: failing, save: failing, remove: failing },
    now: () => 5,
    spoken: async () => {},
  });

  expect(await handlers.watchedList.answer({}, popup)).toBeNull();
  expect(await handlers.saveWatched.answer({ address, name: '', note: '' }, popup)).toBe('not-stored');
  expect(await handlers.removeWatched.answer({ address }, popup)).toBe('not-stored');
});

test('a full list says that it is', async () => {
  const handlers = createWatchedHandlers({
    watched: { ...none, save: async () => 'full' },
    now: () => 5,
    spoken: async () => {},
  });

  expect(await handlers.saveWatched.answer({ address, name: '', note: '' }, popup)).toBe('full');
});

test('a page may have our own page opened, and neither read nor write', async () => {
  const handlers: Partial<Handlers> = create();
  const opened = vi.spyOn(fakeBrowser.tabs, 'create');

  await handlers.openWatched?.answer({ address }, page);

  expect(opened.mock.calls[0]?.[0]).toMatchObject({ url: expect.stringContaining(`/popup.html?watch=${address}`) });
  expect(Object.entries(handlers).filter(([, { from }]) => from === 'anywhere')).toMatchObject([['openWatched', {}]]);
});

test('from a private window nothing is opened: its address would stay in the history', async () => {
  const opened = vi.spyOn(fakeBrowser.tabs, 'create');

  await create().openWatched.answer({ address }, privateTab);

  expect(opened).not.toHaveBeenCalled();
});
