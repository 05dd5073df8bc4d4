import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Ask } from '../../messages/ask.ts';
import type { Place } from '../../messages/protocol.ts';
import { keepChanges } from './kept-changes.ts';
import type { KeptView } from './kept-place.ts';
import type { BalanceList } from './lists.ts';

/** What may be shown again at the next opening, until that is forgotten. */
type KeptViewStore = {
  /** With the changes of its balance, as they are shown. */
  kept: ReadonlySignal<KeptView | null>;
  isKept(place: Place): boolean;
  /** Something was looked up; what was forgotten is not kept again while it goes on being followed. */
  keep(view: KeptView): void;
  /** Something is shown again that nobody looked up. */
  recall(view: KeptView): void;
  /** From now on what is looked up is kept again. */
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

  const isKept = ({ reference, chainId }: Place) =>
    view.peek()?.chainId === chainId && JSON.stringify(view.peek()?.reference) === JSON.stringify(reference);

  const kept = computed(() => {
    const [shown, list] = [view.value, parts.balance.value];
    const changes = shown && list && isKept(list) ? keepChanges(list) : undefined;
    return shown && changes !== undefined ? { ...shown, changes } : shown;
  });

  function keep(looked: KeptView): void {
    // It may go on being followed; that is no new lookup.
    if (isForgotten) return;
    const { reference, chainId } = looked;
    // A transaction that is followed is one lookup.
    const isSame = isKept(looked);
    view.value = looked;
    if (parts.isPrivate || isSame) return;
    void parts.drawn.then(() => isForgotten || parts.ask('noteRecent', { reference, chainId })).catch(() => {});
  }

  function begin(): void {
    isForgotten = false;
  }

  return {
    kept,
    isKept,
    keep,
    begin,
    recall: (known) => {
      begin();
      view.value = known;
    },
    forget: (place) => {
      if (place && !isKept(place)) return;
      isForgotten = true;
      view.value = null;
    },
  };
}
