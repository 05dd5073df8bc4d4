import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { formatWait } from '../../format/format-time.ts';
import { t } from '../../i18n/t.ts';
import { useClock } from './use-clock.ts';

/** Resolves to when requests are sent again (milliseconds since 1970); null if nothing holds them back. */
export type ReadHeldUntil = () => Promise<number | null>;

const tickMs = 1_000;

/** How long requests are held back because the plan's rate was exceeded, with a button to stop waiting if it can stop. */
export function Countdown({ until, now, onStop }: { until: number; now: () => number; onStop?: () => void }) {
  const say = () => t('popup.list.held', { wait: formatWait(Math.max(0, until - now())) });
  // Spoken once; the seconds that follow are only seen.
  const spoken = useRef(say());
  const seen = useClock(say, tickMs);
  return (
    <div class="loader-line hint num">
      <span aria-hidden="true">{seen}</span>
      <span class="unseen" role="status">
        {spoken.current}
      </span>
      {onStop && (
        <button type="button" class="link" onClick={onStop}>
          {t('popup.balance.stop')}
        </button>
      )}
    </div>
  );
}

/** Beside something that is being asked for: how long it is held back. Asks each second. */
export function HeldWhile({ read, now }: { read: ReadHeldUntil; now: () => number }) {
  const until = useSignal<number | null>(null);
  useEffect(() => {
    let isOver = false;
    const timer = setInterval(async () => {
      const heldUntil = await read();
      if (!isOver) until.value = heldUntil;
    }, tickMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [read, until]);
  return until.value === null ? null : <Countdown key={until.value} until={until.value} now={now} />;
}
