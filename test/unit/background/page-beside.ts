import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { PageList, PageReference } from '../../../src/messaging/page-port.ts';

/** Has the page of each tab tell this list, say nothing, or not be there. */
export function stubPageBeside(page: PageReference[] | 'busy' | 'nobody'): number[] {
  const connected: number[] = [];
  const connect = (tabId: number) => {
    connected.push(tabId);
    return {
      onMessage: {
        addListener: (listener: (list: PageList) => void) => {
          const list = { frame: 'a', pageHost: 'page.example' };
          if (typeof page !== 'string') queueMicrotask(() => listener({ ...list, references: page }));
        },
      },
      onDisconnect: { addListener: (listener: () => void) => page === 'nobody' && queueMicrotask(listener) },
      disconnect: () => {},
    };
  };
  Object.assign(fakeBrowser.tabs, { connect });
  return connected;
}
