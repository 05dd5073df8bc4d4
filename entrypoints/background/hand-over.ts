import type { Opened } from '../../src/messages/protocol.ts';

// A page takes what it was opened for within a moment; what nobody took is no use later.
const most = 5;

/**
 * Creates the handing over of what a page was opened for: from a private window, or a text that may be anything. It is
 * kept in memory alone, and not in the page's address, which the browser would remember.
 */
export function createHandOver(parts: { makeId: () => string }) {
  const waiting = new Map<string, Opened>();

  /** Leaves something under a name, in the place of what was left there before. */
  function leave(id: string, opened: Opened): void {
    waiting.delete(id);
    waiting.set(id, opened);
    const [oldest] = waiting.keys();
    if (waiting.size > most && oldest !== undefined) waiting.delete(oldest);
  }

  return {
    leave,
    /** The part of a page's address that tells it what to take, and whether that is from a private window. */
    handOver: (opened: Opened, from: 'private' | 'opened' = 'private'): URLSearchParams => {
      const id = parts.makeId();
      leave(id, opened);
      return new URLSearchParams({ [from]: id });
    },
    takeOver: (id: string): Opened | null => {
      const opened = waiting.get(id) ?? null;
      waiting.delete(id);
      return opened;
    },
  };
}
