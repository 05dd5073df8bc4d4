import { ArrowLeft, Pin as PinIcon } from 'lucide';
import type { ComponentChildren } from 'preact';
import { toCardMenu } from '../../cards/card-actions.ts';
import type { CardUpdate, ChainChoice, ChainWords, FailureWords } from '../../cards/card-content.ts';
import { type CardAct, type Reference, toFollowAct, toLeadAct } from '../../cards/card-drawing.ts';
import { toPlainForm, toShortForm } from '../../cards/copy-forms.ts';
import type { HeadState } from '../../format/failure.ts';
import { joinSentences } from '../../format/format-amount.ts';
import { groupHex } from '../../format/hex.ts';
import { t } from '../../i18n/t.ts';
import {
  AnswerBody,
  AnswerFoot,
  AnswerHead,
  ChainName,
  CopyButton,
  ExplorerButton,
  FullValue,
  Menu,
} from './answer.tsx';
import { Message, SkeletonLines } from './message.tsx';
import { Icon } from './text-parts.tsx';

/**
 * The inside of a card in any state: head, content and foot. `depth` is the number of references that it was followed
 * through; `hasSite` as in `toCardMenu`.
 */
export function CardInside({
  update,
  reference,
  depth,
  hasSite = false,
}: {
  update: CardUpdate;
  reference: Reference;
  depth: number;
  hasSite?: boolean;
}) {
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
          >
            <FullValue full={groupHex(toPlainForm(reference, update.chain.id))} />
          </Waiting>
          <BareFoot reference={reference} chainId={update.chain.id} hasSite={hasSite} />
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
              {update.followMs && !update.content.age && <span>{t('card.follows')}</span>}
              <Pin />
            </div>
            <AnswerBody
              content={update.content}
              follow={(one) => ({ act: toFollowAct(one, update.content.chain.id) })}
            />
          </div>
          <AnswerFoot content={update.content} reference={reference} hasSite={hasSite} />
        </>
      );
    case 'ask-first':
      return (
        <>
          <div class="hl-scroll">
            <Unasked back={back} state={update.state} value={toShortForm(reference, update.chain?.id)} />
            <Message title={update.title} detail={update.detail}>
              <p>{joinSentences([update.sends, update.cost].filter((one) => one !== undefined))}</p>
              <button type="button" class="hl-quiet" act={{ wish: { asked: true } }}>
                {update.label}
              </button>
            </Message>
          </div>
          <BareFoot reference={reference} hasSite={hasSite}>
            <details class="hl-aside">
              <summary>{t('card.askFirst.whyAsked')}</summary>
              <p>{update.why}</p>
            </details>
          </BareFoot>
        </>
      );
    case 'told':
      return (
        <>
          <div class="hl-scroll">
            <Unasked back={back} state={update.state} />
            <Message title={update.title} detail={update.detail}>
              {update.lead && (
                <button type="button" class="hl-quiet" act={toLeadAct(update.lead.address)}>
                  {update.lead.label}
                </button>
              )}
            </Message>
          </div>
          <BareFoot reference={reference} hasSite={hasSite} />
        </>
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
            value={toShortForm(reference, update.chain?.id)}
            addKey={{ ask: 'addKey', request: { reference, chainId: update.chain?.id ?? 1 } }}
          />
          <BareFoot reference={reference} chainId={update.chain?.id} hasSite={hasSite}>
            {update.explorer && <ExplorerButton {...update.explorer} />}
          </BareFoot>
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

/** Draws both labels; the style sheet shows the current one. */
function Pin() {
  return (
    <button type="button" class="hl-pin" act={{ pin: true }}>
      <Icon of={PinIcon} />
      <span>{t('card.pin')}</span>
      <span>{t('card.unpin')}</span>
    </button>
  );
}

function Chain({ chain, chains = [] }: { chain?: ChainWords; chains?: ChainChoice[] }) {
  return chain && <ChainName chain={chain} chains={chains} />;
}

/** The head of a card whose reference was not looked up. `value` is the reference's short form. */
function Unasked({ back, state, value }: { back: ComponentChildren; state: HeadState; value?: string }) {
  return (
    <div class="hl-head">
      {back}
      <span class="hl-pill">{state.text}</span>
      <span>{state.more}</span>
      {value && <ShortValue value={value} />}
    </div>
  );
}

function ShortValue({ value }: { value: string }) {
  return (
    <bdi class="hl-mono" dir="ltr">
      {value}
    </bdi>
  );
}

/**
 * The foot without an answer. With `chainId`, the reference can be opened in Hashlens; `hasSite` as in `toCardMenu`.
 */
function BareFoot(props: {
  reference: Reference;
  chainId?: number | undefined;
  hasSite: boolean;
  children?: ComponentChildren;
}) {
  const { reference, chainId, children } = props;
  const plain = chainId !== undefined && toPlainForm(reference, chainId);
  return (
    <div class="hl-foot">
      {plain && <CopyButton label={t('card.copy')} text={plain} title={plain} />}
      {children}
      <Menu rows={toCardMenu(props)} />
    </div>
  );
}

type AddKey = Extract<CardAct, { ask: 'addKey' }>;

const acts = {
  'open-options': { ask: 'openOptions', request: {} },
  'try-again': { wish: { refresh: true } },
} as const;

/** A card that waits. `head` comes before the text: the chain, if it is known. The children come below it. */
export function Waiting(props: {
  head: ComponentChildren;
  text: string;
  isSlow?: true | undefined;
  isDelayed?: true | undefined;
  children?: ComponentChildren;
}) {
  const { head, text, isSlow, isDelayed, children } = props;
  // A delay has its own text, which says more.
  const isLate = isSlow && !isDelayed;
  return (
    <div class="hl-scroll">
      <div class="hl-head">
        {head}
        {/* Its own class, so that it is not kept as the answer's age: a page is told what moves, also in a card. */}
        <span class={isLate ? 'hl-doing hl-wait' : 'hl-doing'}>{isLate ? t('card.waiting.slow') : text}</span>
      </div>
      <SkeletonLines />
      {children}
    </div>
  );
}

/** A card without an answer, with the reason. `value` is the reference's short form. */
export function Failed(props: { head: ComponentChildren; failure: FailureWords; value?: string; addKey: AddKey }) {
  const { head, failure, value, addKey } = props;
  const { action, state } = failure;
  return (
    <div class="hl-scroll">
      <div class="hl-head">
        {head}
        {/* Red is for transactions that failed and for scams, amber for what may be a private key or is pending. */}
        <span class={state?.tone ? 'hl-pill hl-wait' : 'hl-pill'}>
          {state?.text ?? (failure.tone === 'wait' ? t('card.noAnswerYet') : t('card.noAnswer'))}
        </span>
        {state?.more && <span>{state.more}</span>}
        {/* What may be a private key is not shown again. */}
        {value && !state?.more && state?.tone !== 'wait' && <ShortValue value={value} />}
      </div>
      <Message title={failure.title} detail={failure.detail} role="alert" {...(state?.tone && { tone: state.tone })}>
        {action && (
          <button
            type="button"
            class={action.kind === 'try-again' ? 'hl-quiet' : undefined}
            act={action.kind === 'add-key' ? addKey : acts[action.kind]}
          >
            {action.label}
          </button>
        )}
      </Message>
    </div>
  );
}
