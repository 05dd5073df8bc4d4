import type { Opened } from '../../src/messages/protocol.ts';

// A page takes what it was opened for within a moment; what nobody took is no use later.
const most = 5;

/**
 * Creates the handing over of what a page was opened for from a private window. It is kept in memory alone, and not in
 * the page's address, which the browser would remember.
 */
export function createHandOver(parts: { makeId: () => string }) {
  const waiting = new Map<string, Opened>();
  return {
    handOver: (opened: Opened): URLSearchParams => {
      const id = parts.makeId();
      waiting.set(id, opened);
      const [oldest] = waiting.keys();
      if (waiting.size > most && oldest !== undefined) waiting.delete(oldest);
      return new URLSearchParams({ private: id });
    },
    takeOver: (id: string): Opened | null => {
      const opened = waiting.get(id) ?? null;
      waiting.delete(id);
      return opened;
    },
  };
}
