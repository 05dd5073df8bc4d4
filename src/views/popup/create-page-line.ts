import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { PagePort } from '../../messages/open-page-port.ts';
import type { PageList } from '../../messages/page-port.ts';
import { pageListBounds } from '../../messages/read-page-list.ts';
import { mergePageLists, type PageEntry } from './page-entries.ts';

/** The line to all frames of this page, with what they told. */
export type PageLine = {
  /** What the page that answered last refers to. */
  entries: ReadonlySignal<PageEntry[]>;
  /**
   * Opens it anew, again after each pause (in milliseconds) while nobody answers. Resolves with whether somebody did,
   * or false when the signal ends; then it closes, too. What was told before stays until somebody answers.
   */
  open(how: { pausesMs: number[]; signal: AbortSignal }): Promise<boolean>;
  /** Scrolls the page to a reference, by its name. */
  jump(name: string): void;
  forget(): void;
};

/** Creates the line. `onLost` is called when nobody is left at the other end: the page has gone or ended our script. */
export function createPageLine(parts: {
  openPort: () => PagePort;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  onLost: () => void;
}): PageLine {
  const lists = signal<ReadonlyMap<string, PageList>>(new Map());
  let port: PagePort | null = null;

  function attempt(signal: AbortSignal): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const opened = parts.openPort();
    const heard = new Map<string, PageList>();
    port = opened;
    opened.onList((list) => {
      if (signal.aborted || (heard.size >= pageListBounds.frames && !heard.has(list.frame))) return;
      heard.set(list.frame, list);
      lists.value = new Map(heard);
      resolve(true);
    });
    opened.onDisconnect(() => {
      if (heard.size > 0 && !signal.aborted) parts.onLost();
      resolve(false);
    });
    signal.addEventListener('abort', () => {
      opened.disconnect();
      resolve(false);
    });
    return promise;
  }

  return {
    entries: computed(() => mergePageLists(lists.value.values())),
    open: async ({ pausesMs, signal }) => {
      for (const pauseMs of [0, ...pausesMs]) {
        if (pauseMs > 0) await parts.wait(pauseMs, signal);
        if (signal.aborted) return false;
        if (await attempt(signal)) return true;
      }
      return false;
    },
    jump: (name) => port?.jump(name),
    forget: () => {
      lists.value = new Map();
    },
  };
}
