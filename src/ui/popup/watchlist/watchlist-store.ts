import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Warning } from '../../../cards/card-content.ts';
import type { WatchSubject } from '../../../cards/card-drawing.ts';
import { joinSentences } from '../../../format/format-amount.ts';
import { shortenHex } from '../../../format/hex.ts';
import { cachedByLanguage } from '../../../format/locale.ts';
import { t } from '../../../i18n/t.ts';
import { formatInputProblem } from '../../../lookup/input/input-problem.ts';
import { besideAddresses, type Question, toQuestion } from '../../../lookup/input/lookup-question.ts';
import { parseLookupInput } from '../../../lookup/input/parse-lookup-input.ts';
import type { Protocol, WatchedChecks, WatchedImport, WatchedRefusal } from '../../../messaging/protocol.ts';
import type { Ask } from '../../../messaging/send-message.ts';
import type { WatchCheck, Watched, WatchedByAddress, WatchedTransaction } from '../../../models/watched.ts';
import { watchKeyOf } from '../../../models/watched.ts';
import { isChecksumWrong, toChecksum, toWrittenName } from '../../../references/checksum.ts';
import type { ReadHeldUntil } from '../../components/rate-countdown.tsx';

/** Creates the store of the watch list. Nothing is requested before one of its `load` methods is called. */
export function createWatched(parts: {
  ask: Ask;
  isPrivate: boolean;
  /** Addresses on the page under the popup: a private key's own address may be among them. */
  addressesHere: () => string[];
  /** True if the list is in view: its tab is selected and the document is visible. */
  isInView: () => boolean;
}): WatchedStore {
  const { ask, isPrivate } = parts;
  const state = signal<WatchedState>('unread');
  const entries = signal<Watched[]>([]);
  const transactions = signal<WatchedTransaction[]>([]);
  const found = signal<FoundByChecks | null>(null);
  const isFoundUnreadable = signal(false);
  const isNew = signal<ReadonlySet<string>>(new Set());
  const news = signal(0);
  const refusal = signal<WatchedRefusal | null>(null);
  const removed = signal<Entry | null>(null);
  const imported = signal<Imported | null>(null);
  const filter = signal('');
  const editing = signal<string | null>(null);
  const wanted = signal('');
  const wantedChainId = signal<number | null>(null);
  const privately = isPrivate ? ({ isPrivate: true } as const) : {};

  async function loadQuietly(): Promise<void> {
    const found = await ask('watchedList', {}).catch(() => null);
    if (!found) return;
    batch(() => {
      entries.value = sortWatched(found);
      state.value = 'read';
    });
  }

  async function load(): Promise<void> {
    // A list that was read once stays in view while it is read again.
    if (state.peek() !== 'read') state.value = 'reading';
    await Promise.all([loadQuietly(), loadFound()]);
    if (state.peek() !== 'read') state.value = 'unreadable';
  }

  async function loadFound(): Promise<void> {
    const known = await ask('watchedChecks', {}).catch(() => null);
    const isInView = parts.isInView();
    const fresh = (known?.checks ?? []).filter((check) => check.isNew).map(({ about }) => about);
    batch(() => {
      if (known) {
        const { transactions: awaited, checks, ...rest } = known;
        transactions.value = sortWatched(awaited);
        found.value = { ...rest, checks: new Map(checks.map((check) => [check.about, check])) };
        if (fresh.length > 0) isNew.value = new Set([...isNew.peek(), ...fresh]);
      }
      isFoundUnreadable.value = found.peek() === null;
      news.value = isInView ? 0 : fresh.length;
    });
    // Marks only these: a check may have found more by now.
    if (isInView && fresh.length > 0) await ask('seenWatched', { about: fresh, ...privately }).catch(() => null);
  }

  async function change(asking: Promise<'done' | WatchedRefusal>): Promise<boolean> {
    const reply = await asking.catch(() => 'not-stored' as const);
    refusal.value = reply === 'done' ? null : reply;
    if (reply !== 'done') return false;
    await load();
    return true;
  }

  function put(entry: WatchSubject & WatchedNames & { addedMs?: number }, question?: Question) {
    if (!('hash' in entry)) return ask('saveWatched', { ...entry, ...privately });
    const said = question && { context: besideAddresses(question, parts.addressesHere()).context };
    return ask('saveWatchedTransaction', { ...entry, ...said, ...privately });
  }

  return {
    state: computed(() => state.value),
    entries: computed(() => entries.value),
    byAddress: computed(() => new Map(entries.value.map((one) => [one.address, one]))),
    transactions: computed(() => transactions.value),
    found: computed(() => found.value),
    isFoundUnreadable: computed(() => isFoundUnreadable.value),
    isNew: computed(() => isNew.value),
    news: computed(() => news.value),
    refusal: computed(() => refusal.value),
    removed: computed(() => removed.value),
    imported: computed(() => imported.value),
    isPrivate,
    filter,
    editing,
    wanted,
    wantedChainId,
    load,
    loadQuietly,
    loadFound,
    loadNews: async () => {
      const count = await ask('watchedNews', {}).catch(() => 0);
      // A list in view has no unseen findings. Once the check results are read, they hold a newer count than this one.
      if (found.peek() === null && !parts.isInView()) news.value = count;
    },
    save: async (subject, names, question) => {
      removed.value = null;
      return change(put({ ...subject, ...names }, question));
    },
    remove: async (entry) => {
      const isGone = await change(
        'hash' in entry
          ? ask('removeWatchedTransaction', { hash: entry.hash, ...privately })
          : ask('removeWatched', { address: entry.address, ...privately }),
      );
      if (isGone) removed.value = entry;
    },
    undo: async () => {
      const entry = removed.peek();
      if (entry && (await change(put(entry)))) removed.value = null;
    },
    edit: (key) => {
      if (![...entries.peek(), ...transactions.peek()].some((one) => watchKeyOf(one) === key)) return false;
      batch(() => {
        filter.value = key;
        editing.value = key;
      });
      return true;
    },
    bringIn: async (all) => {
      removed.value = null;
      const reply = await ask('importWatched', { ...all, ...privately }).catch(() => 'not-stored' as const);
      const isRefused = typeof reply === 'string';
      refusal.value = isRefused ? reply : null;
      if (isRefused) return false;
      imported.value = reply;
      await load();
      return true;
    },
    undoImport: async () => {
      removed.value = null;
      const request = { imported: imported.peek()?.imported ?? [], ...privately };
      const reply = await ask('undoImport', request).catch(() => 'not-stored' as const);
      const isRefused = typeof reply === 'string';
      refusal.value = isRefused ? reply : null;
      if (isRefused) return null;
      imported.value = null;
      await load();
      return reply.notUndone;
    },
    chainFor: async (question) => (await ask('chainFor', question).catch(() => null))?.chain.id ?? null,
    readHeldUntil: () => ask('heldUntil', {}).catch(() => null),
    warnOf: (address, chainId) => ask('watchedAlike', { address, chainId }).catch(() => null),
  };
}

