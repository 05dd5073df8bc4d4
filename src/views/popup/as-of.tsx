import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { formatAge } from '../../format/format-time.ts';
import type { Pages } from './pages.ts';

// Ages are told to the minute.
const tickMs = 30_000;

/** How old a list is, whether newer is on its way, and the button that asks for it. */
export function AsOf<Row>({ pages, now }: { pages: Pages<Row>; now: () => number }) {
  const ticks = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => {
      ticks.value += 1;
    }, tickMs);
    return () => clearInterval(timer);
  }, [ticks]);
  // Read, so that the age is told anew with each tick.
  void ticks.value;
  const asOf = pages.asOf.value;
  if (asOf === null) return null;
  const isChecking = pages.loading.value === 'newer' || pages.loading.value === 'first';
  const state = isChecking
    ? ', checking for newer…'
    : pages.failed.value?.of === 'newest'
      ? '. It could not be refreshed.'
      : '';
  return (
    <p class="hint as-of">
      As of {formatAge(asOf, now())}
      <span role="status">{state}</span>
      <span aria-hidden="true"> · </span>
      <button
        type="button"
        class="link"
        aria-busy={isChecking}
        aria-disabled={isChecking}
        onClick={() => void pages.refresh()}
      >
        Refresh
      </button>
    </p>
  );
}
