import { browser } from 'wxt/browser';
import { type PageJump, type PageList, pagePortName } from './page-port.ts';
import { readPageList } from './read-page-list.ts';

/** The line from one of our own pages to all frames of a tab. */
export type PagePort = {
  /** Told each frame's list, and again when it has changed. */
  onList(listener: (list: PageList) => void): void;
  /** Nobody listens at the other end, or nobody does any more. */
  onDisconnect(listener: () => void): void;
  /** Scrolls the page to a reference, by its name; nothing where the line has ended. */
  jump(name: string): void;
  disconnect(): void;
};

/** Opens the line to a tab. What arrives is checked: a page's process may be in other hands. */
export function openPagePort(tabId: number): PagePort {
  const port = browser.tabs.connect(tabId, { name: pagePortName });
  return {
    onList: (listener) =>
      port.onMessage.addListener((message: unknown) => {
        const list = readPageList(message);
        if (list) listener(list);
      }),
    onDisconnect: (listener) =>
      port.onDisconnect.addListener(() => {
        // Looked at, or the browser writes the error into the console.
        void browser.runtime.lastError;
        listener();
      }),
    jump: (name) => {
      try {
        port.postMessage({ jump: name } satisfies PageJump);
      } catch {
        // The port has ended; its end is told to whoever listens.
      }
    },
    disconnect: () => port.disconnect(),
  };
}
