import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Ask } from '../../messages/ask.ts';
import type { Place } from '../../messages/protocol.ts';
import { nameReference } from '../../references/name-reference.ts';
import { keepChanges } from './kept-changes.ts';
import type { KeptView } from './kept-place.ts';
import type { BalanceList } from './lists.ts';

/** What may be shown again at the next opening, until that is forgotten. */
type KeptViewStore = {
  kept: ReadonlySignal<KeptView | null>;
  /** The changes of its balance, as they are shown. */
  changes: ReadonlySignal<string | undefined>;
  isKept(place: Place): boolean;
  /** Something was looked up; what was forgotten is not kept again while it goes on being followed. */
  keep(view: KeptView): void;
  /** Something is shown again that nobody looked up. */
  recall(view: KeptView): void;
  /** Something is looked up: from now on that is kept, and a recent lookup. */
  begin(): void;
  /** Something is not to be shown again, or nothing is where none is given. */
  forget(place?: Place): void;
};

/** Creates it. What is looked up becomes a recent lookup, too, but in a private window. */
export function createKeptView(parts: {
  ask: Ask;
  isPrivate: boolean;
  balance: ReadonlySignal<BalanceList | null>;
  drawn: Promise<void>;
}): KeptViewStore {
  const view = signal<KeptView | null>(null);
  let isForgotten = false;
  let isNoted = true;

  // By their values: a browser gives back what it kept with its fields in another order.
  const isKept = ({ reference, chainId }: Place) => {
    const kept = view.peek();
    return kept?.chainId === chainId && nameReference(kept.reference) === nameReference(reference);
  };

  const changes = computed(() => {
    const [kept, list] = [view.value, parts.balance.value];
    return kept && list && isKept(list) ? keepChanges(list) : undefined;
  });

  function keep(looked: KeptView): void {
    // It may go on being followed; that is no new lookup.
    if (isForgotten) return;
    const { reference, chainId } = looked;
    view.value = looked;
    // A transaction that is followed is one lookup.
    if (parts.isPrivate || isNoted) return;
    isNoted = true;
    void parts.drawn.then(() => isForgotten || parts.ask('noteRecent', { reference, chainId })).catch(() => {});
  }

  return {
    kept: view,
    changes,
    isKept,
    keep,
    begin: () => {
      isForgotten = false;
      isNoted = false;
    },
    recall: (known) => {
      isForgotten = false;
      isNoted = true;
      view.value = known;
    },
    forget: (place) => {
      if (place && !isKept(place)) return;
      isForgotten = true;
      view.value = null;
    },
  };
}
