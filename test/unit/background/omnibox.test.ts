import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { serveOmnibox } from '../../../src/background/omnibox.ts';
import { createOneTimeIntents } from '../../../src/background/open-popup-page.ts';
import type { Services } from '../../../src/background/services.ts';
import { parseLookupInput } from '../../../src/lookup/input/parse-lookup-input.ts';
import type { PageReference } from '../../../src/messaging/page-port.ts';
import type { Reference } from '../../../src/references/reference.ts';
import { ownKey } from '../references/gate-table.ts';
import { turns } from '../turns.ts';
import { ownAddressThere, stubPageBeside } from './page-beside.ts';

const address = `0x${'ab'.repeat(20)}`;
const looked = `0x${'ac'.repeat(20)}`;

type Entry = { content: string; description: string };
type Disposition = 'currentTab' | 'newForegroundTab' | 'newBackgroundTab';

/** A browser whose address bar can be typed into, in an ordinary or a private window. */
function stubBrowser({
  incognito = false,
  disk = 'works',
  recent = { kind: 'address', address: looked } as Reference,
  watchedOn = undefined as number | undefined,
  takesPages = true,
  opensTabs = true,
  describe = async (_words: object) => {},
} = {}) {
  let start = () => {};
  let change = (_text: string, _suggest: (entries: Entry[]) => void) => {};
  let enter = async (_text: string, _disposition: Disposition) => {};
  const opened: object[] = [];
  Object.assign(fakeBrowser, {
    omnibox: {
      setDefaultSuggestion: describe,
      onInputStarted: { addListener: (listener: typeof start) => (start = listener) },
      onInputChanged: { addListener: (listener: typeof change) => (change = listener) },
      onInputEntered: { addListener: (listener: typeof enter) => (enter = listener) },
    },
  });
  Object.assign(fakeBrowser.tabs, {
    query: async () => [{ id: 1, windowId: 3, incognito }],
    update: async (change: object) => {
      if (!takesPages) throw new Error('Not here.');
      opened.push({ update: change });
    },
    create: async (created: object) => {
      if (!opensTabs) throw new Error('No tabs.');
      opened.push({ create: created });
    },
  });
  const handOver = createOneTimeIntents({ makeId: () => 'id-1' });
  const read = <T>(all: T[]) => (disk === 'works' ? Promise.resolve(all) : Promise.reject(new Error('No disk.')));
  const parts = {
    spoken: async () => {},
    ...handOver,
    recents: { read: () => read([{ reference: recent, chainId: 42161, atMs: 1 }]) },
    watched: {
      read: () =>
        read([{ address, name: 'Rent & <b>food</b>', note: '', addedMs: 1, ...(watchedOn && { chainId: watchedOn }) }]),
    },
  };
  serveOmnibox(parts as unknown as Services);
  const suggest = (text: string) => new Promise<Entry[]>((resolve) => change(text, resolve));
  return {
    suggest,
    start: () => start(),
    enter: (...typed: Parameters<typeof enter>) => enter(...typed),
    opened,
    takeOver: handOver.takeOver,
  };
}

test('suggests what was looked up and what is watched, with names that cannot be markup', async () => {
  const { suggest } = stubBrowser();

  expect(await suggest('0xa')).toEqual([
    {
      content: `eip155:42161:${looked}`,
      description: expect.stringMatching(/^0xac.*… ?.* · Arbitrum One · looked up$/i),
    },
    { content: address, description: expect.stringMatching(/^Rent &amp; &lt;b&gt;food&lt;\/b&gt; · .* · watched$/) },
  ]);
  expect(await suggest('food')).toMatchObject([{ content: address }]);
});

test('what it suggests is looked up on its own chain', async () => {
  const { suggest } = stubBrowser({ watchedOn: 10 });

  const all = await suggest('0xa');
  const read = all.map(({ content }) => parseLookupInput(content));

  expect(all[1]?.description).toContain(' · OP Mainnet · watched');
  expect(read).toMatchObject([
    { ok: true, found: { reference: { address: looked, chainId: 42161 } } },
    { ok: true, found: { reference: { address, chainId: 10 } } },
  ]);
});

