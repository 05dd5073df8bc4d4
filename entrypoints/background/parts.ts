import { browser } from 'wxt/browser';
import { createExplorer, type ExplorerAccess } from '../../src/explorer/explorer.ts';
import { createSampleFetch } from '../../src/explorer/sample/create-sample-fetch.ts';
import { createAnswerCard } from '../../src/lookup/answer-card.ts';
import type { AskingParts } from '../../src/lookup/asking.ts';
import { createChooseSource } from '../../src/lookup/choose-source.ts';
import { createLimits } from '../../src/lookup/limits/create-limits.ts';
import { createReadList } from '../../src/lookup/read-list.ts';
import { createSeenScams } from '../../src/lookup/seen-scams.ts';
import { createTransactions } from '../../src/lookup/transactions.ts';
import { isOwnPage, type Own, type Sender } from '../../src/messages/sender.ts';
import { createTabBound } from '../../src/messages/tab-bound.ts';
import { permissionPattern } from '../../src/settings/api-address.ts';
import { createGuard } from '../../src/settings/guard.ts';
import { watchPreferences } from '../../src/settings/preferences.ts';
import { createSecrets } from '../../src/settings/secrets.ts';
import { createSecretsDatabase } from '../../src/settings/secrets-database.ts';
import { keptBesideKeys, keptInSession } from '../../src/settings/small-store.ts';
import { createTrustedPreferences } from '../../src/settings/trusted-preferences.ts';
import { showBadge } from './badge.ts';
import { createHandOver } from './hand-over.ts';
import { createHeldPreferences } from './held-preferences.ts';
import { createKept } from './kept.ts';
import { createLooks } from './looks.ts';
import { createReferenceCounts } from './reference-counts.ts';
import { wait } from './wait.ts';

/** The parts that the background is made of, put together once per start. */
export type Parts = ReturnType<typeof createParts>;

/** Puts the background together. Nothing here is truth: all of it can be made again after the browser stops us. */
export function createParts() {
  const now = () => Date.now();
  const realFetch: typeof fetch = (input, init) => fetch(input, init);
  const database = createSecretsDatabase('hashlens-secrets');
  const secrets = createSecrets({ database });
  const trusted = createTrustedPreferences({ database });
  const guard = createGuard(trusted);
  const held = createHeldPreferences({ guard, onOtherAddress: accessChanged });
  const kept = createKept({ now, keys: database });
  const limits = createLimits({
    now,
    wait,
    random: () => Math.random(),
    readDailyLimit: async () => (await held.read()).dailyLimit || null,
    pace: keptInSession('pace'),
    ledger: keptBesideKeys(database, 'ledger'),
  });
  let epoch = 0;

  async function readAccess(): Promise<ExplorerAccess> {
    const [baseUrl, { apiKey, secretKey }] = await Promise.all([held.readAddress(), secrets.read()]);
    return { baseUrl, apiKey, ...(secretKey && { secretKey }) };
  }

  // What the service said to one key at one address says nothing about another.
  async function accessChanged(): Promise<void> {
    epoch += 1;
    await Promise.all([limits.reset(), kept.forgetPlace()]);
  }

  const looks = createLooks({ readBrowsers: () => [browser.i18n.getUILanguage()] });
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
  const asking: AskingParts = { limits, recordsFor, now, epoch: () => epoch };
  const readList = createReadList(asking);
  const transactions = createTransactions(asking);
  const seenScams = createSeenScams();
  // What every question waits for is on its way before the first one has arrived; what only some do would hold it up.
  void Promise.allSettled([readAccess(), trusted.read(), records.size()]);
  const own: Own = { id: browser.runtime.id, baseUrl: browser.runtime.getURL('/') };
  const samplePage = browser.runtime.getURL('/welcome.html');

  return {
    now,
    /** Resolves when Hashlens speaks and writes as is preferred, and its theme is known. */
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
    limits,
    accessChanged,
    beginSources,
    readList,
    transactions,
    readPreferences: held.read,
    answerCard: createAnswerCard({
      beginSources,
      readList,
      transactions,
      seenScams,
      recordsFor,
      readPreferences: held.read,
      readApiAddress: held.readAddress,
      readWatched: async () => new Map((await watched.read()).map((one) => [one.address, one])),
      now,
      wait,
    }),
    recordsFor,
    referenceCounts: createReferenceCounts({
      now,
      store: keptInSession('referenceCounts'),
      show: (...tab) => looks.spoken().then(() => showBadge(...tab)),
    }),
    /** Lookups whose cards went before a person can have seen them: a page could have lookups paid for that nobody wanted. */
    unseenCards: createTabBound({ now, most: 5 }),
    /** Pages of ours that a script in a page had opened: each may look something up. */
    openedPages: createTabBound({ now, most: 10 }),
    ...createHandOver({ makeId: () => crypto.randomUUID() }),
    isSamplePage: (sender: Sender) => sender.url?.startsWith(samplePage) === true,
    isOwnPage: (sender: Sender) => isOwnPage(sender, own),
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
