import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { CardContent } from '../../../cards/card-content.ts';
import type { Opened, Place } from '../../../messaging/protocol.ts';
import type { Ask } from '../../../messaging/send-message.ts';
import type { BalanceChange } from '../../../models/balance.ts';
import { isReference, nameReference, type Reference } from '../../../references/reference.ts';
import type { BalanceList } from './create-lists.ts';
import type { KeptRows } from './paged-list.ts';

const allShowing = ['balance', 'nft', 'page', 'watched', 'transaction'] as const;

/** The views of the popup. All except the transaction are tabs. */
export type Showing = (typeof allShowing)[number];

/** Remembers the last view, to show it again the next time the popup opens. */
type LastViewStore = {
  kept: ReadonlySignal<LastView | null>;
  /** The balance changes shown for it, as JSON; undefined if they are not kept. */
  changes: ReadonlySignal<string | undefined>;
  isKept(place: Place): boolean;
  /**
   * Keeps a lookup. After `forget` it does nothing until `begin` or `recall`: a followed transaction keeps calling it.
   */
  keep(view: LastView): void;
  /** Keeps a view that is shown again without a new lookup. */
  recall(view: LastView): void;
  /** Begins a new lookup: the next `keep` stores it and adds it to recent lookups. */
  begin(): void;
  /** Stops keeping this place, or any place if none is given. */
  forget(place?: Place): void;
};

/** Creates the store of the last view. Lookups are also added to recent lookups, except in private windows. */
export function createLastView(parts: {
  ask: Ask;
  isPrivate: boolean;
  balance: ReadonlySignal<BalanceList | null>;
  drawn: Promise<void>;
}): LastViewStore {
  const view = signal<LastView | null>(null);
  let isForgotten = false;
  let isNoted = true;

  // Compared by value: a browser returns stored objects with their fields in another order.
  const isKept = ({ reference, chainId }: Place) => {
    const kept = view.peek();
    return kept?.chainId === chainId && nameReference(kept.reference) === nameReference(reference);
  };

  const changes = computed(() => {
    const [kept, list] = [view.value, parts.balance.value];
    return kept && list && isKept(list) ? keepChanges(list) : undefined;
  });

  function keep(looked: LastView): void {
    // A forgotten transaction may still be followed; that is not a new lookup.
    if (isForgotten) return;
    const { reference, chainId } = looked;
    view.value = looked;
    // All updates of a followed transaction count as one lookup.
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

// Longer histories come only from the background: this text is read before the first render and written on each change.
const most = { changes: 500, characters: 250_000 };

/**
 * Returns the balance changes as JSON, to show at once on the next opening; undefined if there are none or too many.
 */
function keepChanges({ pages }: BalanceList): string | undefined {
  const count = pages.rows.value?.length ?? 0;
  const text = count > 0 && count <= most.changes ? JSON.stringify(pages.toKept()) : '';
  return text !== '' && text.length <= most.characters ? text : undefined;
}

/** Reads kept changes; null for anything else. Only our own pages, of the same version, write them. */
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

/** Saves the popup's place on each change. Returns a function that restores the place stored at the start, once. */
export function createStoredPlace(parts: {
  memory: PlaceMemory | null;
  showing: Signal<Showing>;
  /** The text of the search box. */
  text: ReadonlySignal<string>;
  views: Pick<LastViewStore, 'kept' | 'changes'> & {
    showKnown(view: LastView, isWanted?: () => boolean): Promise<boolean>;
  };
  /** True if this document has the focus. */
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
    // The initial state is not saved. A growing list is saved only with focus, so that it does not overwrite the place
    // saved by another of our pages. If the browser refuses, only the place is lost.
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
      // Shown only with kept changes: without them, the view would have to wait for the background.
      const isIt = view?.changes && view.written === only.lookUp && view.chainId === only.chainId;
      if (isIt) await showKnown(view);
      return;
    }
    // Do not replace a view that the user chose or looked up meanwhile.
    const isShown = view !== null && (await showKnown(view, isUntouched));
    if ((isShown || isUntouched()) && place.showing !== 'transaction') showing.value = place.showing;
  };
}

/**
 * The view shown last: its reference, with the answer and its arrival time (ms) for a transaction, or the balance
 * changes as JSON for an address.
 */
export type LastView = {
  reference: Reference;
  chainId: number;
  /** As the user wrote it, to check its checksum. */
  written: string;
  answer?: { content: CardContent; heardMs: number };
  changes?: string;
};

/** Where the popup was: the active view, and the last lookup. */
export type StoredPlace = { showing: Showing; view: LastView | null };

/** Stores the place until the browser exits; wired by the entrypoint. */
export type PlaceMemory = { load(): Promise<unknown>; save(place: StoredPlace): Promise<void> };

/** Reads a stored place; null for anything else. Only our own pages, of the same version, write it. */
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
