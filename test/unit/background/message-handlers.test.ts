import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createHandlers, createRecentHandlers } from '../../../src/background/message-handlers.ts';
import { createOneTimeIntents } from '../../../src/background/open-popup-page.ts';
import type { Services } from '../../../src/background/services.ts';
import { createTabBound } from '../../../src/background/tab-bounds.ts';
import { createRecents } from '../../../src/cache/recents.ts';
import type { Sender } from '../../../src/messaging/message-router.ts';
import type { Protocol } from '../../../src/messaging/protocol.ts';
import { defaultPreferences } from '../../../src/settings/preference-definitions.ts';
import { devKey, ownAddress, ownKey } from '../references/gate-table.ts';

const ownPage = { id: 'us', url: 'chrome-extension://us/popup.html' };
const privateTab = { id: 'us', url: 'https://page.example/', tab: { incognito: true, windowId: 7 } };
const anyPage = { id: 'us', url: 'https://page.example/' };
const address = `0x${'ab'.repeat(20)}`;
const here = { reference: { kind: 'address', address }, chainId: 10 } as const;
const ownHash = { kind: 'transaction', hash: ownKey } as const;
const knownKey = { reference: { kind: 'transaction', hash: devKey }, chainId: 1 } as const;

function createFakes() {
  const done: string[] = [];
  const note = (what: string) => async () => {
    done.push(what);
  };
  const stored = { apiKey: 'old', secretKey: '' };
  const served = { isUnserved: false };
  const parts = {
    openedPages: createTabBound(10, () => 0),
    isOwnPage: ({ url }: Sender) => url === ownPage.url,
    secrets: {
      read: async () => ({ ...stored }),
      readAgain: async () => ({ ...stored }),
      isPassing: async () => false,
      save: async (change: object) => {
        done.push('save');
        return Object.assign(stored, change);
      },
    },
    requestQueue: {
      allow: note('allow'),
      spending: async () => ({ creditsLeft: 5, atMs: 0, spentToday: 1, requestsToday: 2 }),
    },
    accessChanged: note('access changed'),
    forget: note('forget'),
    readPreferences: async () => defaultPreferences,
    beginSources: () => async () => ({ ok: true, source: { sample: false, address: 'https://a.example', epoch: 0 } }),
    recordsFor: () => ({ unserved: { has: async () => served.isUnserved }, sites: { get: async () => null } }),
    readList: {
      know: vi.fn(async () => null),
      read: vi.fn(async (asking: { urgency: string; isPrivate: boolean }) => {
        done.push(`read ${asking.urgency} ${asking.isPrivate}`);
        return { ok: true, value: { rows: [], next: null }, asOf: '', credits: 50, fresh: true };
      }),
    },
    referenceCounts: { take: vi.fn(async () => {}) },
    watched: { read: async () => [{ address: ownAddress.toLowerCase() }] },
    ...createOneTimeIntents({ makeId: () => 'id-1' }),
  };
  return { handlers: createHandlers(parts as unknown as Services), done, stored, served, parts };
}

test('another key makes everything forgotten, before it is stored and after', async () => {
  const { handlers, done } = createFakes();

  await handlers.saveCredentials.answer({ apiKey: 'new' }, ownPage);

  expect(done).toEqual(['forget', 'save', 'access changed', 'forget']);
});

test('the same key again lets what was refused be asked for, and forgets nothing', async () => {
  const { handlers, done } = createFakes();

  const status = await handlers.saveCredentials.answer({ apiKey: 'old' }, ownPage);

  expect(done).toEqual(['allow']);
  expect(status).toEqual({ apiKeyEnding: '', hasSecretKey: false });
});

test('another secret key makes everything forgotten, too', async () => {
  const { handlers, done } = createFakes();

  await handlers.saveCredentials.answer({ secretKey: 'hush' }, ownPage);

  expect(done).toContain('forget');
});

test('says what is left and what was spent', async () => {
  const { handlers } = createFakes();

  expect(await handlers.allowance.answer({}, ownPage)).toEqual({
    creditsLeft: 5,
    asOf: '1970-01-01T00:00:00.000Z',
    spentToday: 1,
    requestsToday: 2,
  });
});

