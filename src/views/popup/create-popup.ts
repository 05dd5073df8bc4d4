import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { WatchSubject } from '../../cards/card-act.ts';
import type { Ask } from '../../messages/ask.ts';
import type { CardPort } from '../../messages/open-card-port.ts';
import type { BalanceChange } from '../../models/balance.ts';
import type { TokenTransfer } from '../../models/token.ts';
import { toTransferKey } from '../../models/transfer-key.ts';
import type { AddressReference, TokenInstanceReference } from '../../references/reference.ts';
import { toChecksum } from '../../references/to-checksum.ts';
import { type AllowanceStore, createAllowanceStore } from '../parts/allowance-store.ts';
import { createCardLine } from './card-line.ts';
import type { CardLine } from './card-state.ts';
import { createLookUp } from './create-look-up.ts';
import { createLookUpAll, type LookUpAll } from './create-look-up-all.ts';
import { createPages } from './create-pages.ts';
import { createThisPage, type ThisPage } from './create-this-page.ts';
import { type CheckParts, createWatchChecks, type WatchChecksStore } from './create-watch-checks.ts';
import { createWatched, type WatchedStore } from './create-watched.ts';
import type { BalanceList, TransferList } from './lists.ts';
import type { LookUp, Subject } from './look-up.ts';
import { toAddresses } from './page-entries.ts';
import { kindOfView, type Showing } from './showing.ts';
import type { SiteParts, ThisTab } from './this-tab.ts';
import { toPage } from './to-page.ts';
import { keyOf } from './watched-entries.ts';

/** Everything that the popup knows at one moment; each tab keeps its last list. */
export type Popup = {
  lookUp: LookUp;
  showing: Signal<Showing>;
  /** The tab to go back to from a transaction. */
  lastTab: ReadonlySignal<Exclude<Showing, 'transaction'>>;
  balance: ReadonlySignal<BalanceList | null>;
  transfers: ReadonlySignal<TransferList | null>;
  transaction: ReadonlySignal<Subject | null>;
  /** The page that the popup was opened over; null where there is none. */
  page: ThisPage | null;
  /** What the person watches, how it is checked, and where what names no chain is. */
  watched: WatchedStore;
  lookUpAll: LookUpAll;
  checks: WatchChecksStore;
  defaultChainId: number;
  /** Leads to the list: what is on it is to be changed, anything else to be added. */
  beginToWatch: (subject: WatchSubject) => Promise<void>;
  card: CardLine;
  creditsUsed: ReadonlySignal<number>;
  allowance: AllowanceStore['allowance'];
};

/** What the popup is given. */
export type PopupParts = {
  ask: Ask;
  openCardPort: () => CardPort | null;
  /** Null in a tab of its own. */
  tab: ThisTab | null;
  sites: SiteParts;
  checks: CheckParts;
  defaultChainId: number;
  /** Nothing that is looked up in a private window is kept. */
  isPrivate: boolean;
  /** Whether the document can be seen at all. */
  isVisible: ReadonlySignal<boolean>;
  now: () => number;
  /** Resolves after so many milliseconds, or when the signal ends. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  makeId: () => string;
};

/** Creates the popup's state: the box, its two lists and the line for a transaction. */
export function createPopup(parts: PopupParts): Popup {
  const { ask } = parts;
  const privately = parts.isPrivate ? ({ isPrivate: true } as const) : {};
  const showing = signal<Showing>('balance');
  const lastTab = signal<Exclude<Showing, 'transaction'>>('balance');
  const balance = signal<BalanceList | null>(null);
  const transfers = signal<TransferList | null>(null);
  const transaction = signal<Subject | null>(null);
  const creditsUsed = signal(0);
  const allowance = createAllowanceStore({ ask });
  const onCredits = (credits: number | null) => {
    if (credits === 0) return;
    creditsUsed.value += credits ?? 0;
    void allowance.load();
  };
  const card = createCardLine({
    ...parts,
    onCredits,
    isWatched: computed(() => showing.value === 'transaction' && parts.isVisible.value),
    onContent: ({ chain }) => {
      const subject = transaction.peek();
      if (subject === null || subject.chainId === chain.id) return;
      transaction.value = { ...subject, chainId: chain.id };
      lookUp.foundOn('transaction', chain.id);
    },
  });

  function openBalance(reference: AddressReference, written: string, chainId: number): void {
    balance.peek()?.pages.close();
    const about = { chainId, address: reference.address, ...privately };
    const pages = createPages<BalanceChange>({
      readPage: async (page) => toPage(await ask('balancePage', { ...about, ...page }), ({ changes }) => changes),
      keyOf: ({ blockNumber }) => String(blockNumber),
      isSame: (before, row) => before.value === row.value,
      onCredits,
    });
    balance.value = { reference, written, chainId, pages };
    showing.value = 'balance';
    // Its failures are in the list; there is nothing else to wait for.
    void pages.open();
  }

  function openTransfers(reference: TokenInstanceReference, chainId: number): void {
    transfers.peek()?.pages.close();
    const about = { chainId, contract: reference.contract, tokenId: reference.tokenId, ...privately };
    const pages = createPages<TokenTransfer>({
      readPage: async (page) => toPage(await ask('transfersPage', { ...about, ...page }), (found) => found.transfers),
      keyOf: toTransferKey,
      isSame: (before, row) => before.blockHash === row.blockHash,
      onCredits,
    });
    transfers.value = { reference, chainId, pages };
    showing.value = 'nft';
    void pages.open();
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
    const { reference, evidence, chainId, isPicked, isFound } = subject;
    transaction.value = subject;
    showing.value = 'transaction';
    card.ask({ reference, evidence, asked: !isFound, ...(isPicked && { chainId }), ...privately });
  }

  async function beginToWatch(subject: WatchSubject): Promise<void> {
    showing.value = 'watched';
    await watched.load();
    if (watched.edit(keyOf(subject))) return;
    watched.wanted.value = 'hash' in subject ? subject.hash : toChecksum(subject.address);
    watched.wantedChainId.value = subject.chainId ?? null;
  }

  const page = parts.tab && createThisPage({ tab: parts.tab, sites: parts.sites, wait: parts.wait });
  const watched = createWatched({ ask, isPrivate: parts.isPrivate });
  const checks = createWatchChecks({ checks: parts.checks, found: watched, wait: parts.wait });
  const addressesHere = () => toAddresses(page?.entries.peek() ?? []);
  const lookUp = createLookUp({ ...parts, addressesHere, onSubject: open });
  effect(() => {
    const view = showing.value;
    if (view !== 'transaction') lastTab.value = view;
    const kind = kindOfView[view];
    if (kind) lookUp.turnTo(kind);
    // What it cannot read, it says.
    if (view === 'watched') void watched.load().then(checks.load);
    if (view === 'nft' || view === 'page') void watched.loadQuietly();
  });
  void watched.loadNews();
  void allowance.load();
  // What it finds, or why nothing, is in its state.
  void page?.look();

  const { allowance: known } = allowance;
  return {
    lookUp,
    showing,
    lastTab,
    balance,
    transfers,
    transaction,
    page,
    watched,
    lookUpAll: createLookUpAll({ ...parts, onCredits }),
    checks,
    defaultChainId: parts.defaultChainId,
    beginToWatch,
    card,
    creditsUsed,
    allowance: known,
  };
}
