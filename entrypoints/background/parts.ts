import { browser } from 'wxt/browser';
import { createExplorer, type ExplorerAccess } from '../../src/explorer/explorer.ts';
import { createSampleFetch } from '../../src/explorer/sample/create-sample-fetch.ts';
import { writeAs } from '../../src/format/writing-style.ts';
import { createAnswerCard } from '../../src/lookup/answer-card.ts';
import type { AskingParts } from '../../src/lookup/asking.ts';
import { createChooseSource } from '../../src/lookup/choose-source.ts';
import { inTime } from '../../src/lookup/in-time.ts';
import { createLimits } from '../../src/lookup/limits/create-limits.ts';
import { createReadList } from '../../src/lookup/read-list.ts';
import { createSeenScams } from '../../src/lookup/seen-scams.ts';
import { createTransactions } from '../../src/lookup/transactions.ts';
import { isOwnPage, type Own, type Sender } from '../../src/messages/sender.ts';
import { createPrivateRecords } from '../../src/records/create-private-records.ts';
import { createRecords } from '../../src/records/create-records.ts';
import { createRecents } from '../../src/records/recents.ts';
import { createWatchChecks } from '../../src/records/watch-checks.ts';
import { createWatchedList } from '../../src/records/watched-list.ts';
import { permissionPattern } from '../../src/settings/api-address.ts';
import { keptBoundsMb } from '../../src/settings/check-stored.ts';
import { createGuard } from '../../src/settings/guard.ts';
import { type GuardedName, type GuardedPreferences, isGuarded } from '../../src/settings/guarded-names.ts';
import {
  isForLooks,
  type LooksPreferences,
  type LookupPreferences,
  watchNames,
} from '../../src/settings/preference-places.ts';
import { readLooks, readPreferencesStrictly, readStrictly, watchPreferences } from '../../src/settings/preferences.ts';
import { createSecrets } from '../../src/settings/secrets.ts';
import { createSecretsDatabase } from '../../src/settings/secrets-database.ts';
import { keptBesideKeys, keptInSession, keptOnDisk, takeFromSession } from '../../src/settings/small-store.ts';
import { createTrustedPreferences } from '../../src/settings/trusted-preferences.ts';
import { speakLanguage } from '../../src/words/speak-language.ts';
import { showBadge } from './badge.ts';
import { createHandOver } from './hand-over.ts';
import { createReferenceCounts } from './reference-counts.ts';
import { wait } from './wait.ts';

/** The parts that the background is made of, put together once per start. */
export type Parts = ReturnType<typeof createParts>;

// What the browser keeps for us may never answer: then what is spoken will do.
const longestReadMs = 1_000;

