import { formatFailure } from '../../format/failure.ts';
import { words } from '../../words/words.ts';
import { Note } from '../card/note.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import type { CardFailure, CardState } from './card-state.ts';
import { isWholeAnswer } from './is-whole-answer.ts';
import type { Popup } from './popup.ts';
import type { Surroundings } from './surroundings.ts';
import { TransactionAnswer } from './transaction-answer.tsx';

/** A transaction, drawn as the card draws it, with the way back to the tab that it was opened from. */
export function TransactionView(props: { popup: Popup } & Surroundings) {
  const { popup, now, openOptions, follow } = props;
  const { card } = popup;
  const back = popup.lastTab.value;
  const say = words().popup;
  const staleBecause = card.staleBecause.value;

  function failed(state: CardFailure) {
    const failure = state.kind === 'failure' ? state.failure : formatFailure({ kind: 'no-background' }, { now: now() });
    return <FailureNote words={failure} act={{ 'open-options': openOptions, 'try-again': card.refresh }} />;
  }

  function lookUpAddress(address: string): void {
    const evidence = { written: address, pageHost: '', before: '', after: '' };
    void popup.lookUp.lookUpFound({ reference: { kind: 'address', address }, evidence });
  }

  function stage(state: CardState) {
    switch (state.kind) {
      case 'nothing':
        return <Skeleton text={say.lookingItUp} />;
      case 'waiting':
        return <Skeleton text={say.onChain(state.chain.name, state.text)} />;
      case 'content': {
        const { content } = state;
        if (!isWholeAnswer(content, card.heardMs.value)) return failed({ kind: 'no-answer' });
        return (
          <TransactionAnswer
            content={content}
            card={card}
            now={now}
            follow={(one) => ({ onClick: () => follow(one, content.chain.id) })}
            onWatch={(watch) => void popup.beginToWatch(watch)}
          />
        );
      }
      case 'ask-first':
        return (
          <Note tone="wait" title={state.title}>
            {state.detail}
            <button type="button" class="button" onClick={card.refresh}>
              {state.label}
            </button>
          </Note>
        );
      case 'told':
        return (
          <Note tone="wait" title={state.title}>
            {state.detail}
            {state.lead && (
              <button type="button" class="button" onClick={() => lookUpAddress(state.lead?.address ?? '')}>
                {state.lead.label}
              </button>
            )}
          </Note>
        );
      case 'failure':
      case 'no-answer':
        return failed(state);
    }
  }

  return (
    <section class="transaction" aria-label={say.transaction}>
      <h2 class="unseen">{say.transaction}</h2>
      {hasContent(popup, back) && (
        <button
          type="button"
          class="link back"
          onClick={() => {
            popup.showing.value = back;
          }}
        >
          <span aria-hidden="true">← </span>
          {say.backTo[back]}
        </button>
      )}
      {staleBecause && (
        <>
          <p class="hint stale">{say.answerNotRefreshed}</p>
          {failed(staleBecause)}
        </>
      )}
      {stage(card.state.value)}
    </section>
  );
}

function hasContent({ balance, transfers, page }: Popup, tab: Popup['lastTab']['value']): boolean {
  switch (tab) {
    case 'balance':
      return balance.value !== null;
    case 'nft':
      return transfers.value !== null;
    case 'page':
      return page !== null;
    case 'watched':
      return true;
  }
}
