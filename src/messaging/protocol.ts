import type { CardUpdate, Warning } from '../cards/card-content.ts';
import type {
  CardChange,
  CardChanged,
  PinnedCardsDrawing,
  PinnedCardsQuestion,
  WatchSubject,
} from '../cards/card-drawing.ts';
import type { NftPicture } from '../cards/nft-rows.ts';
import type { BalancePage } from '../models/balance.ts';
import type { Chain, ChosenChain } from '../models/chain.ts';
import type { EarlierLookups } from '../models/earlier-lookups.ts';
import type { Reply } from '../models/failure.ts';
import type { Recent } from '../models/recent.ts';
import type { Cursor, TransfersPage } from '../models/token.ts';
import type { CheckTurn, ImportedEntry, WatchCheck, Watched, WatchedTransaction } from '../models/watched.ts';
import type { Reference, ReferenceContext } from '../references/reference.ts';

/** The name of an open card's port. */
export const cardPortName = 'card';

/** A card's question to the background. */
export type CardQuestion = {
  id: string;
  reference: Reference;
  context: ReferenceContext;
  /** The chain that the user chose for it. */
  chainId?: number;
  /** True after a click on "Look up" or Enter: the user asked for exactly this value. */
  asked: boolean;
  /** The user wants a new answer, whatever is cached ("Refresh", "Try again"). */
  refresh?: true;
  /** How many references were followed inside the card to get here; 0 for one on the page. */
  depth?: number;
  /** How many times the card has polled for it, because it may still change. */
  follows?: number;
  /** The user may be stepping through several chains: wait before asking. */
  rests?: true;
  /** The card is visible. Until then only cached data is sent; the rest waits for the same question with this flag. */
  isSeen?: true;
  /** The page can be asked which of its addresses are similar to others. */
  mayAsk?: true;
  /** The page's answer to that, at most as many as a context may contain. The question is otherwise the same. */
  alike?: string[];
  /** Set by our own pages in a private window, since the browser does not always report it. */
  isPrivate?: true;
};

/** An answer through the port. `id` is the question's: views drop answers to other questions. */
export type CardAnswer = { id: string; last: boolean; update: CardUpdate };

/** Asks the page which of its addresses are most similar to one of these; `id` is the question's. */
export type LikesQuestion = { id: string; likes: string[] };

/** What the background reveals about the stored credentials: never the values. */
export type CredentialsStatus = {
  /** The last four characters of the API key; empty if it has at most eight, null if there is none. */
  apiKeyEnding: string | null;
  hasSecretKey: boolean;
  /** The browser keeps nothing: the keys are gone when it closes. */
  isPassing?: true;
};

/** Which page of a list to return, and how. */
export type PageRequest = {
  next: Cursor | null;
  /** `known`: only what is cached, however old, else null; nothing is sent. `new`: ask even if the cache is recent. */
  how?: 'known' | 'new';
  /** Part of a long load: requests that the user is waiting for go first. */
  isBackground?: true;
  isPrivate?: true;
};

/** The remaining credits and today's usage. Times are ISO 8601. */
export type Allowance = {
  /** As last reported by the service; negative on paid overage, null if never reported. */
  creditsLeft: number | null;
  asOf: string | null;
  /** Credits spent since the last UTC midnight, by Hashlens alone. */
  spentToday: number;
  requestsToday: number;
};

/**
 * What a popup page or side panel looks up, as the text for its search box. `chainId` is 0 if the text decides. `link`
 * is used if the text contains no reference. `isFound`: the text was found on a page, not typed. `toPrint`: opened to
 * print an address's statement.
 */
export type Opened = { lookUp: string; chainId: number; link?: string; isFound?: true; toPrint?: true };

/** A reference on its chain. */
export type Place = { reference: Reference; chainId: number };

/** Preferences that decide what is sent, or when Hashlens is off. */
type Guarded = {
  apiAddress: string;
  checkEvery: 0 | 15 | 60 | 360 | 1440;
  checkBudget: number;
  tellChanges: boolean;
  snoozedUntil: number;
  dailyLimit: number;
  askBeforeAddresses: boolean;
  askBeforeHashes: boolean;
};

