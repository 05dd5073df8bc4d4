import { batch, computed, signal } from '@preact/signals';
import type { WatchSubject } from '../../cards/card-act.ts';
import type { Ask } from '../../messages/ask.ts';
import type { WatchedRefusal } from '../../messages/watched-questions.ts';
import type { Watched, WatchedTransaction } from '../../models/watched.ts';
import { besideAddresses, type Question } from './box-text.ts';
import { type Entry, keyOf, sortWatched } from './watched-entries.ts';
import type { FoundByChecks, WatchedNames, WatchedState, WatchedStore } from './watched-store.ts';

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
    const said = question && { evidence: besideAddresses(question, parts.addressesHere()).evidence };
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
      if (![...entries.peek(), ...transactions.peek()].some((one) => keyOf(one) === key)) return false;
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
