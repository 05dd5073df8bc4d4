import { formatAge } from '../../format/format-time.ts';
import type { Pages } from './pages.ts';
import { useWhileItHolds } from './use-while-it-holds.ts';

/** How old a list is, whether newer is on its way, and the button that asks for it. */
export function AsOf<Row>({ pages, now }: { pages: Pages<Row>; now: () => number }) {
  const asOf = pages.asOf.value;
  const age = useWhileItHolds(() => formatAge(asOf, now()));
  if (asOf === null) return null;
  const isChecking = pages.loading.value === 'newer' || pages.loading.value === 'first';
  const state = isChecking
    ? ', checking for newer…'
    : pages.failed.value?.of === 'newest'
      ? '. It could not be refreshed.'
      : '';
  return (
    <p class="hint as-of">
      As of {age}
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
