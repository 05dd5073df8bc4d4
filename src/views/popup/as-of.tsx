import { formatAge } from '../../format/format-time.ts';
import { words } from '../../words/words.ts';
import { useWhileItHolds } from '../parts/use-while-it-holds.ts';
import type { Pages } from './pages.ts';
import { withElements } from './with-elements.ts';

/** How old a list is, whether newer is on its way, and the button that asks for it. */
export function AsOf<Row>({ pages, now }: { pages: Pages<Row>; now: () => number }) {
  const asOf = pages.asOf.value;
  const age = useWhileItHolds(() => formatAge(asOf, now()));
  if (asOf === null) return null;
  const isChecking = pages.loading.value === 'newer' || pages.loading.value === 'first';
  const say = words().popup;
  const state = isChecking ? say.checking : pages.failed.value?.of === 'newest' ? say.notRefreshed : '';
  return (
    <p class="hint as-of">
      {withElements((place = '') => say.asOf(age, place), <span role="status">{state}</span>)}
      <span aria-hidden="true"> · </span>
      <button
        type="button"
        class="link"
        aria-busy={isChecking}
        aria-disabled={isChecking}
        onClick={() => void pages.refresh()}
      >
        {say.refresh}
      </button>
    </p>
  );
}
