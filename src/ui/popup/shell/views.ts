import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { CardQuestion, Place } from '../../../messaging/protocol.ts';
import type { Ask } from '../../../messaging/send-message.ts';
import { toWrittenName } from '../../../references/checksum.ts';
import type { Reference } from '../../../references/reference.ts';
import { type CardLine, type CardLineParts, createCardLine } from '../lookup/card-line.ts';
import type { Subject } from '../lookup/look-up.ts';
import type { StatementForm } from '../statement/statement.ts';
import { type BalanceList, createBalanceList, createTransferList, type TransferList } from './create-lists.ts';
import { createLastView, type LastView, readChanges, type Showing } from './last-view.ts';

/** Creates the views. `showing` switches to the view that shows something new. */
export function createViews(
  parts: {
    ask: Ask;
    isPrivate: boolean;
    showing: Signal<Showing>;
    isVisible: ReadonlySignal<boolean>;
    /** Called if the content was found on another chain than requested. */
    onFoundOn: (kind: Reference['kind'], chainId: number) => void;
    /** Called if a view shows something again without a new lookup. */
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
    const written = toWrittenName(context);
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
      // If the same address is looked up again, its rows stay until the new ones arrive.
      if (before) list.pages.showKept(before);
      showBalance(list);
    } else showTransfers(createTransferList(parts, { reference, chainId }));
    // Not awaited: the list reports its own failures.
    void (reference.kind === 'address' ? balance : transfers).peek()?.pages.open();
  }

  async function showKnown({ changes: keptChanges, ...view }: LastView, isWanted = () => true): Promise<boolean> {
    const { reference, chainId, written, answer } = view;
    wishCount += 1;
    const wish = wishCount;
    const context = { written, pageHost: '', before: '', after: '' };
    const subject = { reference, context, chainId, isPicked: true };
    // False if nothing is cached, or if another request came while the cache was read.
    const isKnown = async (list: BalanceList | TransferList) =>
      (await list.pages.openKnown()) && wish === wishCount && isWanted();
    switch (reference.kind) {
      case 'address': {
        const list = createBalanceList(parts, { reference, written, chainId });
        const before = readChanges(keptChanges);
        if (before) {
          list.pages.showKept(before);
          // After the first render, so that starting a stopped background does not delay it.
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
    // Cancels a `showKnown` that may be reading the cache right now.
    if (!place) wishCount += 1;
    memory.forget(place);
  }

  return { balance, transfers, transaction, card, kept, changes, forget, open, showKnown };
}

/** The lookups, one view per kind of reference. Each view keeps its last lookup. */
export type Views = {
  balance: ReadonlySignal<BalanceList | null>;
  transfers: ReadonlySignal<TransferList | null>;
  transaction: ReadonlySignal<Subject | null>;
  card: CardLine;
  /** The view to show at the next opening. Never a value that the guard held back, nor an unknown transaction. */
  kept: ReadonlySignal<LastView | null>;
  /** The balance changes shown for it, as JSON; undefined if they are not to be shown again. */
  changes: ReadonlySignal<string | undefined>;
  /** Forgets this place, or any place if none is given, so that the next opening does not show it. */
  forget(place?: Place): void;
  /** Looks something up and shows it. */
  open(subject: Subject): void;
  /**
   * Shows cached data without requesting anything. Changes nothing if there is none, or if it is no longer wanted once
   * it has been read. Returns whether it is shown.
   */
  showKnown(view: LastView, isWanted?: () => boolean): Promise<boolean>;
};

/** Remembers how statements are divided; null before the first choice. */
export type StatementFormMemory = { read: () => StatementForm | null; save: (form: StatementForm) => void };

/** What every part of the popup needs in addition to its own data. */
export type Surroundings = {
  now: () => number;
  openOptions: () => void;
  /** Opens the field for the API key, and passes on what to look up once there is a key. */
  addKey: (place: Place) => void;
  /** True if this page is in a tab of its own. Only a tab can print: the toolbar's popup would close. */
  isInTab: boolean;
  /** Prints this page if it is in a tab, else opens the place's statement in one. */
  print: (place: Place) => void;
  /** How the last statement was divided, and stores how this one is. */
  statementForm: StatementFormMemory;
  /** Looks up a clicked reference on the chain of the view that contains it. */
  follow: (reference: Reference, chainId: number) => void;
  /** Looks up a clicked transaction, like `follow`. */
  showTransaction: (hash: string, chainId: number) => void;
};
