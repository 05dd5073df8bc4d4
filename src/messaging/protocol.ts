import type { CardUpdate, Warning } from '../cards/card-content.ts';
import type { CardChange, CardChanged, TrayDrawing, TrayQuestion, WatchSubject } from '../cards/card-drawing.ts';
import type { NftPicture } from '../cards/nft-rows.ts';
import type { BalancePage } from '../models/balance.ts';
import type { Chain, ChosenChain } from '../models/chain.ts';
import type { Reply } from '../models/failure.ts';
import type { Recent } from '../models/recent.ts';
import type { Cursor, TransfersPage } from '../models/token.ts';
import type { CheckTurn, WatchCheck, Watched, WatchedTransaction } from '../models/watched.ts';
import type { Reference, ReferenceContext } from '../references/reference.ts';

/** The name of the port that one open card is. */
export const cardPortName = 'card';

/** What a card asks. */
export type CardQuestion = {
  id: string;
  reference: Reference;
  context: ReferenceContext;
  /** The chain that the person chose for it. */
  chainId?: number;
  /** True after a click on "Look up" or Enter: the person asked for this very value. */
  asked: boolean;
  /** The person wants it anew, whatever is known ("Refresh", "Try again"). */
  refresh?: true;
  /** How many references it was followed through inside the card; 0 for what stands on the page. */
  depth?: number;
  /** How many times the same was asked for again because it may change by itself. */
  follows?: number;
  /** The chain is one of several that may be stepped through. */
  rests?: true;
  /**
   * The card is on the screen. Until then only what is kept is told, and the rest waits for the same question to come
   * again with this.
   */
  isSeen?: true;
  /** The page can be asked which of its addresses are like others. */
  mayAsk?: true;
  /** What it said to that: at most as many as a context holds. The question is the same as before. */
  alike?: string[];
  /** From our own pages in a private window, where the browser does not say so itself. */
  isPrivate?: true;
};

/** What comes back through the port. `id` is the question's: a view drops answers to other questions. */
export type CardAnswer = { id: string; last: boolean; update: CardUpdate };

/** Asks the page which of its addresses are most like one of these; `id` is the question's. */
export type LikesQuestion = { id: string; likes: string[] };

/** What the background tells about the stored credentials: never the values. */
export type CredentialsStatus = {
  /** The last four characters of the API key, or null when there is none. */
  apiKeyEnding: string | null;
  hasSecretKey: boolean;
};

/** How a page of a list is wanted. */
export type PageRequest = {
  next: Cursor | null;
  /** `known`: what is kept, however old, else null; nothing is sent. `new`: even if what is kept is young. */
  how?: 'known' | 'new';
  /** Part of a long load: everything that a person waits for goes first. */
  isBackground?: true;
  isPrivate?: true;
};

/** Credits and what holds them back. Times are ISO 8601. */
export type Allowance = {
  /** As the service last said; negative on paid overage, null when it never said. */
  creditsLeft: number | null;
  asOf: string | null;
  /** Since the last UTC midnight, by Hashlens alone. */
  spentToday: number;
  requestsToday: number;
};

/**
 * What a popup page or a panel shall look up, as it is written into its box. `chainId` is 0 where the text is to say;
 * `link` stands for the text where that holds nothing. `isFound`: it stands on a page, and nobody typed it.
 */
export type Opened = { lookUp: string; chainId: number; link?: string; isFound?: true };

/** A reference on its chain. */
export type Place = { reference: Reference; chainId: number };

/** Preferences that decide over what is sent, or when Hashlens is off. */
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

