import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Ask } from '../../messages/ask.ts';
import type { WatchedRefusal } from '../../messages/protocol.ts';
import type { Watched, WatchedByAddress } from '../../models/watched.ts';
import { sortWatched } from './watched-entries.ts';

/** What the person keeps of an address. */
export type WatchedNames = { name: string; note: string };

type State = 'unread' | 'reading' | 'read' | 'unreadable';

/** The person's own addresses, as the popup knows them. */
export type WatchedStore = {
  state: ReadonlySignal<State>;
  /** Those with names first, by name. */
  entries: ReadonlySignal<Watched[]>;
  /** The same by their addresses in lower case. */
  byAddress: ReadonlySignal<WatchedByAddress>;
  /** A private window: the list is only read. */
  isPrivate: boolean;
  /** Why the last change was not made. */
  refusal: ReadonlySignal<WatchedRefusal | null>;
  /** What was removed last, as long as it can be brought back. */
  removed: ReadonlySignal<Watched | null>;
  /** What the list is filtered by. */
  filter: Signal<string>;
  /** The address whose name and note are being edited, lower case. */
  editing: Signal<string | null>;
  /** The text of an address that is to be added. */
  wanted: Signal<string>;
  load(): Promise<void>;
  /** The same for the names alone, which other tabs show: where the list cannot be read, they do without. */
  loadQuietly(): Promise<void>;
  /** Adds an address or changes it; false where that was refused. */
  save(address: string, names: WatchedNames): Promise<boolean>;
  remove(entry: Watched): Promise<void>;
  undo(): Promise<void>;
  /** Begins to edit an address that is on the list, and shows where it stands. False where it is not on it. */
  edit(address: string): boolean;
};

/** Creates it. Nothing is asked before `load`. */
export function createWatched({ ask, isPrivate }: { ask: Ask; isPrivate: boolean }): WatchedStore {
  const state = signal<State>('unread');
  const entries = signal<Watched[]>([]);
  const refusal = signal<WatchedRefusal | null>(null);
  const removed = signal<Watched | null>(null);
  const filter = signal('');
  const editing = signal<string | null>(null);
  const wanted = signal('');
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
    await loadQuietly();
    if (state.peek() !== 'read') state.value = 'unreadable';
  }

  async function change(asking: Promise<'done' | WatchedRefusal>): Promise<boolean> {
    const reply = await asking.catch(() => 'not-stored' as const);
    refusal.value = reply === 'done' ? null : reply;
    if (reply !== 'done') return false;
    await load();
    return true;
  }

  return {
    state: computed(() => state.value),
    entries: computed(() => entries.value),
    byAddress: computed(() => new Map(entries.value.map((one) => [one.address, one]))),
    refusal: computed(() => refusal.value),
    removed: computed(() => removed.value),
    isPrivate,
    filter,
    editing,
    wanted,
    load,
    loadQuietly,
    save: async (address, names) => {
      removed.value = null;
      return change(ask('saveWatched', { address, ...names, ...privately }));
    },
    remove: async (entry) => {
      const isGone = await change(ask('removeWatched', { address: entry.address, ...privately }));
      if (isGone) removed.value = entry;
    },
    undo: async () => {
      const entry = removed.peek();
      if (entry && (await change(ask('saveWatched', { ...entry, ...privately })))) removed.value = null;
    },
    edit: (address) => {
      if (!entries.peek().some((one) => one.address === address)) return false;
      batch(() => {
        filter.value = address;
        editing.value = address;
      });
      return true;
    },
  };
}
