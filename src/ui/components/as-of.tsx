import { toClockWarnings } from '../../cards/card-frame.ts';
import { formatAge } from '../../format/format-time.ts';
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
  const hasFailed = pages.failed.value?.of === 'newest';
  return (
    <p class="hint as-of">
      {t('popup.asOf', { age })}
      <AfterDot text={isChecking ? t('popup.checking') : hasFailed ? t('card.noNewer') : null} />
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

/** A status that appears after a dot at the end of a line; null if there is none. */
export function AfterDot({ text }: { text: string | null }) {
  return (
    <span role="status">
      {text !== null && (
        <>
          <span aria-hidden="true"> · </span>
          {text}
        </>
      )}
    </span>
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
