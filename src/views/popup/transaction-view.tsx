import { useSignal } from '@preact/signals';
import type { CardContent } from '../../cards/card-content.ts';
import { formatFailure } from '../../format/failure.ts';
import { CardBody } from '../card/card-body.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import type { CardState } from './card-line.ts';
import type { Popup } from './create-popup.ts';

/** A transaction, drawn as the card draws it, with the way back to the tab that it was opened from. */
export function TransactionView(props: { popup: Popup; now: () => number; openOptions: () => void }) {
  const { popup, now, openOptions } = props;
  const back = popup.lastTab.value;
  const hasTabContent = (back === 'balance' ? popup.balance : popup.transfers).value !== null;
  const act = { 'open-options': openOptions, 'try-again': popup.askTransactionAgain };

  function stage(state: CardState) {
    switch (state.kind) {
      case 'nothing':
        return <Skeleton text="Looking it up…" />;
      case 'waiting':
        return <Skeleton text={`${state.chain.name}: ${state.text}`} />;
      case 'content':
        return <Answer content={state.content} />;
      case 'ask-first':
        return (
          <div role="note" class="note">
            <strong>{state.title}</strong>
            <span>{state.detail}</span>
            <button type="button" class="button" onClick={popup.askTransactionAgain}>
              {state.label}
            </button>
          </div>
        );
      case 'failure':
        return <FailureNote words={state.failure} act={act} />;
      case 'no-answer':
        return <FailureNote words={formatFailure({ kind: 'no-background' }, { now: now() })} act={act} />;
    }
  }

  return (
    <section class="transaction" aria-label="Transaction">
      <h2 class="unseen">Transaction</h2>
      {hasTabContent && (
        <button
          type="button"
          class="link back"
          onClick={() => {
            popup.showing.value = back;
          }}
        >
          <span aria-hidden="true">← </span>
          {back === 'balance' ? 'Back to the balance' : 'Back to the NFT'}
        </button>
      )}
      {stage(popup.card.state.value)}
    </section>
  );
}

function Answer({ content }: { content: CardContent }) {
  const copied = useSignal<'no' | 'yes' | 'failed'>('no');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(content.copy.text);
      copied.value = 'yes';
    } catch {
      copied.value = 'failed';
    }
  }

  return (
    <section class="hl-card" aria-label={content.name}>
      <CardBody content={content} />
      <div class="hl-foot">
        <button type="button" title={content.copy.text} onClick={copy}>
          {copied.value === 'yes' ? 'Copied' : copied.value === 'failed' ? 'Could not copy' : content.copy.label}
        </button>
        {content.explorer && (
          <a class="hl-go" href={content.explorer.href} target="_blank" rel="noopener noreferrer">
            {content.explorer.text}
          </a>
        )}
        <span class="hl-source">{content.source}</span>
      </div>
    </section>
  );
}
