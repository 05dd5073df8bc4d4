import { formatFailure } from '../../format/failure.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import type { CardFailure, CardState } from './card-state.ts';
import type { Popup } from './create-popup.ts';
import { TransactionAnswer } from './transaction-answer.tsx';

const backWords = { balance: 'Back to the balance', nft: 'Back to the NFT', page: 'Back to this page' };

/** A transaction, drawn as the card draws it, with the way back to the tab that it was opened from. */
export function TransactionView(props: { popup: Popup; now: () => number; openOptions: () => void }) {
  const { popup, now, openOptions } = props;
  const { card } = popup;
  const back = popup.lastTab.value;
  const staleBecause = card.staleBecause.value;

  function failed(state: CardFailure) {
    const words = state.kind === 'failure' ? state.failure : formatFailure({ kind: 'no-background' }, { now: now() });
    return <FailureNote words={words} act={{ 'open-options': openOptions, 'try-again': card.refresh }} />;
  }

  function stage(state: CardState) {
    switch (state.kind) {
      case 'nothing':
        return <Skeleton text="Looking it up…" />;
      case 'waiting':
        return <Skeleton text={`${state.chain.name}: ${state.text}`} />;
      case 'content':
        return <TransactionAnswer content={state.content} card={card} now={now} />;
      case 'ask-first':
        return (
          <div role="note" class="note">
            <strong>{state.title}</strong>
            <span>{state.detail}</span>
            <button type="button" class="button" onClick={card.refresh}>
              {state.label}
            </button>
          </div>
        );
      case 'failure':
      case 'no-answer':
        return failed(state);
    }
  }

  return (
    <section class="transaction" aria-label="Transaction">
      <h2 class="unseen">Transaction</h2>
      {hasContent(popup, back) && (
        <button
          type="button"
          class="link back"
          onClick={() => {
            popup.showing.value = back;
          }}
        >
          <span aria-hidden="true">← </span>
          {backWords[back]}
        </button>
      )}
      {staleBecause && (
        <>
          <p class="hint stale">This answer could not be refreshed.</p>
          {failed(staleBecause)}
        </>
      )}
      {stage(card.state.value)}
    </section>
  );
}

function hasContent({ balance, transfers, page }: Popup, tab: keyof typeof backWords): boolean {
  switch (tab) {
    case 'balance':
      return balance.value !== null;
    case 'nft':
      return transfers.value !== null;
    case 'page':
      return page !== null;
  }
}
