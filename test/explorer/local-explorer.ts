import type { WireReply } from './error-dialects.ts';
import type { PagingStyle } from './page-of.ts';
import type { ApiVersion, Question } from './read-question.ts';
import type { Rule } from './rules.ts';

/** Options of a local explorer. All have defaults. */
export type LocalExplorerOptions = {
  /** Any free port if absent or 0. */
  port?: number;
  /** The API key that it accepts. */
  key?: string;
  /** The secret `key` that opens restricted resources. */
  secretKey?: string;
  version?: ApiVersion;
  /** Adds `token_id` to the cursor of NFT transfers, as older servers do. */
  legacyTokenId?: boolean;
  /** Repeats the request's `apikey` and `key` in the cursor, as servers up to version 11 did with `key`. */
  echoSecrets?: boolean;
  /** Credits that the key may spend. */
  credits?: number;
  /** The key's rate limit; 0 for no limit. */
  requestsPerSecond?: number;
  /** Whether the metering headers are sent. */
  meterHeaders?: boolean;
  /** Milliseconds before each answer. */
  delayMs?: number;
  /** Sends `access-control-allow-origin: *`. */
  cors?: boolean;
  now?: () => number;
  /** Answers questions about balances, in place of the sample and the generator. */
  balancePage?: (question: Extract<Question, { operation: 'balance' }>, style: PagingStyle) => WireReply;
  /** Likewise, for questions about an NFT's transfers. */
  transfersPage?: (question: Extract<Question, { operation: 'transfers' }>, style: PagingStyle) => WireReply;
  onRequest?: (entry: RequestLogEntry) => void;
};

/** One request as received. Nothing is redacted, because tests look for the key. */
export type RequestLogEntry = {
  method: string;
  path: string;
  /** Query parameters. If a name is repeated, its last value. */
  query: { [name: string]: string };
  headers: { [name: string]: string };
  /** Milliseconds since 1970. */
  time: number;
  /** Null until the answer has ended, and if none was sent. */
  status: number | null;
  /** `cut`: either side closed the connection before the answer was complete. */
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
  /** Adds a rule. The first rule that matches a request applies. */
  behave(rule: Rule): void;
  forgetRules(): void;
  /** Clears the rules, the log and the spent credits. */
  reset(): void;
  close(): Promise<void>;
};
