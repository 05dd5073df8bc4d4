import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createRecentHandlers } from '../../../entrypoints/background/recent-handlers.ts';
import { createRecents } from '../../../src/records/recents.ts';

const popup = { id: 'us', url: 'chrome-extension://us/popup.html' };
const reference = { kind: 'address', address: `0x${'ab'.repeat(20)}` } as const;
const place = { reference, chainId: 1 };

let count = 0;
const create = (calls = { forgotten: 0 }) =>
  createRecentHandlers({
    recents: createRecents({ databaseName: `recent-handlers-${++count}` }),
    forgetPlace: async () => {
      calls.forgotten += 1;
    },
    now: () => 5,
  });

test('notes what was shown with its time, and only our own pages may ask for it', async () => {
  const handlers = create();

  expect(await handlers.noteRecent.answer(place, popup)).toBe(true);
  expect(await handlers.recents.answer({}, popup)).toEqual([{ ...place, atMs: 5 }]);
  expect(new Set(Object.values(handlers).map(({ from }) => from))).toEqual(new Set(['own-pages']));
});

test.for([
  ['a popup that says so', popup, { isPrivate: true as const }],
  ['a tab', { ...popup, tab: { incognito: true } }, {}],
] as const)('a private window sees nothing and leaves nothing: %s', async ([, sender, said]) => {
  const handlers = create();
  await handlers.noteRecent.answer({ reference, chainId: 10 }, popup);

  expect(await handlers.noteRecent.answer({ ...place, ...said }, sender)).toBe(false);
  expect(await handlers.recents.answer(said, sender)).toEqual([]);
  expect(await handlers.recents.answer({}, popup)).toMatchObject([{ chainId: 10 }]);
});

test('a private key that everybody knows is never noted', async () => {
  const handlers = create();
  const hash = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

  expect(await handlers.noteRecent.answer({ reference: { kind: 'transaction', hash }, chainId: 1 }, popup)).toBe(false);
  expect(await handlers.recents.answer({}, popup)).toEqual([]);
});

test('takes one off, or all', async () => {
  const handlers = create();
  await handlers.noteRecent.answer(place, popup);
  await handlers.noteRecent.answer({ reference, chainId: 10 }, popup);

  expect(await handlers.removeRecent.answer(place, popup)).toBe(true);
  expect(await handlers.recents.answer({}, popup)).toMatchObject([{ chainId: 10 }]);
  expect(await handlers.forgetRecents.answer({}, popup)).toBe(true);
  expect(await handlers.recents.answer({}, popup)).toEqual([]);
});

test('where the popup was goes with all that was looked up', async () => {
  const calls = { forgotten: 0 };
  const handlers = create(calls);

  await handlers.removeRecent.answer(place, popup);
  const before = calls.forgotten;
  await handlers.forgetRecents.answer({}, popup);

  expect(before).toBe(0);
  expect(calls.forgotten).toBe(1);
});

test('a disk that fails is told: null for the list, false for a change', async () => {
  const fail = () => Promise.reject(new Error('No room.'));
  const handlers = createRecentHandlers({
    recents: { read: fail, note: fail, remove: fail, forget: fail },
    forgetPlace: async () => {},
    now: () => 5,
  });

  expect(await handlers.recents.answer({}, popup)).toBeNull();
  expect(await handlers.noteRecent.answer(place, popup)).toBe(false);
  expect(await handlers.removeRecent.answer(place, popup)).toBe(false);
  expect(await handlers.forgetRecents.answer({}, popup)).toBe(false);
});
