import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { CardQuestion, Place } from '../../../messaging/protocol.ts';
import type { Ask } from '../../../messaging/send-message.ts';
import type { Reference } from '../../../references/reference.ts';
import { type CardLine, type CardLineParts, createCardLine } from '../lookup/card-line.ts';
import type { Subject } from '../lookup/look-up.ts';
import { type BalanceList, createBalanceList, createTransferList, type TransferList } from './create-lists.ts';
import { createLastView, type LastView, readChanges, type Showing } from './last-view.ts';

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
  const { kept, changes, isKept, keep, begin, recall, ...memory } = createLastView({ ...parts, balance });
  let wishCount = 0;
  const card = createCardLine({
    ...parts,
    isWatched: computed(() => showing.value === 'transaction' && parts.isVisible.value),
    onContent: (content) => {
      const subject = transaction.peek();
      if (subject === null) return;
      const chainId = content.chain.id;
      const { reference, context } = subject;
      keep({ reference, chainId, written: context.written, answer: { content, heardMs: parts.now() } });
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

  function toQuestion({ reference, context, chainId, isPicked, isFound }: Subject): Omit<CardQuestion, 'id'> {
    const privately = parts.isPrivate ? ({ isPrivate: true } as const) : {};
    return { reference, context, asked: !isFound, ...(isPicked && { chainId }), ...privately };
  }

  function open(subject: Subject): void {
    const { reference, context, chainId } = subject;
    const { written } = context;
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

  async function showKnown({ changes: keptChanges, ...view }: LastView, isWanted = () => true): Promise<boolean> {
    const { reference, chainId, written, answer } = view;
    wishCount += 1;
    const wish = wishCount;
    const context = { written, pageHost: '', before: '', after: '' };
    const subject = { reference, context, chainId, isPicked: true };
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
  kept: ReadonlySignal<LastView | null>;
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
  showKnown(view: LastView, isWanted?: () => boolean): Promise<boolean>;
};

/** What every part of the popup needs besides its own data. */
export type Surroundings = {
  now: () => number;
  openOptions: () => void;
  /** Opens the place of the API key, with what is to be looked up once there is one. */
  addKey: (place: Place) => void;
  /** Looks up what was clicked, on the chain that the click came from. */
  follow: (reference: Reference, chainId: number) => void;
  /** The same for a transaction. */
  showTransaction: (hash: string, chainId: number) => void;
};
