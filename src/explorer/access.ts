import type { Meter } from './meter.ts';

/** Where to ask and as whom. `baseUrl` may end in a slash or hold a path. */
export type ExplorerAccess = { baseUrl: string; apiKey: string; secretKey?: string };

/** What may stand for the browser's `fetch`: itself in one file (see .biome.json), the sample's, or a test's. */
export type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** What an explorer is made of. `now` gives milliseconds; `timeoutMs` is for a whole operation, body included. */
export type ExplorerParts = {
  access: ExplorerAccess;
  fetch: Fetch;
  now: () => number;
  /** 25 seconds if absent: transactions have been seen to take 7, and a service worker sleeps after 30. */
  timeoutMs?: number;
  onMeter?: (meter: Meter) => void;
};
