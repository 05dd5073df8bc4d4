import type { FailureWords } from '../../cards/card-content.ts';
import { Message } from '../card/message.tsx';

type Action = NonNullable<FailureWords['action']>['kind'];

/** A failure in words with the one thing to do about it. Only failures are alerts: screen readers speak them at once. */
export function FailureNote({ words, act }: { words: FailureWords; act: Partial<Record<Action, () => void>> }) {
  const { title, detail, tone, action } = words;
  const run = action && act[action.kind];
  return (
    <Message title={title} detail={detail} tone={tone} role="alert">
      {run && (
        <button type="button" class="button" onClick={run}>
          {action.label}
        </button>
      )}
    </Message>
  );
}