/** Every one-message-one-reply question, by name. */
export type Protocol = WatchedQuestions & {
  /** From extension pages only. An empty string removes. Values go in and never come back. */
  saveCredentials: { request: { apiKey?: string; secretKey?: string }; reply: CredentialsStatus };
  /** From extension pages only: stores what decides over what is sent, or refuses. What is stored otherwise does not hold. */
  saveGuarded: { request: Partial<Guarded>; reply: null };
  /** Those that another machine may have changed, as they hold here; null where that cannot be read. */
  heldPreferences: {
    request: Record<string, never>;
    reply: Pick<Guarded, 'dailyLimit' | 'askBeforeAddresses' | 'askBeforeHashes'> | null;
  };
  credentialsStatus: { request: Record<string, never>; reply: CredentialsStatus };
  /** One cheap lookup with the stored key. */
  checkApiKey: { request: Record<string, never>; reply: Reply<{ creditsLeft: number | null; chain: Chain }> };
  /** Which chain a reference would be asked on; for the popup's chain picker. */
  chainFor: { request: { reference: Reference; context: ReferenceContext }; reply: ChosenChain };
  /**
   * One stretch of an address's balance history, newest first; `next` is the background's own cursor. What is
   * known comes without a request, as much as fits into one reply.
   */
  balancePage: { request: { chainId: number; address: string } & PageRequest; reply: Reply<BalancePage> | null };
  transfersPage: {
    request: { chainId: number; contract: string; tokenId: string } & PageRequest;
    reply: Reply<TransfersPage> | null;
  };
  /**
   * Where an NFT's picture is, as the transaction of one of its transfers tells it: the service's own list of them never
   * does. The picture is null where that transaction names none; with `known` nothing is asked that costs anything, and
   * the reply is null where the transaction is not known.
   */
  nftPicture: {
    request: { chainId: number; contract: string; tokenId: string; hash: string; how?: 'known'; isPrivate?: true };
    reply: Reply<NftPicture | null> | null;
  };
  /** What is left of the key's credits, and what was spent today. */
  allowance: { request: Record<string, never>; reply: Allowance };
  /** How many answers are kept on the disk, and how many bytes they take. */
  keptSize: { request: Record<string, never>; reply: { count: number; bytes: number } };
  /**
   * Forgets every kept answer, which chain belongs to which site, the recent lookups and where the popup was. What is
   * watched stays, with what checks of it found.
   */
  forgetAnswers: { request: Record<string, never>; reply: null };
  /** From anywhere: the background opens our own page. */
  openOptions: { request: Record<string, never>; reply: null };
  /** From anywhere: what was pressed in a card is done, and told in words. Rejects where a page has changed too much. */
  changeFromCard: { request: CardChange; reply: CardChanged };
  openPopupPage: { request: Place & { isPrivate?: true }; reply: null };
  /** From anywhere: opens the options at the API key, which hold what cannot be looked up without one until there is one. */
  addKey: { request: Place & { isPrivate?: true }; reply: null };
  /** What was looked up last, newest first; empty in a private window, null where it cannot be read. From our own pages only. */
  recents: { request: { isPrivate?: true }; reply: Recent[] | null };
  /** Puts what was shown in front; from a private window nothing is noted. False where it could not be kept. */
  noteRecent: { request: Place & { isPrivate?: true }; reply: boolean };
  removeRecent: { request: Place; reply: boolean };
  /** All of them, and where the popup was. */
  forgetRecents: { request: Record<string, never>; reply: boolean };
  /** From anywhere: compares pinned cards, and draws their tray. */
  drawTray: { request: TrayQuestion; reply: TrayDrawing };
  /** From a frame of a page: how many different references stand in it now; told when it has changed. */
  countReferences: { request: { count: number }; reply: null };
  /** From a frame of a page: it has made a card go before a person can have seen it, and its lookup was paid for. */
  noteUnseen: { request: Record<string, never>; reply: null };
  /** What a page or panel of ours was opened for, where that may not stand in its address; given once, null afterwards. */
  takeOpened: { request: { id: string }; reply: Opened | null };
};

/** A question's name. */
export type QuestionName = keyof Protocol;

type Named = { name: string; note: string; addedMs?: number; isPrivate?: true };

/**
 * One address to watch. `addedMs` is for one that was only just removed: it comes back as it was. Without a chain it
 * stays on the one that it is checked on.
 */
export type WatchedChange = Named & { address: string; chainId?: number };

/** One transaction to watch, as `WatchedChange`. */
export type WatchedTransactionChange = Named & { hash: string; chainId: number };

/** What an import brings, each thing once. `replaces`: it takes the place of names, notes and chains that are there. */
export type WatchedImport = {
  addresses: WatchedChange[];
  transactions: WatchedTransactionChange[];
  replaces: boolean;
  isPrivate?: true;
};

/** Checks in the background: what they found, the present or last turn, the next, and what they have cost today (UTC). */
export type WatchedChecks = {
  transactions: WatchedTransaction[];
  checks: WatchCheck[];
  turn: CheckTurn;
  /** When they run next (milliseconds since 1970); null where they do not. */
  nextMs: number | null;
  /** Credits. */
  spentToday: number;
};

/**
 * Why the list stayed as it was: it holds all it can, nothing is kept from private windows, the disk failed, or what was
 * to be a transaction is a private key.
 */
export type WatchedRefusal = 'full' | 'private' | 'not-stored' | 'private-key';

/** The questions about what the person watches, by name. */
type WatchedQuestions = {
  /** The person's own list, in no order; null where it cannot be read. From our own pages only, as are the next two. */
  watchedList: { request: Record<string, never>; reply: Watched[] | null };
  /** Adds one, or changes the name and note of the one with this address. */
  saveWatched: { request: WatchedChange; reply: 'done' | WatchedRefusal };
  removeWatched: { request: { address: string; isPrivate?: true }; reply: 'done' | WatchedRefusal };
  /** `context`: what stood around the hash where it was pasted; it is not kept. */
  saveWatchedTransaction: {
    request: WatchedTransactionChange & { context?: ReferenceContext };
    reply: 'done' | WatchedRefusal;
  };
  removeWatchedTransaction: { request: { hash: string; isPrivate?: true }; reply: 'done' | WatchedRefusal };
  /** Adds all or nothing, and tells how many there were of each. */
  importWatched: {
    request: WatchedImport;
    reply: { added: number; changed: number; skipped: number } | WatchedRefusal;
  };
  /** Null where it cannot be read. */
  watchedChecks: { request: Record<string, never>; reply: WatchedChecks | null };
  /** How much of what checks found was not looked at yet. */
  watchedNews: { request: Record<string, never>; reply: number };
  /** The person has looked at these, by address or hash. Nothing is marked from a private window. */
  seenWatched: { request: { about: string[]; isPrivate?: true }; reply: null };
  /** A warning where an address looks like one that is watched. */
  watchedAlike: { request: { address: string; chainId: number }; reply: Warning | null };
  /** From anywhere: opens our own page, on which the person may watch something. Nothing is written. */
  openWatched: { request: WatchSubject; reply: null };
};