/** All messages with one reply, by name. */
export type Protocol = WatchedQuestions & {
  /** From extension pages only. An empty string removes a value. Values are never sent back. */
  saveCredentials: { request: { apiKey?: string; secretKey?: string }; reply: CredentialsStatus };
  /** From extension pages only. Stores all of it, or rejects. Values stored in any other way are not trusted. */
  saveGuarded: { request: Partial<Guarded>; reply: null };
  /** Preferences that another machine may have changed, as they apply here; null if they cannot be read. */
  heldPreferences: {
    request: Record<string, never>;
    reply: Pick<Guarded, 'dailyLimit' | 'askBeforeAddresses' | 'askBeforeHashes'> | null;
  };
  credentialsStatus: { request: Record<string, never>; reply: CredentialsStatus };
  /** One cheap lookup with the stored key. */
  checkApiKey: { request: Record<string, never>; reply: Reply<{ creditsLeft: number | null; chain: Chain }> };
  /** Which chain a reference would be looked up on; for the popup's chain picker. */
  chainFor: { request: { reference: Reference; context: ReferenceContext }; reply: ChosenChain };
  /**
   * Part of an address's balance history, newest first; `next` is the background's own cursor. Cached changes are
   * returned without a request, as many as fit into one reply.
   */
  balancePage: { request: { chainId: number; address: string } & PageRequest; reply: Reply<BalancePage> | null };
  transfersPage: {
    request: { chainId: number; contract: string; tokenId: string } & PageRequest;
    reply: Reply<TransfersPage> | null;
  };
  /**
   * Finds an NFT's picture in the transaction of one of its transfers; the service's list of transfers never includes
   * it. The picture is null if the transaction names none. `known`: nothing is sent that costs credits, and the reply
   * is null if the transaction is not cached.
   */
  nftPicture: {
    request: { chainId: number; contract: string; tokenId: string; hash: string; how?: 'known'; isPrivate?: true };
    reply: Reply<NftPicture | null> | null;
  };
  /** Until when nothing is sent, because the plan's rate was exceeded (milliseconds since 1970); null if not so. */
  heldUntil: { request: Record<string, never>; reply: number | null };
  /** Stops the pages of lists that wait to be sent: they fail as stopped. */
  stopPages: { request: Record<string, never>; reply: null };
  /** The key's remaining credits, and what was spent today. */
  allowance: { request: Record<string, never>; reply: Allowance };
  /** The number of answers and lists cached on disk, and their size in bytes. */
  keptSize: { request: Record<string, never>; reply: { count: number; bytes: number } };
  /**
   * Deletes all cached answers, the remembered chain of each site, the recent lookups and the popup's last view. The
   * watch list stays, with the findings of its checks.
   */
  forgetAnswers: { request: Record<string, never>; reply: null };
  /** From anywhere: opens the options page. */
  openOptions: { request: Record<string, never>; reply: null };
  /** From anywhere: applies a change made in a card, and returns the toast. Rejects if a page made too many changes. */
  changeFromCard: { request: CardChange; reply: CardChanged };
  openPopupPage: { request: Place & { isPrivate?: true; toPrint?: true }; reply: null };
  /** From anywhere: opens the options at the API key. They keep the lookup that needs a key until there is one. */
  addKey: { request: Place & { isPrivate?: true }; reply: null };
  /**
   * The stored transactions that an address is in; null if there are none, and in a private window. `alike` warns if the
   * address looks like a watched one, or like one in such transactions. From our own pages only.
   */
  earlierLookups: {
    request: { address: string; isPrivate?: true };
    reply: { earlier: EarlierLookups | null; alike: Warning | null };
  };
  /**
   * Recent lookups, newest first; empty in a private window, null if unreadable. `isPassing`: they are gone when the
   * browser closes. From our own pages only.
   */
  recents: { request: { isPrivate?: true }; reply: { all: Recent[]; isPassing: boolean } | null };
  /** Adds a lookup at the front, except from a private window. False if it was not stored. */
  noteRecent: { request: Place & { isPrivate?: true }; reply: boolean };
  removeRecent: { request: Place; reply: boolean };
  /** Deletes all recent lookups, and the popup's last view. */
  forgetRecents: { request: Record<string, never>; reply: boolean };
  /** From anywhere: compares pinned cards and draws their row. */
  drawPinnedCards: { request: PinnedCardsQuestion; reply: PinnedCardsDrawing };
  /** From a frame of a page: how many different references it contains now; sent after each change. */
  countReferences: { request: { count: number }; reply: null };
  /** From a frame of a page: the page closed a card before the user could see it, after its lookup was paid for. */
  noteUnseen: { request: Record<string, never>; reply: null };
  /** What one of our pages or panels was opened for, if its URL must not contain it. Returned once, then null. */
  takeOpened: { request: { id: string }; reply: Opened | null };
};

