import type { CardUpdate } from '../../cards/card-content.ts';
import type { CardDrawing } from '../../cards/card-drawing.ts';
import { CardBody, ChainName } from './card-body.tsx';
import { CardFoot } from './card-foot.tsx';

/** A whole card, whatever stage it is at: waiting, asking first, failed or answered. */
export function Card(drawing: CardDrawing) {
  const { name, update, copied, act } = drawing;
  const content = update?.kind === 'content' ? update.content : null;
  return (
    <div
      class="hl-card"
      role="dialog"
      tabindex={-1}
      aria-label={content?.name ?? name}
      aria-busy={isWaiting(update) ? 'true' : undefined}
      lang="en"
      dir="ltr"
    >
      <div class="hl-scroll">
        <Stage {...drawing} />
      </div>
      {content && <CardFoot content={content} copied={copied} act={act} />}
      <p class="hl-unseen" role="status">
        {toStatus(drawing)}
      </p>
    </div>
  );
}

function Stage({ update, slow, act }: CardDrawing) {
  if (isWaiting(update)) {
    return (
      <>
        <div class="hl-head">
          {update && <ChainName chain={update.chain} />}
          <span>{update?.text ?? 'Looking it up…'}</span>
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
  }
  switch (update.kind) {
    case 'content':
      return <CardBody content={update.content} />;
    case 'ask-first':
      return (
        <div class="hl-message">
          <b>{update.title}</b>
          <p>{update.detail}</p>
          <button type="button" onClick={() => act('look-up')}>
            {update.label}
          </button>
        </div>
      );
    case 'failure': {
      const { title, detail, tone, action } = update.failure;
      return (
        <div class={`hl-edge-${tone}`} role="alert">
          {update.chain && (
            <div class="hl-head">
              <ChainName chain={update.chain} />
            </div>
          )}
          <div class="hl-message">
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
        </div>
      );
    }
  }
}

const slowWords = 'Still waiting for the answer.';

function isWaiting(update: CardUpdate | null): update is Extract<CardUpdate, { kind: 'waiting' }> | null {
  return update === null || update.kind === 'waiting';
}

/** What a screen reader is told politely; failures speak for themselves. */
function toStatus({ update, slow, copied }: CardDrawing): string {
  if (copied === 'yes') return 'Copied';
  if (isWaiting(update)) return slow ? slowWords : 'Looking it up';
  if (update.kind === 'content') return update.content.headline.text;
  return update.kind === 'ask-first' ? update.title : '';
}
