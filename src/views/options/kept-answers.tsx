import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { formatFailure } from '../../format/failure.ts';
import type { Ask } from '../../messages/ask.ts';
import { FailureNote } from '../parts/failure-note.tsx';

/** What is kept of the answers, and the way to be rid of it: asked once more in the same place. */
export function KeptAnswers({ ask, now, onForgotten }: { ask: Ask; now: () => number; onForgotten: () => void }) {
  const stage = useSignal<'rest' | 'sure?' | 'forgetting' | 'done' | 'failed'>('rest');
  const begin = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const isAsking = stage.value === 'sure?' || stage.value === 'forgetting';
  const wasAsking = useRef(isAsking);

  // Each button takes the other's place, and the focus with it.
  useLayoutEffect(() => {
    if (wasAsking.current !== isAsking) (isAsking ? confirm : begin).current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  async function forget(): Promise<void> {
    if (stage.peek() === 'forgetting') return;
    stage.value = 'forgetting';
    try {
      await ask('forgetAnswers', {});
      stage.value = 'done';
      onForgotten();
    } catch {
      stage.value = 'failed';
    }
  }

  return (
    <section class="block">
      <h2>Kept answers</h2>
      <p class="hint">
        Answers stay in this browser, so that nothing is paid for twice: transactions, balances and transfers that you
        looked up, and which chain a site’s references were on (each site under a scrambled name). Private windows leave
        nothing.
      </p>
      {isAsking ? (
        <fieldset class="sure">
          <legend>Forget every kept answer? Looking them up again costs credits again.</legend>
          <button
            ref={confirm}
            type="button"
            class="button"
            aria-disabled={stage.value === 'forgetting'}
            onClick={forget}
          >
            Yes, forget everything
          </button>
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              if (stage.peek() === 'sure?') stage.value = 'rest';
            }}
          >
            Keep them
          </button>
        </fieldset>
      ) : (
        <div class="field-line">
          <button
            ref={begin}
            type="button"
            class="button"
            onClick={() => {
              stage.value = 'sure?';
            }}
          >
            Forget everything
          </button>
        </div>
      )}
      <p class="status" role="status">
        {stage.value === 'forgetting' && 'Forgetting…'}
        {stage.value === 'done' && 'Done. Nothing is kept any more.'}
      </p>
      {stage.value === 'failed' && (
        <FailureNote words={formatFailure({ kind: 'no-background' }, { now: now() })} act={{}} />
      )}
    </section>
  );
}