export type QuestionName = keyof Protocol;

type Named = { name: string; note: string; addedMs?: number; isPrivate?: true };

/**
 * An address to watch. `addedMs` restores one that was just removed as it was. Without a chain an entry stays on its
 * current one.
 */
export type WatchedChange = Named & { address: string; chainId?: number };

/** A transaction to watch, like `WatchedChange`. */
export type WatchedTransactionChange = Named & { hash: string; chainId: number };

/** Imported entries, each once. `replaces`: they overwrite existing names, notes and chains. */
export type WatchedImport = {
  addresses: WatchedChange[];
  transactions: WatchedTransactionChange[];
  replaces: boolean;
  isPrivate?: true;
};

/** Background checks: their findings, the current or last round, the next one, and today's cost (UTC). */
export type WatchedChecks = {
  transactions: WatchedTransaction[];
  checks: WatchCheck[];
  turn: CheckTurn;
  /** When they run next (milliseconds since 1970); null if they do not. */
  nextMs: number | null;
  /** In credits. */
  spentToday: number;
  /** Set in a browser that keeps nothing: the list is gone when it closes. */
  isPassing?: true;
};

/**
 * Why the list was not changed: it is full, the window is private, the disk failed, or the transaction hash is a
 * private key.
 */
export type WatchedRefusal = 'full' | 'private' | 'not-stored' | 'private-key';

/** The messages about the watch list, by name. */
type WatchedQuestions = {
  /** The watched addresses, unordered; null if unreadable. From our own pages only, like all but `openWatched`. */
  watchedList: { request: Record<string, never>; reply: Watched[] | null };
  /** Adds an address, or changes the entry with this address. */
  saveWatched: { request: WatchedChange; reply: 'done' | WatchedRefusal };
  removeWatched: { request: { address: string; isPrivate?: true }; reply: 'done' | WatchedRefusal };
  /** `context`: the text around the hash where it was pasted, which is not stored. */
  saveWatchedTransaction: {
    request: WatchedTransactionChange & { context?: ReferenceContext };
    reply: 'done' | WatchedRefusal;
  };
  removeWatchedTransaction: { request: { hash: string; isPrivate?: true }; reply: 'done' | WatchedRefusal };
  /**
   * Adds all or nothing, except those that may be private keys (`heldBack`). Returns how many of each kind, and what
   * `undoImport` needs.
   */
  importWatched: {
    request: WatchedImport;
    reply:
      | { added: number; changed: number; skipped: number; heldBack: number; imported: ImportedEntry[] }
      | WatchedRefusal;
  };
  /** Undoes an import, except for entries changed or removed since, which are counted. */
  undoImport: {
    request: { imported: ImportedEntry[]; isPrivate?: true };
    reply: { notUndone: number } | WatchedRefusal;
  };
  /** Null if unreadable. */
  watchedChecks: { request: Record<string, never>; reply: WatchedChecks | null };
  /** How many findings of checks the user has not seen yet. */
  watchedNews: { request: Record<string, never>; reply: number };
  /** Marks findings as seen, by address or hash. Does nothing from a private window. */
  seenWatched: { request: { about: string[]; isPrivate?: true }; reply: null };
  /** A warning if an address that is not watched looks like a watched one; else null. */
  watchedAlike: { request: { address: string; chainId: number }; reply: Warning | null };
  /** From anywhere: opens our own page, on which the user can add something to the list. Stores nothing itself. */
  openWatched: { request: WatchSubject; reply: null };
};
