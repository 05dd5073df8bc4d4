import { ArrowLeft } from 'lucide';
import type { Reference } from '../../cards/card-act.ts';
import type { CardUpdate, ChainChoice, ChainWords } from '../../cards/card-content.ts';
import { toFollowAct, toLeadAct } from '../../cards/follow-act.ts';
import { words } from '../../words/words.ts';
import { AnswerBody, AnswerHead } from './answer.tsx';
import { AnswerFoot, AnswerSource } from './answer-foot.tsx';
import { ChainName } from './chain-name.tsx';
import { Icon } from './icon.tsx';
import { Message } from './message.tsx';
import { Failed, Waiting } from './stages.tsx';

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
          />
          {update.chain && <LowFoot reference={reference} chainId={update.chain.id} />}
        </>
      );
  }
}

function Back() {
  return (
    <button type="button" class="hl-back" aria-label={words().card.back} title={words().card.back} act={{ back: true }}>
      <Icon of={ArrowLeft} />
    </button>
  );
}

/** Both words are drawn: a page shows the one that holds. */
function Pin() {
  return (
    <button type="button" class="hl-pin" act={{ pin: true }}>
      <span>{words().card.pin}</span>
      <span>{words().card.unpin}</span>
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
        {words().card.openInHashlens}
      </button>
    </div>
  );
}
