import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { findStart, findSuggestions, type Suggestion } from '../../../lookup/input/find-suggestions.ts';
import type { PageEntry } from '../../../lookup/input/page-entries.ts';
import type { Place } from '../../../messaging/protocol.ts';
import type { Ask } from '../../../messaging/send-message.ts';
import type { Recent } from '../../../models/recent.ts';
import type { Watched } from '../../../models/watched.ts';
import { readShortened } from '../../../references/read-shortened.ts';
import type { LookUp } from './look-up.ts';

/** The box's suggestions and the active one. They come from stored data and the page; the service is not asked. */
export type Suggestions = {
  /** Empty while closed. */
  list: ReadonlySignal<Suggestion[]>;
  /** Index of the suggestion that Enter picks; null if Enter looks up the text. */
  active: ReadonlySignal<number | null>;
  /** True if recent lookups could not be removed. */
  isNotForgotten: ReadonlySignal<boolean>;
  /** The suggestions before anything was looked up. Empty until `load` was called. */
  start: ReadonlySignal<Suggestion[]>;
  /** True if recent lookups are gone when the browser closes. */
  arePassing: ReadonlySignal<boolean>;
  load(): Promise<void>;
  open(): void;
  close(): void;
  /** Moves to the next or previous suggestion; past either end, none is active. Opens the list if it is closed. */
  move(step: 1 | -1): void;
  pick(one: Suggestion): void;
  /**
   * Looks up the box's text. A shortened value is the only one that fits it; if several do, or if it has so few digits
   * that it fits by chance, the list stays open.
   */
  submit(): Promise<void>;
  /** The shortened value that was looked up, and where the full one was found; null if the text has changed since. */
  resolved: ReadonlySignal<Resolved | null>;
  removeRecent(one: Suggestion): Promise<void>;
  forgetRecents(): Promise<void>;
};

type Resolved = { shortened: string; from: Exclude<Suggestion['from'], 'text'> };

/** Creates the suggestions of a box. Recent and watched entries are read each time the list opens. */
export function createSuggestions(parts: {
  ask: Ask;
  lookUp: LookUp;
  entries: () => PageEntry[];
  isPrivate: boolean;
  /** Called after a recent lookup was removed, or all of them if `place` is missing. */
  onForgotten: (place?: Place) => void;
}): Suggestions {
  const { ask, lookUp } = parts;
  const recents = signal<Recent[]>([]);
  const arePassing = signal(false);
  const watched = signal<Watched[]>([]);
  const isOpen = signal(false);
  const isLoaded = signal(false);
  const active = signal<number | null>(null);
  const isNotForgotten = signal(false);
  const resolved = signal<Resolved | null>(null);
  const read = () => ({ recents: recents.value, watched: watched.value, entries: parts.entries() });
  const list = computed(() => (isOpen.value ? findSuggestions(lookUp.text.value, read()) : []));

  // New text has new suggestions.
  effect(() => {
    void lookUp.text.value;
    active.value = null;
    resolved.value = null;
  });

  async function load(): Promise<void> {
    const privately = parts.isPrivate ? ({ isPrivate: true } as const) : {};
    const [kept, own] = await Promise.all([
      ask('recents', privately).catch(() => null),
      ask('watchedList', {}).catch(() => null),
    ]);
    batch(() => {
      // A failed read is not reported: suggestions are an extra that the user did not ask for.
      recents.value = kept?.all ?? [];
      arePassing.value = kept?.isPassing === true;
      watched.value = own ?? [];
      isLoaded.value = true;
    });
  }

  function open(): void {
    if (isOpen.peek()) return;
    isOpen.value = true;
    void load();
  }

  function close(): void {
    batch(() => {
      isOpen.value = false;
      active.value = null;
      isNotForgotten.value = false;
    });
  }

  async function change(asking: Promise<boolean>, place?: Place): Promise<void> {
    const isDone = await asking.catch(() => false);
    if (isDone) parts.onForgotten(place);
    isNotForgotten.value = !isDone;
    active.value = null;
    await load();
  }

  function pick(one: Suggestion) {
    close();
    switch (one.from) {
      case 'recent':
        return lookUp.follow(one.reference, one.chainId);
      case 'watched':
        return lookUp.follow(one.reference, one.chainId ?? lookUp.chainId.peek());
      case 'page':
        return void lookUp.lookUpFound(one.entry);
      case 'text':
        return void lookUp.submit({ chosen: one.key });
    }
  }

  async function resolve(shortened: string): Promise<void> {
    await load();
    if (lookUp.text.peek() !== shortened) return;
    const fitting = findSuggestions(shortened, read());
    const [one] = fitting;
    if (one && one.from !== 'text' && fitting.length === 1 && readShortened(shortened)?.isTelling) {
      pick(one);
      resolved.value = { shortened: shortened.trim(), from: one.from };
    } else {
      isOpen.value = true;
      await lookUp.submit({ fitting: fitting.length });
    }
  }

  return {
    list,
    active: computed(() => active.value),
    isNotForgotten: computed(() => isNotForgotten.value),
    start: computed(() => (isLoaded.value ? findStart(read()) : [])),
    arePassing: computed(() => arePassing.value),
    load,
    open,
    close,
    move: (step) => {
      open();
      const count = list.peek().length;
      if (count === 0) return;
      const at = (active.peek() ?? (step === 1 ? -1 : count)) + step;
      active.value = at < 0 || at >= count ? null : at;
    },
    pick,
    submit: () => {
      const text = lookUp.text.peek();
      if (readShortened(text)) return resolve(text);
      close();
      return lookUp.submit();
    },
    resolved,
    removeRecent: async (one) => {
      if (one.from !== 'recent') return;
      const place = { reference: one.reference, chainId: one.chainId };
      await change(ask('removeRecent', place), place);
    },
    forgetRecents: () => change(ask('forgetRecents', {})),
  };
}
