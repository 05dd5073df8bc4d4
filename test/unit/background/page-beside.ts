import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { PageList, PageReference } from '../../../src/messaging/page-port.ts';
import { ownAddress } from '../references/gate-table.ts';

/** The address of `ownKey` as a page lists it. */
export const ownAddressThere: PageReference = {
  reference: { kind: 'address', address: ownAddress.toLowerCase() },
  written: ownAddress,
  count: 1,
};

/** Makes the page in each tab send this list, send nothing ("busy") or be missing ("none"). */
export function stubPageBeside(page: PageReference[] | 'busy' | 'none'): number[] {
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
      onDisconnect: { addListener: (listener: () => void) => page === 'none' && queueMicrotask(listener) },
      disconnect: () => {},
    };
  };
  Object.assign(fakeBrowser.tabs, { connect });
  return connected;
}
