import { ArrowLeft } from 'lucide';
import { type ComponentChildren, isValidElement } from 'preact';
import type { Reference } from '../../cards/card-act.ts';
import type { CardUpdate, ChainChoice, ChainWords } from '../../cards/card-content.ts';
import type { CardDrawing, Drawn, DrawnProps } from '../../cards/card-drawing.ts';
import { chainsBeside } from '../../cards/chains-beside.ts';
import { toFollowAct } from '../../cards/follow-act.ts';
import { directionOf } from '../../words/choose-language.ts';
import { words } from '../../words/words.ts';
import { AnswerBody, AnswerHead } from './answer.tsx';
import { AnswerFoot } from './answer-foot.tsx';
import { ChainName } from './chain-name.tsx';
import { flattenVnodes } from './flatten-vnodes.ts';
import { Icon } from './icon.tsx';
import { LeftBehind } from './left-behind.tsx';
import { Message } from './message.tsx';
import { Failed, Waiting } from './stages.tsx';

/**
 * What a card is about: `depth` is how many others it was followed through, and leads back to. `outlivesUs` is true where
 * the browser ends our scripts without taking the card away.
 */
export type Asked = { reference: Reference; name: string; depth: number; outlivesUs: boolean };

/** Draws what a card shows into plain JSON, in the background: pages get it ready, and need not carry what draws it. */
export function drawUpdate(update: CardUpdate, asked: Asked): Omit<CardDrawing, 'styles'> {
  const beside = chainsBeside(update);
  const { card, failures, language, popup, refreshReasons } = words();
  const direction = directionOf(language);
  return {
    own: [
      popup.lookingItUp,
      failures.updated.title,
      refreshReasons.noBackground,
      failures.tryAgain,
      card.back,
      card.noNewer,
      language,
      direction,
    ],
    attributes: { 'aria-label': asked.name, lang: language, dir: direction },
    inside: toDrawn([
      <Inside key="answer" update={update} {...asked} />,
      asked.outlivesUs && <LeftBehind key="left" />,
    ]),
    status: toStatus(update),
    ...(update.kind === 'content' && update.left && { said: update.left }),
    ...(beside && { beside }),
  };
}

/** The elements and texts that some Preact elements come to. What came as JSON is none, whatever it looks like. */
export function toDrawn(children: ComponentChildren): Drawn[] {
  return flattenVnodes(children).flatMap((node): Drawn[] => {
    if (typeof node === 'string') return [node];
    if (!isValidElement(node)) return [];
    return [{ type: String(node.type), props: toDrawnProps(node.props) }];
  });
}

function toDrawnProps({ children, act, ...others }: DrawnProps | Record<string, unknown>): DrawnProps {
  const attributes = Object.entries(others).flatMap(([name, value]) => {
    // As Preact has it: false is a value of aria-… alone.
    if (value === null || value === undefined || (value === false && !name.startsWith('aria-'))) return [];
    return [[name, name === 'style' ? toStyle(value as { [property: string]: string }) : String(value)]];
  });
  return {
    ...Object.fromEntries(attributes),
    ...(act !== undefined && { act }),
    children: toDrawn(children as ComponentChildren),
  };
}

function toStyle(properties: { [property: string]: string }): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** What a screen reader is told politely; failures speak for themselves. */
function toStatus(update: CardUpdate): string {
  switch (update.kind) {
    case 'waiting':
      return update.isSlow ? words().card.slow : words().card.lookingItUp;
    case 'content':
      return update.content.headline.text;
    case 'ask-first':
      return update.title;
    case 'failure':
      return '';
  }
}

function Inside({ update, reference, depth }: { update: CardUpdate } & Asked) {
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