/** The user's name and note for a watched entry. */
export type WatchedNames = { name: string; note: string };

/** Check results by address or hash, and the state of the current or last round. */
export type FoundByChecks = Pick<WatchedChecks, 'turn' | 'nextMs' | 'spentToday' | 'isPassing'> & {
  checks: ReadonlyMap<string, WatchCheck>;
};

/** How many entries an import added, changed and skipped, and those that it added or changed. */
export type Imported = Exclude<Protocol['importWatched']['reply'], string>;

type WatchedState = 'unread' | 'reading' | 'read' | 'unreadable';

/** The watch list, as the popup knows it. */
export type WatchedStore = {
  state: ReadonlySignal<WatchedState>;
  /** Addresses; those with names first, by name. */
  entries: ReadonlySignal<Watched[]>;
  /** The same addresses, by address in lower case. */
  byAddress: ReadonlySignal<WatchedByAddress>;
  transactions: ReadonlySignal<WatchedTransaction[]>;
  /** Null until it is read, and if it cannot be read. */
  found: ReadonlySignal<FoundByChecks | null>;
  /** True if neither the check results nor the transactions could be read, and no earlier ones are known. */
  isFoundUnreadable: ReadonlySignal<boolean>;
  /** Entries (address or hash) that changed since the list was last viewed. They stay here while the popup is open. */
  isNew: ReadonlySignal<ReadonlySet<string>>;
  /** How many of them have not been viewed yet. */
  news: ReadonlySignal<number>;
  /** True in a private window: the list is only read. */
  isPrivate: boolean;
  /** Why the last change was not made. */
  refusal: ReadonlySignal<WatchedRefusal | null>;
  /** The entry removed last, while that can be undone. */
  removed: ReadonlySignal<Entry | null>;
  /** What the last import did, while that can be undone. */
  imported: ReadonlySignal<Imported | null>;
  /** The text that the list is filtered by. */
  filter: Signal<string>;
  /** The address or hash whose name and note are being edited, lower case. */
  editing: Signal<string | null>;
  /** The text in the form for a new entry, and the chain chosen for it. */
  wanted: Signal<string>;
  wantedChainId: Signal<number | null>;
  load(): Promise<void>;
  /** Reads only the addresses, for the names that other tabs show. If the list cannot be read, they do without. */
  loadQuietly(): Promise<void>;
  /** Reads the check results and the watched transactions again. */
  loadFound(): Promise<void>;
  /** Reads only the number of new findings, which is cheap. */
  loadNews(): Promise<void>;
  /** Adds or changes an entry; false if that was refused. `question` holds the context of the entered text. */
  save(subject: WatchSubject, names: WatchedNames, question?: Question): Promise<boolean>;
  remove(entry: Entry): Promise<void>;
  undo(): Promise<void>;
  /** Starts editing an entry, and filters the list to it. False if it is not listed. */
  edit(key: string): boolean;
  /** Imports all entries or none; false if that was refused. */
  bringIn(all: Omit<WatchedImport, 'isPrivate'>): Promise<boolean>;
  /** Undoes the last import. Returns how many entries changed since and stay as they are; null if it was refused. */
  undoImport(): Promise<number | null>;
  /** The id of the most likely chain; null if the background does not answer. */
  chainFor(question: Question): Promise<number | null>;
  /** For how long a running round of checks waits. */
  readHeldUntil: ReadHeldUntil;
  /** A warning if the address looks like a watched one. */
  warnOf(address: string, chainId: number): Promise<Warning | null>;
};

