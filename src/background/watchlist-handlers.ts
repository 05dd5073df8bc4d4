import { browser } from 'wxt/browser';
import { withTimeout } from '../cache/with-timeout.ts';
import type { Warning } from '../cards/card-content.ts';
import { toLookAlikeWarnings } from '../cards/warnings/look-alike-warnings.ts';
import { cleanText } from '../format/clean-text.ts';
import { whyHeldBack } from '../lookup/guard-lookup.ts';
import { createDailyUsage } from '../lookup/request-queue/daily-usage.ts';
import { type Handlers, isPrivate } from '../messaging/message-router.ts';
import type { WatchedChange, WatchedRefusal, WatchedTransactionChange } from '../messaging/protocol.ts';
import { sendWatchlistEvent } from '../messaging/watchlist-events.ts';
import { type Watched, type WatchedByAddress, type WatchedTransaction, watchedBounds } from '../models/watched.ts';
import { isKnownKey } from '../references/known-private-keys.ts';
import type { ReferenceContext } from '../references/reference.ts';
import { checkAlarm } from './check-alarm.ts';
import { boundOpening, openPopupPage } from './open-popup-page.ts';
import * as valid from './request-checks.ts';
import type { Services } from './services.ts';

type Names =
  | 'watchedList'
  | 'saveWatched'
  | 'removeWatched'
  | 'saveWatchedTransaction'
  | 'removeWatchedTransaction'
  | 'importWatched'
  | 'undoImport'
  | 'watchedAlike'
  | 'openWatched';

// Longest wait for the disk: the user is waiting, so a disk that hangs counts as one that fails.
const longestMs = 3_000;

/** Handles reads and changes of the user's watch list. Private windows can read the list, and store nothing in it. */
export function createWatchlistHandlers({
  watched,
  now,
  spoken,
  ...opening
}: Pick<Services, 'watched' | 'now' | 'spoken' | 'openedPages' | 'isOwnPage'>): Pick<Handlers, Names> {
  async function write<T>(work: () => Promise<T>): Promise<T | 'not-stored'> {
    return withTimeout(work(), longestMs).catch(() => 'not-stored' as const);
  }

  async function save(work: () => Promise<'saved' | 'full' | undefined>): Promise<'done' | WatchedRefusal> {
    const said = await write(async () => (await work()) ?? 'saved');
    if (said !== 'saved') return said;
    sendWatchlistEvent();
    return 'done';
  }

  /** Leaves out those that may be private keys: the next check would send them out. */
  async function withoutKeys(
    transactions: WatchedTransaction[],
    { context, besides = [] }: { context?: ReferenceContext | undefined; besides?: string[] },
  ): Promise<WatchedTransaction[]> {
    if (transactions.length === 0) return [];
    const addresses = [...(await watched.read()).map(({ address }) => address), ...besides];
    return transactions.filter((one) => whyHeldBack(one, { addresses, context }) === null);
  }

  function toNamed<T extends WatchedChange | WatchedTransactionChange>({ isPrivate: _, ...change }: T) {
    const name = cleanText(change.name, watchedBounds.name);
    const note = cleanText(change.note, watchedBounds.note);
    return { ...change, name, note, addedMs: change.addedMs ?? now() };
  }

  return {
    watchedList: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      answer: () => withTimeout(watched.read(), longestMs).catch(() => null),
    },
    saveWatched: {
      from: 'own-pages',
      isValid: valid.isWatchedChange,
      answer: async (change, sender) => {
        if (isPrivate(sender, change)) return 'private';
        const one: Watched = toNamed(change);
        return save(() => watched.save(one));
      },
    },
    removeWatched: {
      from: 'own-pages',
      isValid: valid.isWatchedAddress,
      answer: async (wish, sender) =>
        isPrivate(sender, wish) ? 'private' : save(async () => void (await watched.remove(wish.address))),
    },
    saveWatchedTransaction: {
      from: 'own-pages',
      isValid: valid.isWatchedTransactionSave,
      answer: async ({ context, ...change }, sender) => {
        if (isPrivate(sender, change)) return 'private';
        const one: WatchedTransaction = toNamed(change);
        const sound = await write(() => withoutKeys([one], { context }));
        if (sound === 'not-stored') return sound;
        if (sound.length === 0) return 'private-key';
        return save(() => watched.saveTransaction(one));
      },
    },
    removeWatchedTransaction: {
      from: 'own-pages',
      isValid: valid.isWatchedHash,
      answer: async (wish, sender) =>
        isPrivate(sender, wish) ? 'private' : save(async () => void (await watched.removeTransaction(wish.hash))),
    },
    importWatched: {
      from: 'own-pages',
      isValid: valid.isWatchedImport,
      answer: async (wish, sender) => {
        if (isPrivate(sender, wish)) return 'private';
        const addresses: Watched[] = wish.addresses.map(toNamed);
        const transactions: WatchedTransaction[] = wish.transactions.map(toNamed);
        const besides = addresses.map(({ address }) => address);
        const sound = await write(() => withoutKeys(transactions, { besides }));
        if (sound === 'not-stored') return sound;
        const merged = await write(() => watched.merge({ addresses, transactions: sound, replaces: wish.replaces }));
        if (typeof merged === 'string') return merged;
        sendWatchlistEvent();
        return { ...merged, heldBack: transactions.length - sound.length };
      },
    },
    undoImport: {
      from: 'own-pages',
      isValid: valid.isImportUndo,
      answer: async (wish, sender) => {
        if (isPrivate(sender, wish)) return 'private';
        const notUndone = await write(() => watched.undoMerge(wish.imported));
        if (notUndone === 'not-stored') return notUndone;
        sendWatchlistEvent();
        return { notUndone };
      },
    },
    watchedAlike: {
      from: 'own-pages',
      isValid: valid.isAlikeQuestion,
      answer: async ({ address }) => {
        const [all] = await Promise.all([watched.read(), spoken()]);
        return toAlikeWarning(address, new Map(all.map((one) => [one.address, one])));
      },
    },
    openWatched: {
      from: 'anywhere',
      isValid: valid.isWatchSubject,
      answer: async (subject, sender) => {
        // The address would be in the browser's history, and a private window could not save it anyway.
        if (isPrivate(sender, {})) return null;
        const watch = 'hash' in subject ? subject.hash : subject.address;
        // A private key would be in the history too.
        if ('hash' in subject && isKnownKey(subject.hash)) return null;
        boundOpening(opening, sender);
        const chain = subject.chainId === undefined ? {} : { chain: String(subject.chainId) };
        await openPopupPage(new URLSearchParams({ watch, ...chain }), sender);
        return null;
      },
    },
  };
}

