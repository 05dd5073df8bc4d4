import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { createHandOver } from '../../../entrypoints/background/hand-over.ts';
import { createHandlers } from '../../../entrypoints/background/handlers.ts';
import type { Parts } from '../../../entrypoints/background/parts.ts';
import type { Sender } from '../../../src/messages/sender.ts';
import { createTabBound } from '../../../src/messages/tab-bound.ts';
import { defaultPreferences } from '../../../src/settings/preference-places.ts';

const ownPage = { id: 'us', url: 'chrome-extension://us/popup.html' };
const privateTab = { id: 'us', url: 'https://page.example/', tab: { incognito: true, windowId: 7 } };
const address = `0x${'ab'.repeat(20)}`;

function createFakes() {
  const done: string[] = [];
  const note = (what: string) => async () => {
    done.push(what);
  };
  const stored = { apiKey: 'old', secretKey: '' };
  const served = { isUnserved: false };
  const parts = {
    openedPages: createTabBound({ now: () => 0, most: 10 }),
    isOwnPage: ({ url }: Sender) => url === ownPage.url,
    secrets: {
      read: async () => ({ ...stored }),
      save: async (change: object) => {
        done.push('save');
        return Object.assign(stored, change);
      },
    },
    limits: {
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
    ...createHandOver({ makeId: () => 'id-1' }),
  };
  return { handlers: createHandlers(parts as unknown as Parts), done, stored, served, parts };
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

test('what is known is told without asking, and null where nothing is', async () => {
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

test('opens the popup in a tab, with what to look up in its address', async () => {
  const { handlers } = createFakes();
  const create = vi.spyOn(fakeBrowser.tabs, 'create');

  await handlers.openPopupPage.answer(
    { reference: { kind: 'address', address }, chainId: 10 },
    { id: 'us', url: 'https://page.example/' },
  );

  expect(create.mock.calls[0]?.[0].url).toContain(`/popup.html?look-up=${address}&chain=10`);
});

test.for([{ id: 'us', url: 'https://page.example/' }, privateTab])(
  'opens nothing for a private key that everybody knows, asked by %j',
  async (sender) => {
    const { handlers } = createFakes();
    const create = vi.spyOn(fakeBrowser.tabs, 'create');
    const hash = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

    await handlers.openPopupPage.answer({ reference: { kind: 'transaction', hash }, chainId: 1 }, sender);

    expect(create).not.toHaveBeenCalled();
    expect(await handlers.takeOpened.answer({ id: 'id-1' }, ownPage)).toBeNull();
  },
);

test('opens ten pages a minute for a page, and any number for our own', async () => {
  const { handlers } = createFakes();
  const create = vi.spyOn(fakeBrowser.tabs, 'create');
  const open = (sender: Sender) =>
    handlers.openPopupPage.answer({ reference: { kind: 'address', address }, chainId: 10 }, sender);
  const ofTab = (id: number) => open({ id: 'us', url: 'https://page.example/', tab: { id } });

  for (let times = 0; times < 10; times += 1) await ofTab(1);
  await expect(ofTab(1)).rejects.toThrow('Too many');
  await expect(
    handlers.openOptions.answer({}, { ...ownPage, url: 'https://page.example/', tab: { id: 1 } }),
  ).rejects.toThrow('Too many');
  await ofTab(2);
  for (let times = 0; times < 12; times += 1) await open(ownPage);

  expect(create).toHaveBeenCalledTimes(23);
});

test('from a private window nothing of it stands in the address, and it can be taken once', async () => {
  const { handlers } = createFakes();
  const create = vi.spyOn(fakeBrowser.tabs, 'create');

  await handlers.openPopupPage.answer({ reference: { kind: 'address', address }, chainId: 10 }, privateTab);
  const taken = await handlers.takeOpened.answer({ id: 'id-1' }, ownPage);
  const again = await handlers.takeOpened.answer({ id: 'id-1' }, ownPage);

  expect(create.mock.calls[0]?.[0]).toEqual({ url: expect.stringContaining('/popup.html?private=id-1'), windowId: 7 });
  expect(taken).toEqual({ lookUp: address, chainId: 10 });
  expect(again).toBeNull();
});

test('hears from anywhere how many references a frame holds', async () => {
  const { handlers, parts } = createFakes();
  const sender = { id: 'us', url: 'https://page.example/', tab: { id: 7 }, frameId: 0 };

  const reply = await handlers.countReferences.answer({ count: 12 }, sender);

  expect(handlers.countReferences.from).toBe('anywhere');
  expect(reply).toBeNull();
  expect(parts.referenceCounts.take).toHaveBeenCalledWith(12, sender);
});
