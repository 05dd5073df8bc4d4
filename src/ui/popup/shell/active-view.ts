import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { CardContent } from '../../../cards/card-content.ts';
import type { CardQuestion, Opened, Place } from '../../../messaging/protocol.ts';
import type { Ask } from '../../../messaging/send-message.ts';
import type { BalanceChange } from '../../../models/balance.ts';
import { isReference, nameReference, type Reference } from '../../../references/reference.ts';
import { type CardLine, type CardLineParts, createCardLine } from '../lookup/card-line.ts';
import type { Subject } from '../lookup/lookup-question.ts';
import { type BalanceList, createBalanceList, createTransferList, type TransferList } from './create-lists.ts';
import type { KeptRows } from './paged-list.ts';

/** Creates the views. `showing` moves to whichever shows something new. */
export function createViews(
  parts: {
    ask: Ask;
    isPrivate: boolean;
    showing: Signal<Showing>;
    isVisible: ReadonlySignal<boolean>;
    /** What a view shows was found on another chain than asked. */
    onFoundOn: (kind: Reference['kind'], chainId: number) => void;
    /** A view shows something again that nobody asked for. */
    onRecall: (subject: Subject) => void;
    drawn: Promise<void>;
  } & Omit<CardLineParts, 'isWatched' | 'onContent'>,
): Views {
  const { showing } = parts;
  const balance = signal<BalanceList | null>(null);
  const transfers = signal<TransferList | null>(null);
  const transaction = signal<Subject | null>(null);
  const { kept, changes, isKept, keep, begin, recall, ...memory } = createKeptView({ ...parts, balance });
  let wishCount = 0;
  const card = createCardLine({
    ...parts,
    isWatched: computed(() => showing.value === 'transaction' && parts.isVisible.value),
    onContent: (content) => {
      const subject = transaction.peek();
      if (subject === null) return;
      const chainId = content.chain.id;
      const { reference, evidence } = subject;
      keep({ reference, chainId, written: evidence.written, answer: { content, heardMs: parts.now() } });
      if (subject.chainId === chainId) return;
      transaction.value = { ...subject, chainId };
      parts.onFoundOn('transaction', chainId);
    },
  });

  function showBalance(list: BalanceList): void {
    balance.peek()?.pages.close();
    balance.value = list;
    showing.value = 'balance';
  }

  function showTransfers(list: TransferList): void {
    transfers.peek()?.pages.close();
    transfers.value = list;
    showing.value = 'nft';
  }

  function toQuestion({ reference, evidence, chainId, isPicked, isFound }: Subject): Omit<CardQuestion, 'id'> {
    const privately = parts.isPrivate ? ({ isPrivate: true } as const) : {};
    return { reference, evidence, asked: !isFound, ...(isPicked && { chainId }), ...privately };
  }

  function open(subject: Subject): void {
    const { reference, evidence, chainId } = subject;
    const { written } = evidence;
    begin();
    wishCount += 1;
    if (reference.kind === 'transaction') {
      transaction.value = subject;
      showing.value = 'transaction';
      card.ask(toQuestion(subject));
      return;
    }
    card.close();
    const before = isKept(subject) ? readChanges(changes.peek()) : null;
    keep({ reference, chainId, written });
    if (reference.kind === 'address') {
      const list = createBalanceList(parts, { reference, written, chainId });
      // Looked up once more, it does not go before it comes.
      if (before) list.pages.showKept(before);
      showBalance(list);
    } else showTransfers(createTransferList(parts, { reference, chainId }));
    // Its failures are in the list; there is nothing else to wait for.
    void (reference.kind === 'address' ? balance : transfers).peek()?.pages.open();
  }

  async function showKnown({ changes: keptChanges, ...view }: KeptView, isWanted = () => true): Promise<boolean> {
    const { reference, chainId, written, answer } = view;
    wishCount += 1;
    const wish = wishCount;
    const evidence = { written, pageHost: '', before: '', after: '' };
    const subject = { reference, evidence, chainId, isPicked: true };
    // Another wish came while what is known was read.
    const isKnown = async (list: BalanceList | TransferList) =>
      (await list.pages.openKnown()) && wish === wishCount && isWanted();
    switch (reference.kind) {
      case 'address': {
        const list = createBalanceList(parts, { reference, written, chainId });
        const before = readChanges(keptChanges);
        if (before) {
          list.pages.showKept(before);
          // A background that was stopped takes nothing from the drawing.
          void parts.drawn.then(list.pages.openKnown);
        } else if (!(await isKnown(list))) return false;
        showBalance(list);
        break;
      }
      case 'token-instance': {
        const list = createTransferList(parts, { reference, chainId });
        if (!(await isKnown(list))) return false;
        showTransfers(list);
        break;
      }
      case 'transaction':
        if (!answer) return false;
        transaction.value = subject;
        showing.value = 'transaction';
        card.show(toQuestion(subject), answer);
        break;
    }
    recall(view);
    parts.onRecall(subject);
    return true;
  }

  function forget(place?: Place): void {
    // What is known of something is read at this moment, perhaps.
    if (!place) wishCount += 1;
    memory.forget(place);
  }

  return { balance, transfers, transaction, card, kept, changes, forget, open, showKnown };
}

