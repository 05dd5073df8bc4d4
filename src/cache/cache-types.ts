import type { BalanceChange } from '../models/balance.ts';
import type { Cursor, TokenTransfer } from '../models/token.ts';

/** Something that was kept: its value and when it was asked for, in milliseconds since 1970. */
export type Kept<T> = { value: T; askedMs: number };

/** Answers by question. A miss, an old shape, a full or broken store all read as null and never throw or hang. */
export type Answers = {
  get(question: string): Promise<Kept<unknown> | null>;
  /** Resolves when it is kept, or when it is clear that it will not be. */
  put(question: string, kept: Kept<unknown>): Promise<void>;
};

/** The place of a row in a list: block number, then the place inside the block (0 where a block has one row). */
export type Position = readonly [block: number, index: number];

/** One page of a list as the service sent it, newest first. `from` is the cursor that was sent, null for the newest page. */
export type ListPage<Row> = { rows: Row[]; from: Cursor | null; next: Cursor | null; askedMs: number };

/**
 * A stretch of a list without a gap, newest first. `next` says how it goes on: with rows that are known too (also
 * where the service, asked for what follows, had nothing, but had it once), with a cursor to ask for, or not at all.
 */
export type KnownRows<Row> = {
  rows: Row[];
  /** When the newest page of the list was asked for; an empty one does not count where rows are known. */
  askedMs: number;
  next: { kind: 'known'; before: Position } | { kind: 'ask'; cursor: Cursor } | { kind: 'end' };
};

/**
 * Lists that only grow. Pages are put together where they meet, so nothing between the newest row and a gap is
 * asked for twice. A miss reads as null.
 */
export type Lists<Row> = {
  /** The rows from the newest known one, or those older than `before`; at most `most` of them. */
  read(list: string, part: { before: Position | null; most: number }): Promise<KnownRows<Row> | null>;
  /**
   * Takes a page in; it replaces what is known from its first row to its last (a chain may have been reorganised).
   * What is older stays, whatever the page says: it was paid for, and the service is slow or empty at times. So does
   * everything where the newest page is empty.
   * Resolves to false when it could not be kept, or its rows have no place or no order.
   */
  take(list: string, page: ListPage<Row>): Promise<boolean>;
};

/** The chain that a site's references were on. `isChosen` where the person chose it by hand there. */
export type SiteChain = { chainId: number; isChosen: boolean };

/** Which chain a site's last answer came from. Sites are kept as salted hashes: no list of visited sites exists. */
export type Sites = {
  get(host: string): Promise<SiteChain | null>;
  /** `askedMs` is when what led to it began: before the last forgetting, it is not kept. */
  set(host: string, chain: SiteChain, askedMs: number): Promise<void>;
};

/** Chains that a service said it does not serve, until a time. */
export type UnsupportedChains = {
  has(service: string, chainId: number): Promise<boolean>;
  /** `askedMs` is when the service was asked: before the last forgetting, it is not kept. */
  add(service: string, chainId: number, untilMs: number, askedMs: number): Promise<void>;
};

/** Everything that is kept between lookups. */
export type Cache = {
  answers: Answers;
  balances: Lists<BalanceChange>;
  transfers: Lists<TokenTransfer>;
  sites: Sites;
  unserved: UnsupportedChains;
  /** Forgets all of it. What is written by a lookup that began before, or in the same millisecond, is not kept. */
  forget(): Promise<void>;
  /** How much is kept: answers and lists, and their size in bytes of JSON. */
  size(): Promise<{ count: number; bytes: number }>;
};
