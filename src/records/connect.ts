import type { Connection } from './database.ts';
import { within } from './within.ts';

/** The way to the one open connection. */
export type Connect = {
  /** The connection, or null when there is none now. */
  get(): Promise<Connection | null>;
  /** Something is wrong with this connection: it is closed, and for a while there is none. */
  giveUp(connection: Connection): void;
  /** This connection is of no use any more: the next `get` opens another one at once. */
  lose(connection: Connection): void;
};

/** Creates the way: opens when first needed, waits a short time for it, and after a failure tries again later. */
export function createConnect(parts: {
  open: (onLost: (connection: Connection) => void) => Promise<Connection>;
  onOpen: () => void;
  now: () => number;
  openWithinMs: number;
  retryAfterMs: number;
}): Connect {
  let current: Connection | null = null;
  let opening: Promise<Connection | null> | null = null;
  let failedMs: number | null = null;

  function lose(connection: Connection) {
    connection.close();
    if (current === connection) current = null;
  }

  async function open(): Promise<Connection | null> {
    const opened = await parts.open(lose);
    // An attempt that was given up may arrive after all, when another one has succeeded.
    if (current !== null) opened.close();
    else {
      current = opened;
      failedMs = null;
      parts.onOpen();
    }

    return current;
  }

  function isResting(): boolean {
    const restedMs = failedMs === null ? Number.POSITIVE_INFINITY : parts.now() - failedMs;

    return restedMs >= 0 && restedMs < parts.retryAfterMs;
  }

  async function get(): Promise<Connection | null> {
    if (current !== null) return current;
    if (isResting()) return null;

    const attempt = opening ?? open();
    opening = attempt;
    const outcome = await within(attempt, parts.openWithinMs).catch(() => {
      failedMs = parts.now();
      return null;
    });
    if (opening === attempt) opening = null;

    return outcome;
  }

  return {
    get,
    lose,
    giveUp: (connection) => {
      lose(connection);
      failedMs = parts.now();
    },
  };
}