test.for([
  [{ next: null }, 'read list false'],
  [{ next: null, isBackground: true }, 'read history false'],
  [{ next: null, isPrivate: true }, 'read list true'],
] as const)('a page wanted as %o is asked for so', async ([page, expected]) => {
  const { handlers, done } = createFakes();

  await handlers.balancePage.answer({ chainId: 1, address, ...page }, ownPage);

  expect(done).toEqual([expected]);
});

test('what is known is answered without asking, and with null if nothing is known', async () => {
  const { handlers, done, parts } = createFakes();

  const reply = await handlers.transfersPage.answer(
    { chainId: 1, contract: address, tokenId: '7', next: null, how: 'known' },
    ownPage,
  );

  expect(reply).toBeNull();
  expect(parts.readList.know).toHaveBeenCalledOnce();
  expect(done).toEqual([]);
});

test('a chain that is not served today is not asked for lists either', async () => {
  const { handlers, done, served } = createFakes();
  served.isUnserved = true;

  const reply = await handlers.balancePage.answer({ chainId: 56, address, next: null }, ownPage);

  expect(reply).toMatchObject({ ok: false, failure: { kind: 'chain-not-served', chain: { id: 56 } } });
  expect(done).toEqual([]);
});

type Opening = Protocol['openPopupPage']['request'];

test.for<[what: string, place: Opening, sender: Sender, url: string, more: object, lookUp: string | null]>([
  ['an address', here, anyPage, `/popup.html?look-up=${address}&chain=10`, {}, null],
  ['a statement to print', { ...here, toPrint: true }, anyPage, `${address}&chain=10&to-print=`, {}, null],
  ['no hash: it may be a key', { ...here, reference: ownHash }, anyPage, '/popup.html?opened=id-1', {}, ownKey],
  ['nothing from a private window', here, privateTab, '/popup.html?private=id-1', { windowId: 7 }, address],
  [
    'nothing that a private window kept for a key',
    { ...here, isPrivate: true },
    { ...ownPage, url: 'chrome-extension://us/options.html' },
    '/popup.html?private=id-1',
    {},
    address,
  ],
])('opens the popup in a tab, and has in its address %s', async ([, place, sender, url, more, lookUp]) => {
  const { handlers } = createFakes();
  const create = vi.spyOn(fakeBrowser.tabs, 'create');

  await handlers.openPopupPage.answer(place, sender);
  const taken = await handlers.takeOpened.answer({ id: 'id-1' }, ownPage);
  const again = await handlers.takeOpened.answer({ id: 'id-1' }, ownPage);

  expect(create.mock.calls[0]?.[0]).toEqual({ url: expect.stringContaining(url), ...more });
  expect(taken).toEqual(lookUp && { lookUp, chainId: 10 });
  expect(again).toBeNull();
});

test.for([anyPage, privateTab])('opens nothing for a private key that everybody knows, asked by %j', async (sender) => {
  const { handlers } = createFakes();
  const create = vi.spyOn(fakeBrowser.tabs, 'create');

  await handlers.openPopupPage.answer(knownKey, sender);
  await handlers.addKey.answer(knownKey, sender);

  expect(create).not.toHaveBeenCalled();
  expect(await handlers.takeOpened.answer({ id: 'id-1' }, ownPage)).toBeNull();
});

test.for<[string, { isPrivate?: true }, Sender, string]>([
  ['a page', {}, anyPage, '/options.html?opened=id-1'],
  ['a page that says it is private', { isPrivate: true }, anyPage, '/options.html?opened=id-1'],
  ['a private window', {}, privateTab, '/options.html?private=id-1'],
  ['the popup of a private window', { isPrivate: true }, ownPage, '/options.html?private=id-1'],
])('a lookup that needs a key goes to the options and is not in their address: %s', async ([, said, sender, url]) => {
  const { handlers } = createFakes();
  const create = vi.spyOn(fakeBrowser.tabs, 'create');

  await handlers.addKey.answer({ ...here, ...said }, sender);

  expect(create.mock.calls[0]?.[0].url).toContain(url);
  expect(await handlers.takeOpened.answer({ id: 'id-1' }, ownPage)).toEqual({ lookUp: address, chainId: 10 });
  expect(await handlers.takeOpened.answer({ id: 'id-1' }, ownPage)).toBeNull();
});