/**
 * Warns if an address looks like a watched one, or like one of `seen`, which have the words for where that was. An
 * address on the watch list gets no warning, however much it looks like another.
 */
export function toAlikeWarning(
  address: string,
  watched: WatchedByAddress,
  seen?: ReadonlyMap<string, string>,
): Warning | null {
  if (watched.has(address)) return null;
  const of = { own: [address], onPage: undefined, watched, ...(seen && { seen }) };
  return toLookAlikeWarnings({ ...of, among: 'address' })[0] ?? null;
}

type CheckNames = 'watchedChecks' | 'watchedNews' | 'seenWatched';

// A busy machine takes seconds for a long list. The list itself is shown meanwhile.
const longestCheckMs = 10_000;

/** Handles our own pages' requests for what checks found. */
export function createCheckHandlers({
  watched,
  checks,
  now,
}: Pick<Services, 'watched' | 'checks' | 'now'>): Pick<Handlers, CheckNames> {
  async function readChecks() {
    const [transactions, isPassing, { checks: all, turn }, alarm] = await Promise.all([
      watched.readTransactions(),
      watched.isPassing(),
      checks.read(),
      browser.alarms.get(checkAlarm),
    ]);
    const day = createDailyUsage({ now, onShorten: () => {} });
    day.apply(turn.today);
    const times = { nextMs: alarm?.scheduledTime ?? null, spentToday: day.spent() };
    return { transactions, checks: all, turn, ...times, ...(isPassing && { isPassing: true as const }) };
  }

  return {
    watchedChecks: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      answer: () => withTimeout(readChecks(), longestCheckMs).catch(() => null),
    },
    watchedNews: {
      from: 'own-pages',
      isValid: valid.isEmpty,
      // If the count cannot be read, the watch list's tab says so itself.
      answer: () => withTimeout(checks.countNew(), longestCheckMs).catch(() => 0),
    },
    seenWatched: {
      from: 'own-pages',
      isValid: valid.isSeen,
      answer: async (wish, sender) => {
        // If the mark cannot be removed, the finding is only shown as new once more.
        if (!isPrivate(sender, wish))
          await withTimeout(checks.markSeen(wish.about), longestCheckMs).then(sendWatchlistEvent, () => {});
        return null;
      },
    },
  };
}
