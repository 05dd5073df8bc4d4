import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Ask } from '../../messages/ask.ts';
import type { CardPort } from '../../messages/open-card-port.ts';
import type { BalanceChange } from '../../models/balance.ts';
import type { TokenTransfer } from '../../models/token.ts';
import { toTransferKey } from '../../models/transfer-key.ts';
import type { AddressReference, TokenInstanceReference } from '../../references/reference.ts';
import { type CardLine, createCardLine } from './card-line.ts';
import { createPages, type Pages } from './create-pages.ts';
import { createLookUp, type LookUp, type Subject } from './look-up.ts';
import { kindOfView, type Showing } from './showing.ts';
import { toPage } from './to-page.ts';

/** An address with its balance changes. */
export type BalanceList = {
  reference: AddressReference;
  /** As the person wrote it, for its checksum. */
  written: string;
  chainId: number;
  pages: Pages<BalanceChange>;
};

/** An NFT with its transfers. */
export type TransferList = { reference: TokenInstanceReference; chainId: number; pages: Pages<TokenTransfer> };

/** Everything that the popup knows at one moment; each tab keeps its last list. */
export type Popup = {
  lookUp: LookUp;
  showing: Signal<Showing>;
  /** The tab to go back to from a transaction. */
  lastTab: ReadonlySignal<Exclude<Showing, 'transaction'>>;
  balance: ReadonlySignal<BalanceList | null>;
  transfers: ReadonlySignal<TransferList | null>;
  transaction: ReadonlySignal<Subject | null>;
  card: CardLine;
  creditsUsed: ReadonlySignal<number>;
  /** Asks for the shown transaction again. */
  askTransactionAgain(): void;
};

/** What the popup is given. `wait` and `now` are injected for tests. */
export type PopupParts = {
  ask: Ask;
  openCardPort: () => CardPort | null;
  defaultChainId: number;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  makeId: () => string;
};

/** Creates the popup's state: the box, its two lists and the line for a transaction. */
export function createPopup(parts: PopupParts): Popup {
  const { ask, now, wait } = parts;
  const showing = signal<Showing>('balance');
  const lastTab = signal<Exclude<Showing, 'transaction'>>('balance');
  const balance = signal<BalanceList | null>(null);
  const transfers = signal<TransferList | null>(null);
  const transaction = signal<Subject | null>(null);
  const creditsUsed = signal(0);
  const onCredits = (credits: number) => {
    creditsUsed.value += credits;
  };
  const card = createCardLine({ ...parts, onCredits });

  function openBalance(reference: AddressReference, written: string, chainId: number): void {
    balance.peek()?.pages.close();
    const pages = createPages<BalanceChange>({
      readPage: async (next) =>
        toPage(await ask('balancePage', { chainId, address: reference.address, next }), (page) => page.changes),
      keyOf: ({ blockNumber }) => String(blockNumber),
      onCredits,
      now,
      wait,
    });
    balance.value = { reference, written, chainId, pages };
    showing.value = 'balance';
    // Its failures are in the list; there is nothing else to wait for.
    void pages.loadMore();
  }

  function openTransfers(reference: TokenInstanceReference, chainId: number): void {
    transfers.peek()?.pages.close();
    const { contract, tokenId } = reference;
    const pages = createPages<TokenTransfer>({
      readPage: async (next) =>
        toPage(await ask('transfersPage', { chainId, contract, tokenId, next }), (page) => page.transfers),
      keyOf: toTransferKey,
      onCredits,
      now,
      wait,
    });
    transfers.value = { reference, chainId, pages };
    showing.value = 'nft';
    void pages.loadMore();
  }

  function askCard(subject: Subject): void {
    const { reference, evidence, chainId, isPicked } = subject;
    card.ask({ reference, evidence, asked: true, ...(isPicked && { chainId }) });
  }

  function open(subject: Subject): void {
    const { reference, evidence, chainId } = subject;
    if (reference.kind !== 'transaction') card.close();
    switch (reference.kind) {
      case 'address':
        openBalance(reference, evidence.written, chainId);
        break;
      case 'token-instance':
        openTransfers(reference, chainId);
        break;
      case 'transaction':
        openTransaction(subject);
        break;
    }
  }

  function openTransaction(subject: Subject): void {
    transaction.value = subject;
    showing.value = 'transaction';
    askCard(subject);
  }

  const lookUp = createLookUp({ ask, defaultChainId: parts.defaultChainId, onSubject: open });
  effect(() => {
    const view = showing.value;
    if (view !== 'transaction') lastTab.value = view;
    lookUp.turnTo(kindOfView[view]);
  });

  return {
    lookUp,
    showing,
    lastTab,
    balance,
    transfers,
    transaction,
    card,
    creditsUsed,
    askTransactionAgain: () => {
      const subject = transaction.peek();
      if (subject !== null) askCard(subject);
    },
  };
}
