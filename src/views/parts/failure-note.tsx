import type { FailureWords } from '../../cards/card-content.ts';

type Action = NonNullable<FailureWords['action']>['kind'];

/** A failure in words with the one thing to do about it. Only failures are alerts: screen readers speak them at once. */
export function FailureNote({ words, act }: { words: FailureWords; act: Partial<Record<Action, () => void>> }) {
  const run = words.action && act[words.action.kind];
  return (
    <div role="alert" class={`failure ${words.tone}`}>
      <strong class="failure-title">{words.title}</strong>
      <span class="failure-detail">{words.detail}</span>
      {words.action && run && (
        <button type="button" class="button" onClick={run}>
          {words.action.label}
        </button>
      )}
    </div>
  );
}
