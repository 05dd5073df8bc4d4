import type { CardUpdate } from '../../cards/card-content.ts';
import type { CardAction, CardDrawing } from '../../cards/card-drawing.ts';
import { CardBody } from './card-body.tsx';
import { CardFoot } from './card-foot.tsx';
import { ChainName } from './chain-name.tsx';

/** A whole card, whatever stage it is at: waiting, asking first, failed or answered. */
export function Card(drawing: CardDrawing) {
  const { name, update, asking } = drawing;
  const content = update?.kind === 'content' ? update.content : null;
  return (
    <div
      class="hl-card"
      role="dialog"
      tabindex={-1}
      aria-label={content?.name ?? name}
      aria-busy={isWaiting(update) || asking ? 'true' : undefined}
      lang="en"
      dir="ltr"
    >
      <div class="hl-scroll">
        <Stage {...drawing} />
      </div>
      {content && <CardFoot content={content} {...drawing} />}
      <p class="hl-unseen" role="status">
        {toStatus(drawing)}
      </p>
    </div>
  );
}

/**
 * What a card says. The head stands at one place in all of them, so that what a person chooses from in
 * it keeps the focus.
 */
function Stage({ update, slow, chains, act }: CardDrawing) {
  switch (update?.kind) {
    case undefined:
    case 'waiting':
      return (
        <>
          <div class="hl-head">
            {update && <ChainName chain={update.chain} chains={chains} act={act} />}
            <span>{update?.text || 'Looking it up…'}</span>
          </div>
          <div class="hl-skeleton">
            <i />
            <i />
            <i />
            <i />
            <i />
            {slow && <small>{slowWords}</small>}
          </div>
        </>
      );
    case 'content':
      return <CardBody content={update.content} act={act} />;
    case 'ask-first':
      return <Message {...update} action={{ kind: 'look-up', label: update.label }} act={act} />;
    case 'failure':
      return (
        <>
          <div class="hl-head">
            {update.chain && <ChainName chain={update.chain} chains={update.chains} act={act} />}
            <span class={`hl-pill hl-${update.failure.tone}`}>No answer{update.failure.tone === 'wait' && ' yet'}</span>
          </div>
          <Message {...update.failure} role="alert" act={act} />
        </>
      );
  }
}

function Message(props: {
  title: string;
  detail: string;
  role?: 'alert';
  action?: { kind: CardAction; label: string };
  act: CardDrawing['act'];
}) {
  const { title, detail, role, action, act } = props;
  return (
    <div class="hl-message" role={role}>
      <b>{title}</b>
      <p>
        <bdi>{detail}</bdi>
      </p>
      {action && (
        <button type="button" onClick={() => act(action.kind)}>
          {action.label}
        </button>
      )}
    </div>
  );
}

const slowWords = 'Still waiting for the answer.';

function isWaiting(update: CardUpdate | null): update is Extract<CardUpdate, { kind: 'waiting' }> | null {
  return update === null || update.kind === 'waiting';
}

/** What a screen reader is told politely; failures speak for themselves. */
function toStatus({ update, slow, copied, asking, note }: CardDrawing): string {
  if (copied === 'yes') return 'Copied';
  if (asking || isWaiting(update)) return slow ? slowWords : 'Looking it up';
  if (update.kind === 'content') return note || update.content.headline.text;
  return update.kind === 'ask-first' ? update.title : '';
}
