import { type Signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { tryAgain } from '../../../format/failure.ts';
import { formatNumber } from '../../../format/format-amount.ts';
import { toShortForms } from '../../../format/hex.ts';
import { t } from '../../../i18n/t.ts';
import { filterWatched } from '../../../lookup/input/find-suggestions.ts';
import type { WatchedRefusal } from '../../../messaging/protocol.ts';
import { prices } from '../../../models/credits.ts';
import { watchedBounds, watchKeyOf } from '../../../models/watched.ts';
import { Empty, FailureNote, Skeleton } from '../../components/placeholder.tsx';
import { type FileParts, WatchedFiles } from './import-export-block.tsx';
import type { WatchChecksStore } from './watch-checks-store.ts';
import { AddWatched, draftFor, dropDraft } from './watched-form.tsx';
import { WatchedRow } from './watched-row.tsx';
import { WatchedChecks } from './watchlist-checks.tsx';
import { type Entry, nameWatched, type WatchedStore, writeWatched } from './watchlist-store.ts';

/** The "Watched" tab: the watch list, the form that adds to it, the settings of its checks, and import and export. */
export function WatchedTab(props: {
  watched: WatchedStore;
  checks: WatchChecksStore;
  files: FileParts;
  defaultChainId: number;
  now: () => number;
  openOptions: () => void;
  onOpen: (entry: Entry, chainId: number) => void;
}) {
  const { watched, checks, defaultChainId } = props;
  const state = watched.state.value;
  const removed = watched.removed.value;
  const refusal = watched.refusal.value;
  if (state === 'unread') return null;
  if (state === 'reading') {
    return (
      <div class="stack">
        <Skeleton text={t('watchlist.reading')} />
      </div>
    );
  }
  if (state === 'unreadable') {
    return (
      <div class="stack">
        <FailureNote
          words={{
            tone: 'bad',
            title: t('watchlist.unreadable.title'),
            detail: t('watchlist.unreadable.detail'),
            action: tryAgain(),
          }}
          act={{ 'try-again': () => void watched.load() }}
        />
      </div>
    );
  }
  const isEmpty = watched.entries.value.length + watched.transactions.value.length === 0;
  const isChecked = (checks.wishes.value?.checkEvery ?? 0) !== 0;
  return (
    <div class="stack">
      {watched.isPrivate && <p class="hint">{t('watchlist.privately')}</p>}
      {watched.found.value?.isPassing && <p class="hint">{t('watchlist.passing')}</p>}
      {isEmpty ? (
        <Empty title={t('watchlist.empty.title')}>{t('watchlist.empty.text')}</Empty>
      ) : (
        <WatchedList {...props} isChecked={isChecked} />
      )}
      <div class="watched-removed" role="status">
        {removed && (
          <>
            <span>{t('watchlist.removed', { name: nameWatched(removed) })}</span>
            <button type="button" class="link" onClick={() => void watched.undo()}>
              {t('watchlist.undo')}
            </button>
          </>
        )}
      </div>
      {refusal && (
        <FailureNote words={{ tone: 'bad', title: t('watchlist.notChanged'), detail: toDetail(refusal) }} act={{}} />
      )}
      {!watched.isPrivate && (
        <>
          <AddWatched watched={watched} defaultChainId={defaultChainId} />
          {!isEmpty && !isChecked && checks.wishes.value && (
            <p class="hint">
              {t('watchlist.check.off')}{' '}
              <button type="button" class="link" onClick={() => void checks.store({ checkEvery: dayMinutes })}>
                {t('watchlist.check.turnOn', { credits: formatNumber(prices.address) })}
              </button>
            </p>
          )}
          <WatchedChecks {...props} />
        </>
      )}
      <WatchedFiles watched={watched} files={props.files} />
    </div>
  );
}

const dayMinutes = 1_440;

function toDetail(refusal: WatchedRefusal): string {
  switch (refusal) {
    case 'full':
      return t('watchlist.full', { most: formatNumber(watchedBounds.addresses) });
    case 'private':
      return t('watchlist.privately');
    case 'not-stored':
      return t('watchlist.notStored');
    case 'private-key':
      return t('watchlist.isKey');
  }
}

// A list up to this length needs no filter.
const mostWithoutFilter = 8;
// As many rows as can be rendered in a moment.
const atOnce = 100;

/** The watch list, transactions above addresses: the first 100 of each, the others on demand or by the filter. */
function WatchedList(props: {
  watched: WatchedStore;
  /** True if checks are on: an entry that was not checked yet then says so. */
  isChecked: boolean;
  /** The chain on which addresses without one are checked. */
  defaultChainId: number;
  now: () => number;
  onOpen: (entry: Entry, chainId: number) => void;
}) {
  const { watched, defaultChainId, now, onOpen } = props;
  const { editing, filter, isPrivate } = watched;
  const shown = { transactions: useSignal(atOnce), addresses: useSignal(atOnce) };
  const [allAddresses, allTransactions] = [watched.entries.value, watched.transactions.value];
  const shortForms = useMemo(
    () => toShortForms([...allAddresses, ...allTransactions].map(writeWatched)),
    [allAddresses, allTransactions],
  );
  const found = watched.found.value;
  const isNew = watched.isNew.value;
  const hasFilter = allAddresses.length + allTransactions.length > mostWithoutFilter;
  const [addresses, transactions] = hasFilter
    ? [filterWatched(allAddresses, filter.value), filterWatched(allTransactions, filter.value)]
    : [allAddresses, allTransactions];
  const end = () => {
    // The list was filtered to this entry only: show all entries again.
    if (filter.value === editing.value) filter.value = '';
    if (editing.value !== null) dropDraft(watched, editing.value);
    editing.value = null;
  };

  function row(entry: Entry) {
    const key = watchKeyOf(entry);
    const { chainId = defaultChainId } = entry;
    const check = found?.checks.get(key);
    return (
      <WatchedRow
        key={key}
        entry={entry}
        chainId={chainId}
        check={check}
        isUnchecked={!props.isChecked && !check && 'address' in entry}
        isNew={isNew.has(key)}
        shortForms={shortForms}
        draft={
          editing.value === key && !isPrivate
            ? draftFor(watched, key, { name: entry.name, note: entry.note, chainId: null })
            : null
        }
        isFixed={isPrivate}
        now={now}
        onOpen={() => onOpen(entry, chainId)}
        onEdit={(isEditing) => {
          if (isEditing) editing.value = key;
          else end();
        }}
        onSave={(subject, names) => void watched.save(subject, names).then((isSaved) => isSaved && end())}
        onRemove={() => void watched.remove(entry)}
      />
    );
  }

  function group(name: string, entries: Entry[]) {
    return (
      entries.length > 0 && (
        <>
          <h2 class="watched-heading">{name}</h2>
          <ul class="watched" aria-label={name}>
            {entries.map(row)}
          </ul>
        </>
      )
    );
  }

  const { open = [], done = [] } = Object.groupBy(transactions.slice(0, shown.transactions.value), (entry) => {
    const check = found?.checks.get(watchKeyOf(entry));
    return check?.kind === 'transaction' && check.end ? 'done' : 'open';
  });

  return (
    <>
      {hasFilter && (
        <div class="page-filter">
          <label class="unseen" for="watched-filter">
            {t('watchlist.filter')}
          </label>
          <input
            id="watched-filter"
            class="input"
            type="search"
            autocomplete="off"
            spellcheck={false}
            placeholder={t('watchlist.filter')}
            value={filter.value}
            onInput={(event) => {
              filter.value = event.currentTarget.value;
            }}
          />
        </div>
      )}
      {group(t('watchlist.check.transactions'), open)}
      {group(t('watchlist.check.done'), done)}
      <ShowMore of={transactions.length} shown={shown.transactions} />
      {allAddresses.length > 0 && (
        <p class="hint num" role="status">
          {addresses.length < allAddresses.length
            ? t('watchlist.countOf', {
                count: addresses.length,
                formatted: formatNumber(addresses.length),
                all: formatNumber(allAddresses.length),
              })
            : t('watchlist.count', { count: allAddresses.length, formatted: formatNumber(allAddresses.length) })}
        </p>
      )}
      <ul class="watched" aria-label={t('popup.tab', { tab: 'watched' })}>
        {addresses.slice(0, shown.addresses.value).map(row)}
      </ul>
      <ShowMore of={addresses.length} shown={shown.addresses} />
    </>
  );
}

function ShowMore({ of, shown }: { of: number; shown: Signal<number> }) {
  const more = Math.min(atOnce, of - shown.value);
  if (more <= 0) return null;
  return (
    <button
      type="button"
      class="link watched-more"
      onClick={() => {
        shown.value += atOnce;
      }}
    >
      {t('watchlist.showMore', { count: more, formatted: formatNumber(more) })}
    </button>
  );
}