/** What was looked up, each kind in its view; each keeps its last. */
export type Views = {
  balance: ReadonlySignal<BalanceList | null>;
  transfers: ReadonlySignal<TransferList | null>;
  transaction: ReadonlySignal<Subject | null>;
  card: CardLine;
  /** What may be shown again at the next opening: never a value that was held back, nor one that nobody knows. */
  kept: ReadonlySignal<KeptView | null>;
  /** The changes of its balance, as they are shown; undefined where they are not to be shown again. */
  changes: ReadonlySignal<string | undefined>;
  /** Something is no recent lookup any more, or nothing is where none is given: the next opening does not show it. */
  forget(place?: Place): void;
  /** Asks for something and shows it. */
  open(subject: Subject): void;
  /**
   * Shows something as far as it is known, and asks for nothing; what is not known changes nothing, and neither does what
   * is not wanted any more once it has been read. Gives whether it is shown.
   */
  showKnown(view: KeptView, isWanted?: () => boolean): Promise<boolean>;
};

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
function createKeptView(parts: {
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
    const { rows = [], next = null, asOf = '' } = kept ?? {};
    const isTime = typeof asOf === 'string' && Date.parse(asOf) > 0;
    return isTime && rows.length > 0 && rows.every(isChange) ? { rows, next, asOf } : null;
  } catch {
    return null;
  }
}

function isChange(row: Partial<BalanceChange> | null): boolean {
  return Number.isSafeInteger(row?.blockNumber) && /^-?\d+$/.test(String(row?.value));
}

/** Keeps where the popup is, and gives the way back there: only at the start, for the memory tells what was there then. */
export function createPlace(parts: {
  memory: PlaceMemory | null;
  showing: Signal<Showing>;
  /** What stands in the box. */
  text: ReadonlySignal<string>;
  views: Pick<Views, 'kept' | 'changes' | 'showKnown'>;
  /** Whether the person is in this document. */
  hasFocus: () => boolean;
}): (only?: Opened) => Promise<void> {
  const { memory, showing, views } = parts;
  const { kept, showKnown } = views;
  let before: KeptPlace | null = null;
  let isStarted = false;

  effect(() => {
    const place: KeptPlace = { showing: showing.value, view: kept.value };
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
    const place = readKeptPlace(await memory?.load().catch(() => null));
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
export type KeptView = {
  reference: Reference;
  chainId: number;
  /** As the person wrote it, for its checksum. */
  written: string;
  answer?: { content: CardContent; heardMs: number };
  changes?: string;
};

/** Where the popup was: what was in front, and what was looked up last. */
export type KeptPlace = { showing: Showing; view: KeptView | null };

/** Where the place is kept, as long as the browser runs; wired by the entrypoint. */
export type PlaceMemory = { load(): Promise<unknown>; save(place: KeptPlace): Promise<void> };

const views: readonly Showing[] = ['balance', 'nft', 'page', 'watched', 'transaction'];

/** A place as it was kept; null for anything else. Only our own pages write it, and of the same version. */
export function readKeptPlace(stored: unknown): KeptPlace | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { showing, view } = stored as { [field: string]: unknown };
  const found = views.find((one) => one === showing);
  return found === undefined ? null : { showing: found, view: readView(view) };
}

function readView(stored: unknown): KeptView | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { reference, chainId, written, answer, changes } = stored as Partial<KeptView>;
  if (!isReference(reference) || typeof chainId !== 'number' || typeof written !== 'string') return null;
  return { reference, chainId, written, ...(answer && { answer }), ...(changes && { changes }) };
}

/** What fills the popup. All but the transaction are tabs. */
export type Showing = 'balance' | 'nft' | 'page' | 'watched' | 'transaction';

/** What each view shows that was looked up; a page has references of every kind, and the own list is only followed. */
export const kindOfView: Record<Showing, Reference['kind'] | null> = {
  balance: 'address',
  nft: 'token-instance',
  page: null,
  watched: null,
  transaction: 'transaction',
};