test.for<[string, Reference]>([
  ['an NFT', { kind: 'token-instance', contract: looked, tokenId: '7' }],
  ['a transaction', { kind: 'transaction', hash: `0x${'ac'.repeat(32)}` }],
])('%s is handed over with its chain', async ([, reference]) => {
  const { suggest } = stubBrowser({ recent: reference });

  const [first] = await suggest('0xa');

  expect(parseLookupInput(first?.content ?? '')).toMatchObject({
    found: { reference: { ...reference, chainId: 42161 } },
  });
});

test('suggests nothing that was looked up in other windows where one is private', async () => {
  const { suggest } = stubBrowser({ incognito: true });

  expect((await suggest('0xa')).map(({ content }) => content)).toEqual([address]);
});

test('a disk that fails has no suggestions', async () => {
  const { suggest } = stubBrowser({ disk: 'fails' });

  expect(await suggest('0xa')).toEqual([]);
});

test.for<[Disposition, RegExp]>([
  ['currentTab', /^\{"update":\{"url":"[^"]*\/popup\.html\?opened=id-1"\}\}$/],
  ['newForegroundTab', /^\{"create":\{"url":"[^"]*\?opened=id-1","active":true\}\}$/],
  ['newBackgroundTab', /^\{"create":\{"url":"[^"]*\?opened=id-1","active":false\}\}$/],
])('what was entered is handed to a page of ours, and is in no address: %s', async ([disposition, expected]) => {
  const { enter, opened, takeOver } = stubBrowser();

  await enter('vitalik.eth', disposition);

  expect(JSON.stringify(opened[0])).toMatch(expected);
  expect(takeOver('id-1')).toEqual({ lookUp: 'vitalik.eth', chainId: 0 });
});

test.for<[string, PageReference[], Disposition, object]>([
  ['a key whose address is there is asked about first', [ownAddressThere], 'currentTab', { isFound: true }],
  ['the same in its own tab', [ownAddressThere], 'newForegroundTab', { isFound: true }],
  ['a value of which it says nothing is looked up', [], 'currentTab', {}],
])('with the page in front, %s', async ([, page, disposition, more]) => {
  const { enter, takeOver } = stubBrowser();
  stubPageBeside(page);

  await enter(ownKey, disposition);

  expect(takeOver('id-1')).toEqual({ lookUp: ownKey, chainId: 0, ...more });
});

test.for<Disposition>(['currentTab', 'newForegroundTab', 'newBackgroundTab'])(
  'from a private window nothing of it may be kept, and the page is opened in its own tab: %s',
  async (disposition) => {
    const { enter, opened } = stubBrowser({ incognito: true });

    await enter(address, disposition);

    expect(opened).toEqual([{ create: { url: expect.stringContaining('?private=id-1'), windowId: 3 } }]);
  },
);

test('where the tab takes no page of ours, another one does', async () => {
  const { enter, opened } = stubBrowser({ takesPages: false });

  await enter(address, 'currentTab');

  expect(opened).toEqual([{ create: { url: expect.stringContaining('?opened=id-1') } }]);
});

test.for<[string, boolean]>([
  ['an ordinary window', false],
  ['a private window', true],
])('a browser that opens no tab at all leaves nothing in the air: %s', async ([, incognito]) => {
  const { enter, opened } = stubBrowser({ incognito, opensTabs: false });

  await expect(enter(address, 'newForegroundTab')).resolves.toBeUndefined();

  expect(opened).toEqual([]);
});

test('words for the address bar that the browser does not take leave nothing in the air', async () => {
  const describe = vi.fn(() => Promise.reject(new Error('Not now.')));
  const { start } = stubBrowser({ describe });

  start();

  await expect.poll(() => describe.mock.calls.length).toBe(1);
  // An unhandled rejection would fail this run.
  await turns(5);
});
