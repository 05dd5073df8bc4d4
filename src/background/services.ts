import { browser } from 'wxt/browser';
import { createExplorer, createSampleFetch, type ExplorerAccess } from '../api/api-client.ts';
import { createCache, createPrivateCache } from '../cache/cache.ts';
import { createRecents, recentsKeyPaths } from '../cache/recents.ts';
import { createTemporaryDatabase } from '../cache/temporary-database.ts';
import { nameOfUnserved } from '../chains/public-chain-lists.ts';
import { createReadAskedCalls } from '../clear-signing/read-asked-calls.ts';
import { readOwnFile } from '../i18n/speak-language.ts';
import { createAnswerCard } from '../lookup/answer-card.ts';
import { createChooseSource } from '../lookup/choose-source.ts';
import { createEarlierLookups } from '../lookup/earlier-lookups.ts';
import { createReadList } from '../lookup/read-list.ts';
import type { RequestContextOptions } from '../lookup/request-context.ts';
import { createRequestQueue } from '../lookup/request-queue/request-queue.ts';
import { createSeenScams } from '../lookup/seen-scams.ts';
import { createTransactions } from '../lookup/transactions.ts';
import { isOwnPage, type Own, type Sender } from '../messaging/message-router.ts';
import { permissionPattern } from '../settings/api-address.ts';
import { passingStore, storedBesideKeys, storedInSession, takeFromSession } from '../settings/browser-storage.ts';
import { cacheLimitsMb } from '../settings/preference-checks.ts';
import { watchPreferences } from '../settings/preferences.ts';
import { createSecrets, createSecretsDatabase, type SecretsDatabase } from '../settings/secrets.ts';
import { createGuard, createTrustedPreferences } from '../settings/trusted-preferences.ts';
import { createWatchChecks } from '../watchlist/check-results.ts';
import { createWatchedList, type WatchedPlace, watchedKeyPaths } from '../watchlist/watchlist.ts';
import { createEffectiveSettings, createLocaleAndTheme } from './effective-settings.ts';
import { createOneTimeIntents } from './open-popup-page.ts';
import { createReferenceCounts, showBadge } from './reference-badge.ts';
import { createTabBounds } from './tab-bounds.ts';

/** The background's services, created once per start. */
export type Services = ReturnType<typeof createServices>;

