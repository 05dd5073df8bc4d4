import { type ComponentChildren, isValidElement } from 'preact';
import type { CardUpdate, ChainChoice, ChainWords, Drawn } from '../../cards/card-content.ts';
import { AnswerBody, AnswerHead } from './answer.tsx';
import { AnswerFoot } from './answer-foot.tsx';
import { ChainName } from './chain-name.tsx';
import { flattenVnodes } from './flatten-vnodes.ts';
import { Message } from './message.tsx';
import { Failed, Waiting } from './stages.tsx';

/**
 * Draws what a card shows into plain JSON, in the background: pages get it ready, and need not carry what draws it.
 * Where `data-says` stands, the card may say something else for a while.
 */
export function drawUpdate(update: CardUpdate): CardUpdate {
  return { ...update, drawn: toDrawn(<Inside update={update} />) };
}

/** The elements and texts that some Preact elements come to. What came as JSON is none, whatever it looks like. */
export function toDrawn(children: ComponentChildren): Drawn[] {
  return flattenVnodes(children).flatMap((node): Drawn[] => {
    if (typeof node === 'string') return [node];
    if (!isValidElement(node)) return [];
    const { children: inside, ...props } = node.props;
    return [{ type: String(node.type), props: { ...props, children: toDrawn(inside) } }];
  });
}

function Inside({ update }: { update: CardUpdate }) {
  switch (update.kind) {
    case 'waiting':
      return (
        <>
          <Waiting head={<Chain {...update} />} text={update.text} />
          <LowFoot />
        </>
      );
    case 'content':
      return (
        <>
          <div class="hl-scroll">
            <div class="hl-head">
              <Chain {...update.content} />
              <AnswerHead content={update.content} />
            </div>
            <AnswerBody content={update.content} />
          </div>
          <AnswerFoot content={update.content} />
        </>
      );
    case 'ask-first':
      return (
        <div class="hl-scroll">
          <Message {...update} action={{ kind: 'look-up', label: update.label }} />
        </div>
      );
    case 'failure':
      return (
        <>
          <Failed head={<Chain {...update} />} failure={update.failure} />
          {update.chain && <LowFoot />}
        </>
      );
  }
}

function Chain({ chain, chains = [] }: { chain?: ChainWords; chains?: ChainChoice[] }) {
  return chain && <ChainName chain={chain} chains={chains} />;
}

/** For frames that are lower than a card; elsewhere it is not seen. */
function LowFoot() {
  return (
    <div class="hl-foot hl-low">
      <button type="button" class="hl-go" data-act="open-in-hashlens">
        Open in Hashlens
      </button>
    </div>
  );
}