/** Any entry of the watch list. */
export type Entry = Watched | WatchedTransaction;

const collator = cachedByLanguage((locale) => new Intl.Collator(locale, { numeric: true }));

/** Sorts entries by name; those without a name come last, newest first. */
function sortWatched<E extends Entry>(entries: E[]): E[] {
  const { compare } = collator();
  return entries.toSorted((a, b) => {
    if (a.name === '' || b.name === '') return Number(a.name === '') - Number(b.name === '') || b.addedMs - a.addedMs;
    return compare(a.name, b.name);
  });
}

/** Returns an entry's hash, or its address with checksum. */
export function writeWatched(entry: Entry): string {
  return 'hash' in entry ? entry.hash : toChecksum(entry.address);
}

/** Returns an entry's name or, if it has none, its shortened address or hash. */
export function nameWatched(entry: Entry): string {
  return entry.name === '' ? shortenHex(writeWatched(entry)) : entry.name;
}

/** The address or hash that a text names, with what the text says about its chain. */
type WatchText = ({ address: string } | { hash: string }) & { question: Question };

/**
 * Reads the address or hash (lower case) from a text in any form that can be looked up, or why it cannot be watched.
 */
export function readWatchSubject(text: string): WatchText | { problem: string } {
  const parsed = parseLookupInput(text);
  if (!parsed.ok) {
    const { problem } = parsed;
    const isVague = problem.kind === 'empty' || problem.kind === 'nothing-found';
    return { problem: isVague ? t('watchlist.noAddress') : formatInputProblem(problem) };
  }
  const { reference } = parsed.found;
  const question = toQuestion(parsed);
  switch (reference.kind) {
    case 'transaction':
      return { hash: reference.hash, question };
    case 'token-instance':
      return { problem: t('watchlist.isNft') };
    case 'address': {
      const isWrong = isChecksumWrong(toWrittenName(question.context));
      if (isWrong)
        return {
          problem: joinSentences([`${t('popup.balance.wrongChecksum.title')}.`, t('popup.balance.wrongChecksum.text')]),
        };
      return { address: reference.address, question };
    }
  }
}
