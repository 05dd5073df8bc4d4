import type { ApiVersion } from './read-question.ts';
import type { Rule } from './rules.ts';

/** How a local explorer is set up; everything has a default. */
export type LocalExplorerOptions = {
  /** Any free port if absent or 0. */
  port?: number;
  /** The API key that it accepts. */
  key?: string;
  /** The secret `key` that opens restricted resources. */
  secretKey?: string;
  version?: ApiVersion;
  /** `items_count`-less older habits: `token_id` in the cursor of NFT transfers. */
  legacyTokenId?: boolean;
  /** Repeats the request's `apikey` and `key` in the cursor, as servers up to version 11 did with `key`. */
  echoSecrets?: boolean;
  /** What the key may spend. */
  credits?: number;
  /** 0 for no limit. */
  requestsPerSecond?: number;
  /** Whether the metering headers are sent. */
  meterHeaders?: boolean;
  /** Milliseconds before each answer. */
  delayMs?: number;
  /** Sends `access-control-allow-origin: *`. */
  cors?: boolean;
  now?: () => number;
  onRequest?: (entry: RequestLogEntry) => void;
};

/** One request as it came: nothing is redacted, because tests look for the key. */
export type RequestLogEntry = {
  method: string;
  path: string;
  /** The parameters; of repeated ones the last. */
  query: { [name: string]: string };
  headers: { [name: string]: string };
  /** Milliseconds since 1970. */
  time: number;
  /** null until the answer has ended, and where there was none. */
  status: number | null;
  /** `cut`: the connection ended before the answer did, by either side. */
  ended: 'open' | 'sent' | 'cut';
};

/** A running local explorer. */
export type LocalExplorer = {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  url: string;
  port: number;
  key: string;
  secretKey: string;
  /** Every request so far, oldest first. */
  log: RequestLogEntry[];
  /** Adds a rule; the first one that matches a request counts. */
  behave(rule: Rule): void;
  /** Answers as usual again. */
  forgetRules(): void;
  /** Forgets rules, log and spent credits. */
  reset(): void;
  close(): Promise<void>;
};