/** Creates the background's services. All of their state can be rebuilt after the browser stops us. */
export function createServices() {
  const now = () => Date.now();
  const realFetch: typeof fetch = (input, init) => fetch(input, init);
  const database = createSecretsDatabase('hashlens-secrets', passingStore);
  const secrets = createSecrets({ database });
  const trusted = createTrustedPreferences({ database });
  const guard = createGuard(trusted);
  const held = createEffectiveSettings({ guard, onOtherAddress: accessChanged });
  const kept = createKept({
    now,
    keys: database,
    // A user who lists such a chain has a service for it.
    isUnserved: async (chainId) =>
      nameOfUnserved(chainId) !== undefined && !(await held.read()).chainIds.includes(chainId),
  });
  const requestQueue = createRequestQueue({
    now,
    wait,
    random: () => Math.random(),
    readDailyLimit: async () => (await held.read()).dailyLimit || null,
    rateStore: storedInSession('pace'),
    creditStore: storedBesideKeys(database, 'ledger'),
  });
  let epoch = 0;

  async function readAccess(): Promise<ExplorerAccess> {
    const [baseUrl, { apiKey, secretKey }] = await Promise.all([held.readAddress(), secrets.read()]);
    return { baseUrl, apiKey, ...(secretKey && { secretKey }) };
  }

  // The service's limits and answers for one key at one address do not apply to another.
  async function accessChanged(): Promise<void> {
    epoch += 1;
    await Promise.all([requestQueue.reset(), kept.forgetPlace()]);
  }

  const looks = createLocaleAndTheme({ readBrowsers: () => [browser.i18n.getUILanguage()] });
  watchPreferences((name) => {
    looks.hear(name);
    held.hear(name);
  });

  const beginSources = createChooseSource({
    epoch: () => epoch,
    readAccess,
    hasPermission: (address) => browser.permissions.contains({ origins: [permissionPattern(address)] }),
    createRealExplorer: (access, onMeter) => createExplorer({ access, onMeter, fetch: realFetch, now }),
    sampleExplorer: createExplorer({
      access: { baseUrl: 'https://sample.invalid', apiKey: 'sample' },
      fetch: createSampleFetch({ now }),
      now,
    }),
  });
  const { records, recordsFor, watched } = kept;
  const asking: RequestContextOptions = { requestQueue, recordsFor, now, epoch: () => epoch };
  const readList = createReadList(asking);
  const transactions = createTransactions(asking);
  const seenScams = createSeenScams();
  const earlierLookups = createEarlierLookups({ answers: records.answers, now });
  // Starts reading the data that every lookup needs before the first one arrives. Reading more would only delay it.
  void Promise.allSettled([readAccess(), trusted.read(), records.size()]);
  const own: Own = { id: browser.runtime.id, baseUrl: browser.runtime.getURL('/') };
  const samplePage = browser.runtime.getURL('/welcome.html');

  return {
    now,
    /** Resolves when the preferred language, formats and theme are loaded, or after one second. */
    spoken: looks.spoken,
    theme: looks.theme,
    keepWithin: records.keepWithin,
    secrets,
    readWatchWishes: held.readWatchWishes,
    saveGuarded: held.save,
    hold: guard.hold,
    watched,
    checks: kept.checks,
    recents: kept.recents,
    forgetPlace: kept.forgetPlace,
    requestQueue,
    accessChanged,
    beginSources,
    readList,
    transactions,
    earlierLookups,
    readPreferences: held.read,
    answerCard: createAnswerCard({
      beginSources,
      readList,
      transactions,
      seenScams,
      readAskedCalls: createReadAskedCalls(readOwnFile),
      recordsFor,
      readPreferences: held.read,
      readApiAddress: held.readAddress,
      readWatched: async () => new Map((await watched.read()).map((one) => [one.address, one])),
      countEarlier: earlierLookups.count,
      isAwaited: async (hash) => (await watched.readTransactions()).some((one) => one.hash === hash),
      now,
      wait,
    }),
    recordsFor,
    referenceCounts: createReferenceCounts({
      now,
      store: storedInSession('referenceCounts'),
      show: (...tab) => looks.spoken().then(() => showBadge(...tab)),
    }),
    ...createTabBounds({ now }),
    ...createOneTimeIntents({ makeId: () => crypto.randomUUID() }),
    isSamplePage: (sender: Sender) => sender.url?.startsWith(samplePage) === true,
    isOwnPage: (sender: Sender) => isOwnPage(sender, own),
    /** True if a card's page can read it: in Firefox, a node of the card is the `originalTarget` of events on it. */
    isPublicPage: (sender: Sender) => import.meta.env.BROWSER === 'firefox' && !isOwnPage(sender, own),
    undoStore: storedInSession('undo'),
    forgetPrivate: () => {
      seenScams.forgetPrivate();
      return kept.forgetPrivate();
    },
    forget: () => {
      seenScams.forget();
      return kept.forget();
    },
  };
}

/**
 * Creates the stores of answers, recent lookups and the watch list, each in its database. `now`: ms since 1970. Pending
 * clears are stored beside the `keys`, where no script in a page can add one to have paid answers discarded.
 */
function createKept(parts: {
  now: () => number;
  keys: SecretsDatabase;
  isUnserved: (chainId: number) => Promise<boolean>;
}) {
  const { now, keys, isUnserved } = parts;
  const records = createCache({
    databaseName: 'hashlens-records',
    now,
    isUnserved,
    pendingClears: storedBesideKeys(keys, 'forgetting'),
    // The highest limit, so that nothing is evicted before the user's own limit is known.
    maxBytes: cacheLimitsMb.most * 1_000_000,
  });
  const privateRecords = createPrivateCache({ disk: records, now });
  const watchedPlace: WatchedPlace = {
    databaseName: 'hashlens-watched',
    passing: createTemporaryDatabase(storedInSession('watched'), watchedKeyPaths),
  };
  // The popup's last view, which our own pages store there.
  const forgetPlace = () => takeFromSession('place');

  return {
    records,
    recordsFor: (isPrivate: boolean) => (isPrivate ? privateRecords : records),
    watched: createWatchedList(watchedPlace),
    checks: createWatchChecks(watchedPlace),
    recents: createRecents({
      databaseName: 'hashlens-recents',
      passing: createTemporaryDatabase(storedInSession('recents'), recentsKeyPaths),
    }),
    forgetPlace,
    /** Forgets the answers that private windows received. */
    forgetPrivate: () => privateRecords.forget(),
    /** Forgets every answer, the popup's last view, which includes what it showed, and the changes made from cards. */
    forget: () => Promise.all([records.forget(), privateRecords.forget(), forgetPlace(), takeFromSession('undo')]),
  };
}

/** Resolves after `ms` milliseconds, or as soon as the signal aborts. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}
