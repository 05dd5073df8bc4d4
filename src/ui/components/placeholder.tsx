import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import type { FailureWords } from '../../cards/card-content.ts';
import { formatFailure } from '../../format/failure.ts';
import { t } from '../../i18n/t.ts';
import { Message, SkeletonLines } from '../card/message.tsx';

/** The empty state: says that there is nothing to show, and how to get something. */
export function Empty({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="empty">
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  );
}

/** A full-width band that marks the content below it as sample data. */
export function SampleBand() {
  return <p class="sample-band">{t('page.sample')}</p>;
}

// The same delay as in a card.
const slowAfterMs = 3000;

/**
 * Grey lines in place of a coming answer. `text` says what is loading; after 3 s it adds that this is still going on.
 */
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

/** A failure in words, with its action. Only failures are alerts, which screen readers announce at once. */
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

/**
 * Replaces a popup that could not start with a failure: its initial content would look like a page that accepts input.
 */
export function drawNotStarted(into: Element, reload: () => void): void {
  into.replaceChildren();
  render(
    <FailureNote words={formatFailure({ kind: 'no-background' }, { now: 0 })} act={{ 'try-again': reload }} />,
    into,
  );
}
