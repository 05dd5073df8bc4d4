import { formatNumber, sayCount } from '../../../format/format-amount.ts';
import { t } from '../../../i18n/t.ts';
import { countUnread } from '../../../models/balance.ts';
import type { Unread } from '../../../models/token.ts';
import { Empty } from '../../components/placeholder.tsx';
import { Countdown } from '../../components/rate-countdown.tsx';
import type { Pages } from './paged-list.ts';

type Notes = Pick<Pages<unknown>, 'lookedTo' | 'isRepeating' | 'loadMore'>;

/** Notes on a list's gaps: how far back the last pages led without a new row, and how many rows could not be read. */
export function ListNotes({ pages, rows }: { pages: Notes; rows: readonly Unread[] }) {
  const unread = countUnread(rows);
  return (
    <>
      <LookedTo pages={pages} />
      {pages.isRepeating.value && <p class="hint">{t('popup.list.repeating')}</p>}
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
