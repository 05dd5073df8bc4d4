import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { findSuggestions, type Suggestion } from '../../../lookup/input/find-suggestions.ts';
import type { PageEntry } from '../../../lookup/input/page-entries.ts';
import type { Place } from '../../../messaging/protocol.ts';
import type { Ask } from '../../../messaging/send-message.ts';
import type { Recent } from '../../../models/recent.ts';
import type { Watched } from '../../../models/watched.ts';
import type { LookUp } from './look-up.ts';

/** What the box offers, and where the person is in it. Nothing is sent for it: the background tells what is kept. */
export type Suggestions = {
  /** Empty while closed. */
  list: ReadonlySignal<Suggestion[]>;
  /** The one that Enter takes; null while it takes the text. */
  active: ReadonlySignal<number | null>;
  /** The browser did not take a recent lookup off the list. */
  isNotForgotten: ReadonlySignal<boolean>;
  open(): void;
  close(): void;
  /** One on or back; beyond both ends stands the text itself. Opens the list where it is closed. */
  move(step: 1 | -1): void;
  pick(one: Suggestion): void;
  removeRecent(one: Suggestion): Promise<void>;
  forgetRecents(): Promise<void>;
};

/** Creates it for a box. What is kept is asked for when the list is first opened, and again each time. */
export function createSuggestions(parts: {
  ask: Ask;
  lookUp: LookUp;
  entries: () => PageEntry[];
  isPrivate: boolean;
  /** A recent lookup was taken off the list, or all where none is named. */
  onForgotten: (place?: Place) => void;
}): Suggestions {
  const { ask, lookUp } = parts;
  const recents = signal<Recent[]>([]);
  const watched = signal<Watched[]>([]);
  const isOpen = signal(false);
  const active = signal<number | null>(null);
  const isNotForgotten = signal(false);
  const list = computed(() =>
    isOpen.value
      ? findSuggestions(lookUp.text.value, {
          recents: recents.value,
          watched: watched.value,
          entries: parts.entries(),
        })
      : [],
  );

  // Another text has other suggestions.
  effect(() => {
    void lookUp.text.value;
    active.value = null;
  });

  async function load(): Promise<void> {
    const privately = parts.isPrivate ? ({ isPrivate: true } as const) : {};
    const [kept, own] = await Promise.all([
      ask('recents', privately).catch(() => null),
      ask('watchedList', {}).catch(() => null),
    ]);
    batch(() => {
      // What cannot be read is no reason to say anything: it is offered, not asked for.
      recents.value = kept ?? [];
      watched.value = own ?? [];
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

  return {
    list,
    active: computed(() => active.value),
    isNotForgotten: computed(() => isNotForgotten.value),
    open,
    close,
    move: (step) => {
      open();
      const count = list.peek().length;
      if (count === 0) return;
      const at = (active.peek() ?? (step === 1 ? -1 : count)) + step;
      active.value = at < 0 || at >= count ? null : at;
    },
    pick: (one) => {
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
    },
    removeRecent: async (one) => {
      if (one.from !== 'recent') return;
      const place = { reference: one.reference, chainId: one.chainId };
      await change(ask('removeRecent', place), place);
    },
    forgetRecents: () => change(ask('forgetRecents', {})),
  };
}
