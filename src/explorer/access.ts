import type { Meter } from './meter.ts';

/** Where to ask and as whom. `baseUrl` may end in a slash or hold a path. */
export type ExplorerAccess = { baseUrl: string; apiKey: string; secretKey?: string };

/** What an explorer is made of. `now` gives milliseconds; `timeoutMs` is for a whole operation, body included. */
export type ExplorerParts = {
  access: ExplorerAccess;
  fetch: typeof fetch;
  now: () => number;
  /** 25 seconds if absent: transactions have been seen to take 7, and a service worker sleeps after 30. */
  timeoutMs?: number;
  onMeter?: (meter: Meter) => void;
};
