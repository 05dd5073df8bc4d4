import type { ComponentChildren, VNode } from 'preact';
import type { CardUpdate, Drawn } from '../../cards/card-content.ts';
import type { CardAction, CardDrawing } from '../../cards/card-drawing.ts';
import { Message } from './message.tsx';

/**
 * A whole card, whatever stage it is at. The background has drawn what is in it, but for what a page must be able to
 * say when nobody is there to draw.
 */
export function Card(drawing: CardDrawing) {
  const { name, update, slow, asking, note, copied, act } = drawing;
  const waits = isWaiting(update);
  const chosen = waits ? update?.chain : null;
  const said: { [name: string]: unknown } = {
    note,
    slow: slow && slowWords,
    copied: copied === 'yes' ? 'Copied' : copied === 'failed' && 'Could not copy',
    chain: chosen?.name,
  };

  const fill = (drawn: Drawn[]): ComponentChildren =>
    drawn.map((piece) => {
      if (typeof piece === 'string') return piece;
      const { type, props } = piece;
      const words = said[String(props['data-says'])];
      return {
        type,
        props: {
          ...props,
          // What it is called would go on saying what it said before; only the button for a newer answer has a name.
          ...(Boolean(words && props['aria-label']) && { 'aria-label': `Refresh: ${words}` }),
          ...(chosen && type === 'select' && { value: chosen.id }),
          children: words || fill(props.children),
        },
      } as VNode;
    });

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed are the buttons in it, by keys as well.
    <div
      class={waits ? 'hl-card hl-waits' : 'hl-card'}
      role="dialog"
      tabindex={-1}
      aria-label={name}
      aria-busy={waits || asking ? 'true' : undefined}
      lang="en"
      dir="ltr"
      onClick={({ target }) => {
        const action = target instanceof Element && target.closest('[data-act]')?.getAttribute('data-act');
        if (action) act(action as CardAction);
      }}
      onChange={({ target }) => target instanceof HTMLSelectElement && act('choose-chain', Number(target.value))}
    >
      {update?.drawn ? (
        fill(update.drawn)
      ) : (
        <div class="hl-scroll">
          {update?.kind === 'failure' ? (
            <Message {...update.failure} role="alert" />
          ) : slow ? (
            slowWords
          ) : (
            'Looking it up…'
          )}
        </div>
      )}
      <p class="hl-unseen" role="status">
        {toStatus(drawing)}
      </p>
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
