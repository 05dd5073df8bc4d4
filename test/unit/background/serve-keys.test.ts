import { expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { serveKeys } from '../../../entrypoints/background/serve-keys.ts';

/** A browser whose keys can be pressed; gives the tabs that were called. */
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
])('%s is told to the tab that it was pressed in, and to no other', ([, pressed, tabs]) => {
  const { press, called } = stubBrowser();
  serveKeys();

  press(...pressed);

  expect(called).toEqual(tabs);
});

test('the key for the panel opens it in its window, and a browser that refuses does no harm', () => {
  const { press, called, panels } = stubBrowser();
  serveKeys();

  press('open-panel', { id: 7, windowId: 3 });
  press('open-panel');

  expect(panels).toEqual([3]);
  expect(called).toEqual([]);
});
