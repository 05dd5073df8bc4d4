import { useRef } from 'preact/hooks';
import { formatNumber, sayCount } from '../../../format/format-amount.ts';
import { formatWait } from '../../../format/format-time.ts';
import { t } from '../../../i18n/t.ts';
import { countUnread } from '../../../models/balance.ts';
import { Empty } from '../../components/placeholder.tsx';
import { useClock } from '../../components/use-clock.ts';
import type { Pages } from './paged-list.ts';

type Notes = Pick<Pages<unknown>, 'lookedTo' | 'loadMore'>;

/** Notes on a list's gaps: how far back the last pages led without a row, and how many rows could not be read. */
export function ListNotes({ pages, rows }: { pages: Notes; rows: readonly { unread?: number }[] }) {
  const unread = countUnread(rows);
  return (
    <>
      <LookedTo pages={pages} />
      {unread > 0 && (
        <p class="hint">{sayCount(unread, (count, formatted) => t('popup.list.unread', { count, formatted }))}</p>
      )}
    </>
  );
}

/** In place of a list of which only empty pages came: the user decides how much further to look. */
export function OnlyEmptyPages({ pages }: { pages: Notes }) {
  return (
    <>
      <Empty title={t('popup.list.onlyEmptyPages.title')}>{t('popup.list.onlyEmptyPages.text')}</Empty>
      <LookedTo pages={pages} />
      <div class="actions">
        <button type="button" class="button" onClick={() => void pages.loadMore()}>
          {t('popup.list.lookFurther')}
        </button>
      </div>
    </>
  );
}

function LookedTo({ pages }: { pages: Notes }) {
  const { value: block } = pages.lookedTo;
  return block === null ? null : <p class="hint">{t('popup.list.lookedTo', { block: formatNumber(BigInt(block)) })}</p>;
}

/** How long a page is held back because the plan's rate was exceeded, with a button to stop waiting. */
export function Held({ pages, now }: { pages: Pick<Pages<unknown>, 'heldUntil' | 'stop'>; now: () => number }) {
  const { value: until } = pages.heldUntil;
  return until === null ? null : <Countdown key={until} until={until} now={now} onStop={pages.stop} />;
}

function Countdown({ until, now, onStop }: { until: number; now: () => number; onStop: () => void }) {
  const say = () => t('popup.list.held', { wait: formatWait(Math.max(0, until - now())) });
  // Spoken once; the seconds that follow are only seen.
  const spoken = useRef(say());
  const seen = useClock(say, 1_000);
  return (
    <div class="loader-line hint num">
      <span aria-hidden="true">{seen}</span>
      <span class="unseen" role="status">
        {spoken.current}
      </span>
      <button type="button" class="link" onClick={onStop}>
        {t('popup.balance.stop')}
      </button>
    </div>
  );
}
