import type { ComponentChildren } from 'preact';
import type { FailureWords } from '../../cards/card-content.ts';
import { words } from '../../words/words.ts';
import { Message } from './message.tsx';
import { SkeletonLines } from './skeleton-lines.tsx';

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
      <SkeletonLines>{isSlow && <small>{words().card.slow}</small>}</SkeletonLines>
    </div>
  );
}

/** A card without an answer, and why. */
export function Failed({ head, failure }: { head: ComponentChildren; failure: FailureWords }) {
  const { action } = failure;
  return (
    <div class="hl-scroll">
      <div class="hl-head">
        {head}
        <span class={`hl-pill hl-${failure.tone}`}>
          {failure.tone === 'wait' ? words().card.noAnswerYet : words().card.noAnswer}
        </span>
      </div>
      <Message title={failure.title} detail={failure.detail} role="alert">
        {action && (
          <button type="button" act={acts[action.kind]}>
            {action.label}
          </button>
        )}
      </Message>
    </div>
  );
}
