import { afterAll, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { ThisTab } from '../../../../src/ui/popup/this-page/this-page.ts';
import { startPanel } from '../../../../src/ui/start/start-panel.ts';

// @vitest-environment new-document
// Other files in this thread use the real module.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const opened = vi.hoisted(() => ({ tab: null as ThisTab | null }));
vi.mock(import('../../../../src/ui/start/start-popup.tsx'), async (original) => ({
  ...(await original()),
  startPopup: async ({ findTab }) => {
    opened.tab = await findTab();
    return { windowId: undefined } as never;
  },
}));

test('a tab that comes to the front while the panel opens is the one it is about', async () => {
  const listeners: ((now: { tabId: number; windowId: number }) => void)[] = [];
  const activate = (tabId: number) => listeners.forEach((listener) => void listener({ tabId, windowId: 3 }));
  const event = { addListener: () => {} };
  Object.assign(fakeBrowser.windows, { getCurrent: async () => ({ id: 3 }) });
  Object.assign(fakeBrowser.tabs, {
    getCurrent: async () => undefined,
    get: async (id: number) => ({ url: `https://example.org/${id}` }),
    onUpdated: event,
    onActivated: { addListener: (listener: (typeof listeners)[number]) => listeners.push(listener) },
    query: async () => {
      const found = [{ id: 7, active: true }];
      activate(8);
      return found;
    },
  });

  await startPanel(document.createElement('div'));
  expect(await opened.tab?.readUrl()).toBe('https://example.org/8');

  const switched = vi.fn();
  opened.tab?.onSwitched(switched);
  activate(9);
  expect(switched).toHaveBeenCalledOnce();
  expect(await opened.tab?.readUrl()).toBe('https://example.org/9');
});
