import { toClockWarnings } from '../../cards/card-frame.ts';
import { formatAge } from '../../format/format-time.ts';
import { withElements } from '../../i18n/isolate.ts';
import { t } from '../../i18n/t.ts';
import { Note } from '../card/message.tsx';
import type { Pages } from '../popup/shell/paged-list.ts';
import { useClock } from './use-clock.ts';

/** The age of a list, whether it is being refreshed, and the refresh button. */
export function AsOf<Row>({ pages, now }: { pages: Pages<Row>; now: () => number }) {
  const asOf = pages.asOf.value;
  const age = useClock(() => formatAge(asOf, now()));
  if (asOf === null) return null;
  const isChecking = pages.loading.value === 'newer' || pages.loading.value === 'first';
  const state = isChecking ? t('popup.checking') : pages.failed.value?.of === 'newest' ? t('popup.notRefreshed') : '';
  return (
    <p class="hint as-of">
      {withElements((place = '') => t('popup.asOf', { age, state: place }), <span role="status">{state}</span>)}
      <span aria-hidden="true"> · </span>
      <button
        type="button"
        class="link"
        aria-busy={isChecking}
        aria-disabled={isChecking}
        onClick={() => void pages.refresh()}
      >
        {t('popup.refresh')}
      </button>
    </p>
  );
}

/** Warns if the newest time of a list is ahead of this device's clock. */
export function ClockNote({ newest, now }: { newest: string | null | undefined; now: () => number }) {
  const [warning] = toClockWarnings(newest, now());
  return warning === undefined ? null : (
    <Note tone={warning.tone} title={warning.title}>
      {warning.text}
    </Note>
  );
}
