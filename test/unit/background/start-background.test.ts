import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import {
  boundLookups,
  forgetWithLastPrivateWindow,
  keepDatabases,
  keepRecordsWithin,
  serveKeyboardShortcuts,
  tellOfCards,
} from '../../../src/background/start-background.ts';
import { createTabBound } from '../../../src/background/tab-bounds.ts';
import type { CardUpdate } from '../../../src/cards/card-content.ts';
import type { CardQuestion } from '../../../src/messaging/protocol.ts';
import { savePreferences } from '../../../src/settings/preferences.ts';
import { turns } from '../turns.ts';
import { createBackground } from './start-background.ts';

/** A browser whose keyboard shortcuts can be pressed. `called` lists the tabs it connects to. */
function stubBrowser() {
  let press = (_command: string, _tab?: { id?: number; windowId?: number }) => {};
  const called: number[] = [];
  const panels: number[] = [];
  Object.assign(fakeBrowser, {
    sidePanel: {
      open: async ({ windowId }: { windowId: number }) => {
        panels.push(windowId);
        throw new Error('Not by hand.');
      },
    },
    commands: { onCommand: { addListener: (listener: typeof press) => (press = listener) } },
  });
  Object.assign(fakeBrowser.tabs, {
    connect: (id: number) => {
      called.push(id);
      return { disconnect: vi.fn(), onDisconnect: { addListener: vi.fn() } };
    },
  });
  return { called, panels, press: (...pressed: Parameters<typeof press>) => press(...pressed) };
}

test.for<[string, [string, { id?: number }?], number[]]>([
  ['the key for the next reference', ['next-reference', { id: 7 }], [7]],
  ['the same where it names no tab', ['next-reference', {}], []],
  ['the same where there is no tab', ['next-reference'], []],
  ['another key', ['another', { id: 7 }], []],
])('%s is sent to the tab that it was pressed in, and to no other', ([, pressed, tabs]) => {
  const { press, called } = stubBrowser();
  serveKeyboardShortcuts();

  press(...pressed);

  expect(called).toEqual(tabs);
});

test('the key for the panel opens it in its window, and a browser that refuses does no harm', () => {
  const { press, called, panels } = stubBrowser();
  serveKeyboardShortcuts();

  press('open-panel', { id: 7, windowId: 3 });
  press('open-panel');

  expect(panels).toEqual([3]);
  expect(called).toEqual([]);
});

const reference = { kind: 'address', address: `0x${'ab'.repeat(20)}` } as const;
const question: CardQuestion = {
  id: 'q',
  reference,
  context: { written: reference.address, pageHost: 'a.example', before: 'kept to itself', after: '' },
  asked: false,
};
const content = { chain: { id: 1 } };
const answer = { kind: 'content', content } as unknown as CardUpdate;
const page = { id: 'us', url: 'https://a.example/', tab: { id: 1, windowId: 3, incognito: false } };

async function tell(...[asked, sender, update]: [CardQuestion, Parameters<typeof tellOfCards>[1], CardUpdate]) {
  const told: unknown[] = [];
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation(async (message: unknown) => void told.push(message));
  tellOfCards(asked, sender)(update);
  await turns(5);
  return told;
}

test('panels hear what a card of a page shows, and nothing of the page', async () => {
  expect(await tell(question, page, answer)).toEqual([
    { panelNews: { kind: 'card', windowId: 3, isPrivate: false, reference, written: reference.address, content } },
  ]);
});

test('panels hear that a window is private', async () => {
  const sender = { ...page, tab: { ...page.tab, incognito: true } };

  expect(await tell(question, sender, answer)).toMatchObject([{ panelNews: { isPrivate: true } }]);
});

test.for<[string, CardQuestion, Parameters<typeof tellOfCards>[1], CardUpdate]>([
  ['a failure', question, page, { kind: 'failure' } as CardUpdate],
  [
    'a card that waits for a click',
    question,
    page,
    { kind: 'ask-first', state: { text: 'Not looked up' }, why: '', title: '', detail: '', label: '' },
  ],
  ['what is asked again by itself', { ...question, follows: 1 }, page, answer],
  ['a page of ours', question, { ...page, url: 'moz-extension://us/popup.html' }, answer],
  ['a page in no window', question, { id: 'us', url: 'https://a.example/' }, answer],
])('no panel hears of %s', async ([, asked, sender, update]) => {
  expect(await tell(asked, sender, update)).toEqual([]);
});

