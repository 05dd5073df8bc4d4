import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { CardContent } from '../../../cards/card-content.ts';
import type { Opened, Place } from '../../../messaging/protocol.ts';
import type { Ask } from '../../../messaging/send-message.ts';
import type { BalanceChange } from '../../../models/balance.ts';
import { isReference, nameReference, type Reference } from '../../../references/reference.ts';
import type { BalanceList } from './create-lists.ts';
import type { KeptRows } from './paged-list.ts';

const allShowing = ['balance', 'nft', 'page', 'watched', 'transaction'] as const;

/** What fills the popup. All but the transaction are tabs. */
export type Showing = (typeof allShowing)[number];

/** What may be shown again at the next opening, until that is forgotten. */
type LastViewStore = {
  kept: ReadonlySignal<LastView | null>;
  /** The changes of its balance, as they are shown. */
  changes: ReadonlySignal<string | undefined>;
  isKept(place: Place): boolean;
  /** Something was looked up; what was forgotten is not kept again while it goes on being followed. */
  keep(view: LastView): void;
  /** Something is shown again that nobody looked up. */
  recall(view: LastView): void;
  /** Something is looked up: from now on that is kept, and a recent lookup. */
  begin(): void;
  /** Something is not to be shown again, or nothing is where none is given. */
  forget(place?: Place): void;
};

/** Creates the memory of it. What is looked up becomes a recent lookup, too, but in a private window. */
export function createLastView(parts: {
  ask: Ask;
  isPrivate: boolean;
  balance: ReadonlySignal<BalanceList | null>;
  drawn: Promise<void>;
}): LastViewStore {
  const view = signal<LastView | null>(null);
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

  function keep(looked: LastView): void {
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

// A longer history comes from the background alone: this is read before anything is drawn, and written at each change.
const most = { changes: 500, characters: 250_000 };

/** The changes of a balance as a text, to be shown at once at the next opening; undefined where they are none, or many. */
function keepChanges({ pages }: BalanceList): string | undefined {
  const count = pages.rows.value?.length ?? 0;
  const text = count > 0 && count <= most.changes ? JSON.stringify(pages.toKept()) : '';
  return text !== '' && text.length <= most.characters ? text : undefined;
}

/** Changes as they were kept; null for anything else. Only our own pages write them, and of the same version. */
export function readChanges(text: unknown): KeptRows<BalanceChange> | null {
  try {
    const kept: Partial<KeptRows<BalanceChange>> | null = JSON.parse(String(text));
    const { rows = [], next = null, asOf = '', isSample } = kept ?? {};
    const isTime = typeof asOf === 'string' && Date.parse(asOf) > 0;
    return isTime && rows.length > 0 && rows.every(isChange)
      ? { rows, next, asOf, ...(isSample && { isSample }) }
      : null;
  } catch {
    return null;
  }
}

function isChange(row: Partial<BalanceChange> | null): boolean {
  return Number.isSafeInteger(row?.blockNumber) && /^-?\d+$/.test(String(row?.value));
}

/** Keeps where the popup is, and gives the way back there: only at the start, for the memory tells what was there then. */
export function createStoredPlace(parts: {
  memory: PlaceMemory | null;
  showing: Signal<Showing>;
  /** What stands in the box. */
  text: ReadonlySignal<string>;
  views: Pick<LastViewStore, 'kept' | 'changes'> & {
    showKnown(view: LastView, isWanted?: () => boolean): Promise<boolean>;
  };
  /** Whether the person is in this document. */
  hasFocus: () => boolean;
}): (only?: Opened) => Promise<void> {
  const { memory, showing, views } = parts;
  const { kept, showKnown } = views;
  let before: StoredPlace | null = null;
  let isStarted = false;

  effect(() => {
    const place: StoredPlace = { showing: showing.value, view: kept.value };
    const changes = views.changes.value;
    const isMoved = place.showing !== before?.showing || place.view !== before.view;
    const whole = place.view && changes ? { ...place, view: { ...place.view, changes } } : place;
    // What nobody has touched yet is no place. A list that grows takes nobody back from another page of ours. A browser
    // that refuses costs the place, and nothing else.
    if (before && (isMoved || parts.hasFocus())) void memory?.save(whole).catch(() => {});
    before = place;
  });

  const isUntouched = () => showing.peek() === 'balance' && kept.peek() === null && parts.text.peek() === '';

  return async (only) => {
    if (isStarted) return;
    isStarted = true;
    const place = readStoredPlace(await memory?.load().catch(() => null));
    if (place === null || !isUntouched()) return;
    const { view } = place;
    if (only) {
      // What is not kept here would be waited for.
      const isIt = view?.changes && view.written === only.lookUp && view.chainId === only.chainId;
      if (isIt) await showKnown(view);
      return;
    }
    // What the person chose or looked up meanwhile stays in front.
    const isShown = view !== null && (await showKnown(view, isUntouched));
    if ((isShown || isUntouched()) && place.showing !== 'transaction') showing.value = place.showing;
  };
}

/**
 * What was shown last: the value alone, for a transaction its answer with the time at which it came (ms), and for an
 * address the changes of its balance, as a text.
 */
export type LastView = {
  reference: Reference;
  chainId: number;
  /** As the person wrote it, for its checksum. */
  written: string;
  answer?: { content: CardContent; heardMs: number };
  changes?: string;
};

/** Where the popup was: what was in front, and what was looked up last. */
export type StoredPlace = { showing: Showing; view: LastView | null };

/** Where the place is kept, as long as the browser runs; wired by the entrypoint. */
export type PlaceMemory = { load(): Promise<unknown>; save(place: StoredPlace): Promise<void> };

/** A place as it was kept; null for anything else. Only our own pages write it, and of the same version. */
export function readStoredPlace(stored: unknown): StoredPlace | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { showing, view } = stored as { [field: string]: unknown };
  const found = allShowing.find((one) => one === showing);
  return found === undefined ? null : { showing: found, view: readView(view) };
}

function readView(stored: unknown): LastView | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { reference, chainId, written, answer, changes } = stored as Partial<LastView>;
  if (!isReference(reference) || typeof chainId !== 'number' || typeof written !== 'string') return null;
  return { reference, chainId, written, ...(answer && { answer }), ...(changes && { changes }) };
}