test('opens ten pages a minute for a page, and any number for our own', async () => {
  const { handlers } = createFakes();
  const create = vi.spyOn(fakeBrowser.tabs, 'create');
  const open = (sender: Sender) => handlers.openPopupPage.answer(here, sender);
  const tab = (id: number) => ({ ...anyPage, tab: { id } });

  for (let times = 0; times < 10; times += 1) await open(tab(1));
  await expect(open(tab(1))).rejects.toThrow('Too many');
  await expect(handlers.openOptions.answer({}, tab(1))).rejects.toThrow('Too many');
  await expect(handlers.addKey.answer(here, tab(1))).rejects.toThrow('Too many');
  await open(tab(2));
  for (let times = 0; times < 12; times += 1) await open(ownPage);

  expect(create).toHaveBeenCalledTimes(23);
});

test('hears from anywhere how many references a frame holds', async () => {
  const { handlers, parts } = createFakes();
  const sender = { ...anyPage, tab: { id: 7 }, frameId: 0 };

  const reply = await handlers.countReferences.answer({ count: 12 }, sender);

  expect(handlers.countReferences.from).toBe('anywhere');
  expect(reply).toBeNull();
  expect(parts.referenceCounts.take).toHaveBeenCalledWith(12, sender);
});

const place = { ...here, chainId: 1 };

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

  expect(await handlers.noteRecent.answer(place, ownPage)).toBe(true);
  expect(await handlers.recents.answer({}, ownPage)).toEqual({ all: [{ ...place, atMs: 5 }], isPassing: false });
  expect(new Set(Object.values(handlers).map(({ from }) => from))).toEqual(new Set(['own-pages']));
});

test.for([
  ['a popup that says so', ownPage, { isPrivate: true as const }],
  ['a tab', { ...ownPage, tab: { incognito: true } }, {}],
] as const)('a private window sees nothing and leaves nothing: %s', async ([, sender, said]) => {
  const handlers = create();
  await handlers.noteRecent.answer(here, ownPage);

  expect(await handlers.noteRecent.answer({ ...place, ...said }, sender)).toBe(false);
  expect(await handlers.recents.answer(said, sender)).toEqual({ all: [], isPassing: false });
  expect(await handlers.recents.answer({}, ownPage)).toMatchObject({ all: [{ chainId: 10 }] });
});

test('a private key that everybody knows is never noted', async () => {
  const handlers = create();

  expect(await handlers.noteRecent.answer(knownKey, ownPage)).toBe(false);
  expect(await handlers.recents.answer({}, ownPage)).toMatchObject({ all: [] });
});

test('takes one off, or all', async () => {
  const handlers = create();
  await handlers.noteRecent.answer(place, ownPage);
  await handlers.noteRecent.answer(here, ownPage);

  expect(await handlers.removeRecent.answer(place, ownPage)).toBe(true);
  expect(await handlers.recents.answer({}, ownPage)).toMatchObject({ all: [{ chainId: 10 }] });
  expect(await handlers.forgetRecents.answer({}, ownPage)).toBe(true);
  expect(await handlers.recents.answer({}, ownPage)).toMatchObject({ all: [] });
});

test('where the popup was goes with all that was looked up', async () => {
  const calls = { forgotten: 0 };
  const handlers = create(calls);

  await handlers.removeRecent.answer(place, ownPage);
  const before = calls.forgotten;
  await handlers.forgetRecents.answer({}, ownPage);

  expect(before).toBe(0);
  expect(calls.forgotten).toBe(1);
});

test('a disk that fails is reported: null for the list, false for a change', async () => {
  const fail = () => Promise.reject(new Error('No room.'));
  const handlers = createRecentHandlers({
    recents: { read: fail, note: fail, remove: fail, forget: fail, isPassing: fail },
    forgetPlace: async () => {},
    now: () => 5,
  });

  expect(await handlers.recents.answer({}, ownPage)).toBeNull();
  expect(await handlers.noteRecent.answer(place, ownPage)).toBe(false);
  expect(await handlers.removeRecent.answer(place, ownPage)).toBe(false);
  expect(await handlers.forgetRecents.answer({}, ownPage)).toBe(false);
});