test.for<[string, Pick<CardQuestion, 'asked' | 'refresh'>, number, number]>([
  ['a press asked for', { asked: true }, 20, 0],
  ['a refresh', { asked: false, refresh: true }, 20, 0],
  ['hovers asked for', { asked: false }, 120, 1],
])('of lookups that %s a page has its bound in a minute, and our own pages none', ([, asks, most, requests]) => {
  let ms = 0;
  const bound = (often: number) => createTabBound(often, () => ms);
  const parts = {
    isOwnPage: ({ url = '' }: { url?: string | undefined }) => url.startsWith('moz-extension:'),
    unseenCards: bound(5),
    askedLookups: bound(20),
    pageLookups: bound(120),
  };
  const put = (url: string, tabId: number) => {
    const { isBusy, onAsk } = boundLookups(parts, asks, { url, tab: { id: tabId } });
    for (let times = 0; times < requests; times += 1) onAsk();
    return isBusy;
  };
  const all = (url: string, count: number) => Array.from({ length: count }, () => put(url, 1));

  const [ours, pages] = [all('moz-extension://us/popup.html', most + 1), all('https://a.example/', most + 1)];
  const elsewhere = put('https://a.example/', 2);
  ms = 60_000;

  expect(ours).not.toContain(true);
  expect(pages.indexOf(true)).toBe(most);
  expect(elsewhere).toBe(false);
  expect(put('https://a.example/', 1)).toBe(false);
});

const install = () => fakeBrowser.runtime.onInstalled.trigger({ reason: 'install', id: 'us' } as never);

test('the browser is asked to keep our databases for good once Hashlens is installed, and not before', async () => {
  const askedOf: unknown[] = [];
  const storage = {
    // Browsers throw if this method is called on another object.
    async persist(this: unknown) {
      askedOf.push(this);
      return true;
    },
  };
  vi.stubGlobal('navigator', { storage });
  keepDatabases();
  expect(askedOf).toEqual([]);

  await install();

  expect(askedOf).toEqual([storage]);
});

test.for<[string, object]>([
  ['does not want to', { persist: () => Promise.reject(new Error('No.')) }],
  ['gives workers nothing to ask with', {}],
])('a browser that %s leaves nothing in the air', async ([, storage]) => {
  vi.stubGlobal('navigator', { storage });
  keepDatabases();

  await install();

  // An unhandled rejection would fail this run.
  await turns(5);
});

test('what is kept of answers is bound to 60 MB, or to what was chosen instead, at once', async () => {
  const bounds: number[] = [];
  keepRecordsWithin({ keepWithin: async (maxBytes) => void bounds.push(maxBytes), wait: async () => {} });

  await expect.poll(() => bounds).toEqual([60_000_000]);
  await savePreferences({ keptMb: 20 });

  await expect.poll(() => bounds).toEqual([60_000_000, 20_000_000]);
});

test('where it cannot be read how much, as in a background that is being stopped, nothing goes and nothing is left in the air', async () => {
  const bounds: number[] = [];
  const refused = vi.spyOn(fakeBrowser.storage.sync, 'get').mockRejectedValue(new Error('No SW'));
  keepRecordsWithin({ keepWithin: async (maxBytes) => void bounds.push(maxBytes), wait: async () => {} });
  await expect.poll(() => refused.mock.calls.length).toBeGreaterThan(0);
  await turns(5);
  expect(bounds).toEqual([]);

  refused.mockRestore();
  await savePreferences({ keptMb: 20 });

  // An unhandled rejection would fail this run.
  await expect.poll(() => bounds).toEqual([20_000_000]);
});

test.for<[string, boolean[], number]>([
  ['is forgotten once only ordinary windows are left', [false, false], 1],
  ['is forgotten once no window is left', [], 1],
  ['stays while another private window is open', [false, true], 0],
])('what private windows saw %s', async ([, windows, times]) => {
  const open = async () => windows.map((incognito) => ({ incognito }));
  vi.spyOn(fakeBrowser.windows, 'getAll').mockImplementation(open as never);
  const forget = vi.fn(async () => {});

  await forgetWithLastPrivateWindow(forget);

  expect(forget).toHaveBeenCalledTimes(times);
});

test('what private windows saw is forgotten where the browser does not say which windows are left', async () => {
  vi.spyOn(fakeBrowser.windows, 'getAll').mockRejectedValue(new Error('No SW'));
  const forget = vi.fn(async () => {});

  await forgetWithLastPrivateWindow(forget);

  expect(forget).toHaveBeenCalledOnce();
});

test('nothing is asked about a closed network', async () => {
  const { parts } = await createBackground();
  const isUnserved = (chainId: number) =>
    Promise.all(
      [true, false].map((isPrivate) => parts.recordsFor(isPrivate).unserved.has('https://service.example', chainId)),
    );

  expect(await Promise.all([3, 5, 80001, 84531, 1].map(isUnserved))).toEqual([
    ...Array.from({ length: 4 }, () => [true, true]),
    [false, false],
  ]);
});
