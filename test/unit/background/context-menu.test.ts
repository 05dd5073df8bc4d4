import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { serveContextMenu } from '../../../src/background/context-menu.ts';
import { createOneTimeIntents } from '../../../src/background/open-popup-page.ts';
import type { PageReference } from '../../../src/messaging/page-port.ts';
import { savePreferences } from '../../../src/settings/preferences.ts';
import { ownKey } from '../references/gate-table.ts';
import { turns } from '../turns.ts';
import { ownAddressThere, stubPageBeside } from './page-beside.ts';

type Click = { menuItemId: string; selectionText?: string; linkUrl?: string };
type Item = { id: string; title: string; contexts: string[] };
type Tab = { id?: number; windowId: number; incognito: boolean };

/** A browser with a clickable menu, whose side panel can refuse to open. */
function stubBrowser({ opensPanel = true, refusals = 0, menu = [] as Item[] } = {}) {
  let click = (_info: Click, _tab?: Tab) => {};
  let refused = 0;
  // Browsers expose the error of a callback-style call only within its callback.
  const answer = (message: string | undefined, done: () => void) => {
    Object.assign(fakeBrowser.runtime, { lastError: message === undefined ? undefined : { message } });
    done();
    Object.assign(fakeBrowser.runtime, { lastError: undefined });
  };
  const panels: number[] = [];
  const told: unknown[] = [];
  const pages: string[] = [];
  Object.assign(fakeBrowser, {
    contextMenus: {
      create: (item: Item, done: () => void) => {
        if (refused < refusals) answer('No SW', done);
        else if (menu.some(({ id }) => id === item.id)) answer('There is one of that name.', done);
        else {
          menu.push(item);
          answer(undefined, done);
        }
      },
      update: async (id: string, changes: Partial<Item>) => {
        if (refused++ < refusals) throw new Error('No SW');
        const item = menu.find((one) => one.id === id);
        if (!item) throw new Error('There is none of that name.');
        Object.assign(item, changes);
      },
      onClicked: { addListener: (listener: typeof click) => (click = listener) },
    },
    sidePanel: {
      open: async ({ windowId }: { windowId: number }) => {
        panels.push(windowId);
        if (!opensPanel) throw new Error('Not by hand.');
      },
    },
  });
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation(async (message: unknown) => void told.push(message));
  vi.spyOn(fakeBrowser.tabs, 'create').mockImplementation(async ({ url }) => {
    pages.push(url ?? '');
    return {} as never;
  });
  const handOver = createOneTimeIntents({ makeId: () => 'id-1' });
  serveContextMenu({ spoken: async () => {}, ...handOver });
  const settle = () => turns(5);
  return {
    ...{ menu, panels, told, pages, settle, takeOver: handOver.takeOver },
    click: async (info: Omit<Click, 'menuItemId'>, tab?: Tab) => {
      click({ menuItemId: 'look-up', ...info }, tab);
      await settle();
    },
  };
}

const tab: Tab = { windowId: 3, incognito: false };

const lookUp: Item = { id: 'look-up', title: 'Look up in Hashlens', contexts: ['selection', 'link'] };
const install = () => fakeBrowser.runtime.onInstalled.trigger({ reason: 'install', id: 'us' } as never);

test('is offered for selected text and links once Hashlens is installed', async () => {
  const { menu, settle } = stubBrowser();
  expect(menu).toEqual([]);

  await install();
  await settle();

  expect(menu).toEqual([lookUp]);
});

test('an item that is there already gets the current words, and is at no time gone', async () => {
  // An older version may have created the item with other contexts.
  const menu = [{ ...lookUp, title: 'As it was', contexts: ['link'] }];
  const standing = menu[0];
  const { settle } = stubBrowser({ menu });

  // The tests speak English whatever language is chosen.
  await savePreferences({ language: 'de' });
  await settle();

  expect(menu).toEqual([lookUp]);
  expect(menu[0]).toBe(standing);
});

test.for([
  ['what a browser refuses is tried again after a second', 1, 1_000, [lookUp]],
  ['and after one more', 2, 2_000, [lookUp]],
  ['three times at most', 3, 60_000, []],
] as const)('%s', async ([, refusals, ms, found]) => {
  vi.useFakeTimers();
  const { menu } = stubBrowser({ refusals });

  await install();
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(menu).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);

  expect(menu).toEqual(found);
  expect(vi.getTimerCount()).toBe(0);
});

test('opens the panel of the window, and leaves there what was selected', async () => {
  const { click, panels, told, pages, takeOver } = stubBrowser();

  await click({ selectionText: 'Paid 0xabc', linkUrl: 'https://a.example/tx/1' }, tab);

  expect(panels).toEqual([3]);
  expect(told).toEqual([{ panelNews: { kind: 'wish', windowId: 3, isPrivate: false } }]);
  expect(takeOver('panel-3')).toEqual({
    ...{ lookUp: 'Paid 0xabc', chainId: 0, isFound: true },
    link: 'https://a.example/tx/1',
  });
  expect(pages).toEqual([]);
});

test('a link without a selection is what is looked up', async () => {
  const { click, takeOver } = stubBrowser();

  await click({ linkUrl: 'https://a.example/tx/1' }, tab);

  expect(takeOver('panel-3')).toMatchObject({ lookUp: 'https://a.example/tx/1' });
});

test.for([
  [tab, 'opened'],
  [{ ...tab, incognito: true }, 'private'],
  // An unknown window may be a private one.
  [undefined, 'private'],
] as const)(
  'without a panel a page of ours opens, whose address tells nothing of the text: %j',
  async ([where, name]) => {
    const { click, pages, takeOver } = stubBrowser({ opensPanel: false });

    await click({ selectionText: 'my secret text' }, where);

    expect(pages).toEqual([expect.stringMatching(new RegExp(`/popup\\.html\\?${name}=id-1$`))]);
    expect(takeOver('id-1')).toEqual({ lookUp: 'my secret text', chainId: 0 });
  },
);

test.for<[string, boolean, PageReference[]]>([
  ['of which its page says nothing', false, []],
  ['whose address is on its page', true, [ownAddressThere]],
])('without a panel a selected value %s is asked about first: %s', async ([, isAskedFirst, page]) => {
  const { click, takeOver } = stubBrowser({ opensPanel: false });
  stubPageBeside(page);

  await click({ selectionText: ownKey }, { ...tab, id: 7 });
  // This takes a moment, because the frames of the page report one after the other.
  const opened = await vi.waitUntil(() => takeOver('id-1'));

  expect(opened).toEqual({ lookUp: ownKey, chainId: 0, ...(isAskedFirst && { isFound: true }) });
});

test('of an endless selection only as much is handed over as is refused with a message', async () => {
  const { click, takeOver } = stubBrowser();

  await click({ selectionText: 'x'.repeat(1_000_000) }, tab);

  expect(takeOver('panel-3')?.lookUp).toHaveLength(20_001);
});

test('a browser that opens neither panel nor tab leaves nothing in the air', async () => {
  const { click, pages } = stubBrowser({ opensPanel: false });
  const create = vi.spyOn(fakeBrowser.tabs, 'create').mockRejectedValue(new Error('No tabs.'));

  await click({ selectionText: 'vitalik.eth' }, tab);

  // An unhandled rejection would fail this run.
  expect(create).toHaveBeenCalled();
  expect(pages).toEqual([]);
});
