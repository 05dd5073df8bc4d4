import { ArrowLeft } from 'lucide';
import type { ComponentChildren } from 'preact';
import type { CardUpdate, ChainChoice, ChainWords, FailureWords } from '../../cards/card-content.ts';
import { type CardAct, type Reference, toFollowAct, toLeadAct } from '../../cards/card-drawing.ts';
import { t } from '../../i18n/t.ts';
import { AnswerBody, AnswerFoot, AnswerHead, AnswerSource, ChainName } from './answer.tsx';
import { Message, SkeletonLines } from './message.tsx';
import { Icon } from './text-parts.tsx';

/** What stands in a card, whatever it shows; `depth` is how many cards it was followed through. */
export function CardInside({ update, reference, depth }: { update: CardUpdate; reference: Reference; depth: number }) {
  const back = depth > 0 && <Back />;
  switch (update.kind) {
    case 'waiting':
      return (
        <>
          <Waiting
            head={
              <>
                {back}
                <Chain {...update} />
              </>
            }
            {...update}
          />
          <LowFoot reference={reference} chainId={update.chain.id} />
        </>
      );
    case 'content':
      return (
        <>
          <div class="hl-scroll">
            <div class="hl-head">
              {back}
              <Chain {...update.content} />
              <AnswerHead content={update.content} />
              <Pin />
            </div>
            <AnswerBody
              content={update.content}
              follow={(one) => ({ act: toFollowAct(one, update.content.chain.id) })}
            />
            <AnswerSource {...update.content} />
          </div>
          <AnswerFoot content={update.content} reference={reference} />
        </>
      );
    case 'ask-first':
      return (
        <div class="hl-scroll">
          <Message title={update.title} detail={update.detail}>
            <button type="button" act={{ wish: { asked: true } }}>
              {update.label}
            </button>
          </Message>
        </div>
      );
    case 'told':
      return (
        <div class="hl-scroll">
          <Message title={update.title} detail={update.detail}>
            {update.lead && (
              <button type="button" act={toLeadAct(update.lead.address)}>
                {update.lead.label}
              </button>
            )}
          </Message>
        </div>
      );
    case 'failure':
      return (
        <>
          <Failed
            head={
              <>
                {back}
                <Chain {...update} />
              </>
            }
            failure={update.failure}
            addKey={{ ask: 'addKey', request: { reference, chainId: update.chain?.id ?? 1 } }}
          />
          {update.chain && <LowFoot reference={reference} chainId={update.chain.id} />}
        </>
      );
  }
}

function Back() {
  return (
    <button type="button" class="hl-back" aria-label={t('card.back')} title={t('card.back')} act={{ back: true }}>
      <Icon of={ArrowLeft} />
    </button>
  );
}

/** Both words are drawn: a page shows the one that holds. */
function Pin() {
  return (
    <button type="button" class="hl-pin" act={{ pin: true }}>
      <span>{t('card.pin')}</span>
      <span>{t('card.unpin')}</span>
    </button>
  );
}

function Chain({ chain, chains = [] }: { chain?: ChainWords; chains?: ChainChoice[] }) {
  return chain && <ChainName chain={chain} chains={chains} />;
}

/** For frames that are lower than a card; elsewhere it is not seen. */
function LowFoot({ reference, chainId }: { reference: Reference; chainId: number }) {
  return (
    <div class="hl-foot hl-low">
      <button type="button" class="hl-go" act={{ ask: 'openPopupPage', request: { reference, chainId } }}>
        {t('card.openInHashlens')}
      </button>
    </div>
  );
}

type AddKey = Extract<CardAct, { ask: 'addKey' }>;

const acts = {
  'open-options': { ask: 'openOptions', request: {} },
  'try-again': { wish: { refresh: true } },
} as const;

/** A card that waits. `head` is what stands before the words: the chain, where it is known. */
export function Waiting(props: { head: ComponentChildren; text: string; isSlow?: true | undefined }) {
  const { head, text, isSlow } = props;
  return (
    <div class="hl-scroll">
      <div class="hl-head">
        {head}
        <span>{text}</span>
      </div>
      <SkeletonLines>{isSlow && <small>{t('card.slow')}</small>}</SkeletonLines>
    </div>
  );
}

/** A card without an answer, and why. */
export function Failed(props: { head: ComponentChildren; failure: FailureWords; addKey: AddKey }) {
  const { head, failure, addKey } = props;
  const { action, state } = failure;
  return (
    <div class="hl-scroll">
      <div class="hl-head">
        {head}
        <span class={`hl-pill hl-${failure.tone}`}>
          {state?.name ?? (failure.tone === 'wait' ? t('card.noAnswerYet') : t('card.noAnswer'))}
        </span>
        {state && <span>{state.note}</span>}
      </div>
      <Message title={failure.title} detail={failure.detail} role="alert">
        {action && (
          <button type="button" act={action.kind === 'add-key' ? addKey : acts[action.kind]}>
            {action.label}
          </button>
        )}
      </Message>
    </div>
  );
}
