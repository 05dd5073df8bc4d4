import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import type { FailureWords } from '../../cards/card-content.ts';
import { formatFailure } from '../../format/failure.ts';
import { t } from '../../i18n/t.ts';
import { Message, SkeletonLines } from '../card/message.tsx';

/** Where there is nothing to show: says so, and what would bring something. */
export function Empty({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="empty">
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  );
}

/** Says across the full width that what stands below it is invented. */
export function SampleBand() {
  return <p class="sample-band">{t('page.sample')}</p>;
}

// As long as a card waits before it says so.
const slowAfterMs = 3000;

/** Grey lines where an answer will be; `text` says what is being waited for, and after 3 s that it still is. */
export function Skeleton({ text }: { text: string }) {
  const isSlow = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      isSlow.value = true;
    }, slowAfterMs);
    return () => clearTimeout(timer);
  }, [isSlow]);
  return (
    <div class="waiting" aria-busy="true">
      <SkeletonLines
        before={<p role="status">{isSlow.value ? t('page.both', { first: text, second: t('card.slow') }) : text}</p>}
      />
    </div>
  );
}

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

/** Says in place of a popup that it could not be drawn: what stood there until now would look as if it took something. */
export function drawNotStarted(into: Element, reload: () => void): void {
  into.replaceChildren();
  render(
    <FailureNote words={formatFailure({ kind: 'no-background' }, { now: 0 })} act={{ 'try-again': reload }} />,
    into,
  );
}