/** Puts the background together. Nothing here is truth: all of it can be made again after the browser stops us. */
export function createParts() {
  const now = () => Date.now();
  const realFetch: typeof fetch = (input, init) => fetch(input, init);
  const database = createSecretsDatabase('hashlens-secrets');
  const secrets = createSecrets({ database });
  const trusted = createTrustedPreferences({ database });
  const guard = createGuard(trusted);
  const records = createRecords({
    databaseName: 'hashlens-records',
    now,
    debts: keptOnDisk('forgetting'),
    // Nothing goes before it is known how much the person wants kept.
    maxBytes: keptBoundsMb.most * 1_000_000,
  });
  const privateRecords = createPrivateRecords({ disk: records, now });
  const watchedPlace = { databaseName: 'hashlens-watched' };
  const watched = createWatchedList(watchedPlace);
  // Where the popup was, which our own pages keep there.
  const forgetPlace = () => takeFromSession('place');
  const recents = createRecents({ databaseName: 'hashlens-recents' });
  const limits = createLimits({
    now,
    wait,
    random: () => Math.random(),
    readDailyLimit: async () => (await readPreferences()).dailyLimit,
    pace: keptInSession('pace'),
    ledger: keptBesideKeys(database, 'ledger'),
  });
  let epoch = 0;
  let addressInUse: string | undefined;

  let preferences: Promise<LookupPreferences> | undefined;

  // Read once, and again after every change or failure.
  function readPreferences(): Promise<LookupPreferences> {
    const reading = preferences ?? readHeldPreferences();
    preferences = reading;
    reading.catch(() => {
      if (preferences === reading) preferences = undefined;
    });
    return reading;
  }

  async function readHeldPreferences(): Promise<LookupPreferences> {
    const stored = await readPreferencesStrictly();
    // The address is held where it is asked for: what needs none shall not wait for another disk.
    const { apiAddress, ...others } = stored;
    return { ...(await guard.hold(others)), apiAddress };
  }

  async function readAccess(): Promise<ExplorerAccess> {
    const [baseUrl, { apiKey, secretKey }] = await Promise.all([readAddress(), secrets.read()]);
    return { baseUrl, apiKey, ...(secretKey && { secretKey }) };
  }

  async function readAddress(): Promise<string> {
    const address = await findAddress();
    addressInUse = address;
    return address;
  }

  async function findAddress(): Promise<string> {
    const { apiAddress } = await readPreferences();
    return (await guard.hold({ apiAddress })).apiAddress;
  }

  /** What the person wants of checks, whatever a page's script wrote down. */
  async function readWatchWishes() {
    return guard.hold(await readStrictly(...watchNames));
  }

  async function saveGuarded(change: Partial<GuardedPreferences>): Promise<void> {
    try {
      await guard.save(change);
    } finally {
      preferences = undefined;
    }
    // It is stored: nothing that fails now may say otherwise.
    if (change.apiAddress !== undefined) await accessChanged().catch(() => {});
  }

  // What the service said to one key at one address says nothing about another.
  async function accessChanged(): Promise<void> {
    epoch += 1;
    await Promise.all([limits.reset(), forgetPlace()]);
  }

  // What was only written down is put right, and stops no lookup that is under way.
  async function addressWritten(): Promise<void> {
    const before = addressInUse;
    const address = await readAddress().catch(() => null);
    if (address !== before) await accessChanged();
  }

  async function guardWritten(name: GuardedName): Promise<void> {
    await guard.hear(name);
    preferences = undefined;
  }

  let theme: LooksPreferences['theme'] = 'auto';

  async function takeLooks(): Promise<void> {
    const reading = readLooks();
    const speaking = speakLanguage({
      readChosen: async () => (await reading).language,
      browsers: [browser.i18n.getUILanguage()],
    });
    const looks = await reading;
    theme = looks.theme;
    writeAs(looks);
    await speaking;
  }

  const takeLooksInTime = () => inTime(takeLooks(), longestReadMs).catch(() => {});
  let spoken = takeLooksInTime();
  watchPreferences((name) => {
    preferences = undefined;
    if (isForLooks(name)) spoken = takeLooksInTime();
    if (name === 'apiAddress') void addressWritten();
    if (isGuarded(name)) void guardWritten(name).catch(() => {});
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
  const recordsFor = (isPrivate: boolean) => (isPrivate ? privateRecords : records);
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
    spoken: () => spoken,
    theme: () => theme,
    keepWithin: records.keepWithin,
    secrets,
    readWatchWishes,
    saveGuarded,
    hold: guard.hold,
    watched,
    checks: createWatchChecks(watchedPlace),
    recents,
    forgetPlace,
    limits,
    accessChanged,
    beginSources,
    readList,
    transactions,
    readPreferences,
    answerCard: createAnswerCard({
      beginSources,
      readList,
      transactions,
      seenScams,
      recordsFor,
      readPreferences,
      readWatched: async () => new Map((await watched.read()).map((one) => [one.address, one])),
      now,
      wait,
    }),
    recordsFor,
    referenceCounts: createReferenceCounts({
      now,
      store: keptInSession('referenceCounts'),
      show: (...tab) => spoken.then(() => showBadge(...tab)),
    }),
    ...createHandOver({ makeId: () => crypto.randomUUID() }),
    isSamplePage: (sender: Sender) => sender.url?.startsWith(samplePage) === true,
    isOwnPage: (sender: Sender) => isOwnPage(sender, own),
    forgetPrivate: () => {
      seenScams.forgetPrivate();
      return privateRecords.forget();
    },
    forget: () => {
      seenScams.forget();
      // Where the popup was holds what a transaction's card said.
      return Promise.all([records.forget(), privateRecords.forget(), forgetPlace()]);
    },
  };
}
