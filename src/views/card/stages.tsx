import type { ComponentChildren } from 'preact';
import type { FailureWords } from '../../cards/card-content.ts';
import { Message } from './message.tsx';

/** A card that waits. `head` is what stands before the words: the chain, where it is known. */
export function Waiting({ head, text }: { head: ComponentChildren; text: string }) {
  return (
    <div class="hl-scroll">
      <div class="hl-head">
        {head}
        <span>{text}</span>
      </div>
      <div class="hl-skeleton">
        <i />
        <i />
        <i />
        <i />
        <i />
        <small data-says="slow" />
      </div>
    </div>
  );
}

/** A card without an answer, and why. */
export function Failed({ head, failure }: { head: ComponentChildren; failure: FailureWords }) {
  return (
    <div class="hl-scroll">
      <div class="hl-head">
        {head}
        <span class={`hl-pill hl-${failure.tone}`}>No answer{failure.tone === 'wait' && ' yet'}</span>
      </div>
      <Message {...failure} role="alert" />
    </div>
  );
}
