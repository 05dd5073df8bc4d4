import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Warning } from '../../../cards/card-content.ts';
import type { WatchSubject } from '../../../cards/card-drawing.ts';
import { joinSentences } from '../../../format/format-amount.ts';
import { shortenHex } from '../../../format/hex.ts';
import { formatInputProblem } from '../../../format/input-problem.ts';
import { cachedByLanguage } from '../../../format/locale.ts';
import { t } from '../../../i18n/t.ts';
import { besideAddresses, type Question, toQuestion } from '../../../lookup/input/lookup-question.ts';
import type { WatchedChecks, WatchedImport, WatchedRefusal } from '../../../messaging/protocol.ts';
import type { Ask } from '../../../messaging/send-message.ts';
import type { WatchCheck, Watched, WatchedByAddress, WatchedTransaction } from '../../../models/watched.ts';
import { watchKeyOf } from '../../../models/watched.ts';
import { isChecksumWrong, toChecksum } from '../../../references/checksum.ts';
import { parseLookupInput } from '../../../references/parse-lookup-input.ts';

/** Creates it. Nothing is asked before `load` or `loadNews`. */
export function createWatched(parts: {
  ask: Ask;
  isPrivate: boolean;
  /** Addresses on the page that the popup stands over: a private key's own may be among them. */
  addressesHere: () => string[];
  /** The list stands before the person: the tab is in front, and the document can be seen. */
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
    // What was read once stays in view.
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
    // These alone: a check may have found another one by now.
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
      // The list in view is being looked at; once it was read, it has told how much is new, and of a later moment.
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
      if (isRefused) return null;
      await load();
      return reply;
    },
    chainFor: async (question) => (await ask('chainFor', question).catch(() => null))?.chain.id ?? null,
    warnOf: (address, chainId) => ask('watchedAlike', { address, chainId }).catch(() => null),
  };
}

/** What the person keeps of something that they watch. */
export type WatchedNames = { name: string; note: string };

/** What checks have found, by the address or hash; and how the present or last turn of them stands. */
export type FoundByChecks = Pick<WatchedChecks, 'turn' | 'nextMs' | 'spentToday'> & {
  checks: ReadonlyMap<string, WatchCheck>;
};

/** How many an import brought, of each kind. */
export type Imported = { added: number; changed: number; skipped: number };

/** How far the list was read. */
type WatchedState = 'unread' | 'reading' | 'read' | 'unreadable';

/** What the person watches, as the popup knows it. */
export type WatchedStore = {
  state: ReadonlySignal<WatchedState>;
  /** Addresses; those with names first, by name. */
  entries: ReadonlySignal<Watched[]>;
  /** The same by their addresses in lower case. */
  byAddress: ReadonlySignal<WatchedByAddress>;
  transactions: ReadonlySignal<WatchedTransaction[]>;
  /** Null before it was read, and where it cannot be. */
  found: ReadonlySignal<FoundByChecks | null>;
  /** Nothing is known of checks, nor of transactions: they could not be read. */
  isFoundUnreadable: ReadonlySignal<boolean>;
  /** What has changed since the list was last looked at, as long as the popup is open. */
  isNew: ReadonlySignal<ReadonlySet<string>>;
  /** How much of it has not been looked at yet. */
  news: ReadonlySignal<number>;
  /** A private window: the list is only read. */
  isPrivate: boolean;
  /** Why the last change was not made. */
  refusal: ReadonlySignal<WatchedRefusal | null>;
  /** What was removed last, as long as it can be brought back. */
  removed: ReadonlySignal<Entry | null>;
  /** What the list is filtered by. */
  filter: Signal<string>;
  /** The address or hash whose name and note are being edited, lower case. */
  editing: Signal<string | null>;
  /** The text of what is to be added, and the chain that was chosen for it. */
  wanted: Signal<string>;
  wantedChainId: Signal<number | null>;
  load(): Promise<void>;
  /** The same for the names alone, which other tabs show: where the list cannot be read, they do without. */
  loadQuietly(): Promise<void>;
  /** Reads anew what checks have found. */
  loadFound(): Promise<void>;
  /** Asks how much is new: cheap, and without the list. */
  loadNews(): Promise<void>;
  /** Adds something or changes it; false where that was refused. `question`: what its text says of it. */
  save(subject: WatchSubject, names: WatchedNames, question?: Question): Promise<boolean>;
  remove(entry: Entry): Promise<void>;
  undo(): Promise<void>;
  /** Begins to edit what is on the list, and shows where it stands. False where it is not on it. */
  edit(key: string): boolean;
  /** Adds all of it or nothing; null where that was refused. */
  bringIn(all: Omit<WatchedImport, 'isPrivate'>): Promise<Imported | null>;
  /** The chain that is most likely meant. */
  chainFor(question: Question): Promise<number | null>;
  /** A warning where an address looks like one that is watched. */
  warnOf(address: string, chainId: number): Promise<Warning | null>;
};

/** Anything on the list. */
export type Entry = Watched | WatchedTransaction;

const collator = cachedByLanguage((locale) => new Intl.Collator(locale, { numeric: true }));

/** The list as it is shown: by name, and those without one behind, the newest first. */
function sortWatched<E extends Entry>(entries: E[]): E[] {
  const { compare } = collator();
  return entries.toSorted((a, b) => {
    if (a.name === '' || b.name === '') return Number(a.name === '') - Number(b.name === '') || b.addedMs - a.addedMs;
    return compare(a.name, b.name);
  });
}

/** An entry's value as it is written: an address in its checksum. */
export function writeWatched(entry: Entry): string {
  return 'hash' in entry ? entry.hash : toChecksum(entry.address);
}

/** What an entry is called in the list: its name, else its first and last digits. */
export function nameWatched(entry: Entry): string {
  return entry.name === '' ? shortenHex(writeWatched(entry)) : entry.name;
}

/** What a text names that can be watched, with what the text says of its chain. */
type WatchText = ({ address: string } | { hash: string }) & { question: Question };

/** What a text stands for, in whatever form it can be looked up, lower case; or in words why it cannot be watched. */
export function readWatchSubject(text: string): WatchText | { problem: string } {
  const parsed = parseLookupInput(text);
  if (!parsed.ok) {
    const { problem } = parsed;
    const isVague = problem.kind === 'empty' || problem.kind === 'nothing-found';
    return { problem: isVague ? t('watchlist.noAddress') : formatInputProblem(problem) };
  }
  const { reference, written } = parsed.found;
  const question = toQuestion(parsed);
  switch (reference.kind) {
    case 'transaction':
      return { hash: reference.hash, question };
    case 'token-instance':
      return { problem: t('watchlist.isNft') };
    case 'address': {
      const isWrong = isChecksumWrong(written);
      if (isWrong)
        return {
          problem: joinSentences([`${t('popup.balance.wrongChecksum.title')}.`, t('popup.balance.wrongChecksum.text')]),
        };
      return { address: reference.address, question };
    }
  }
}
