import { type Signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { tryAgain } from '../../../format/failure.ts';
import { formatNumber } from '../../../format/format-amount.ts';
import { toShortForms } from '../../../format/hex.ts';
import type { WatchedRefusal } from '../../../messaging/protocol.ts';
import { watchedBounds } from '../../../models/watched.ts';
import { words } from '../../../words/words.ts';
import { Empty, FailureNote, Skeleton } from '../../components/placeholder.tsx';
import { AddWatched } from './add-watched.tsx';
import type { WatchChecksStore } from './watch-checks-store.ts';
import { draftFor, dropDraft, WatchedRow } from './watched-row.tsx';
import { WatchedChecks } from './watchlist-checks.tsx';
import { type FileParts, WatchedFiles } from './watchlist-files.tsx';
import { type Entry, filterWatched, keyOf, nameWatched, type WatchedStore, writeWatched } from './watchlist-store.ts';

/** The "Watched" tab: what the person watches, the way to add more, and how it is checked. */
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
  const say = words().watched;
  const state = watched.state.value;
  const removed = watched.removed.value;
  const refusal = watched.refusal.value;
  if (state === 'unread') return null;
  if (state === 'reading') {
    return (
      <div class="stack">
        <Skeleton text={say.reading} />
      </div>
    );
  }
  if (state === 'unreadable') {
    return (
      <div class="stack">
        <FailureNote
          words={{ tone: 'bad', ...say.unreadable, action: tryAgain() }}
          act={{ 'try-again': () => void watched.load() }}
        />
      </div>
    );
  }
  const isEmpty = watched.entries.value.length + watched.transactions.value.length === 0;
  const isChecked = (checks.wishes.value?.checkEvery ?? 0) !== 0;
  return (
    <div class="stack">
      {watched.isPrivate ? (
        <p class="hint">{say.privately}</p>
      ) : (
        <AddWatched watched={watched} defaultChainId={defaultChainId} />
      )}
      {refusal && (
        <FailureNote words={{ tone: 'bad', title: words().watched.notChanged, detail: toDetail(refusal) }} act={{}} />
      )}
      <div class="watched-removed" role="status">
        {removed && (
          <>
            <span>{say.removed(nameWatched(removed))}</span>
            <button type="button" class="link" onClick={() => void watched.undo()}>
              {say.undo}
            </button>
          </>
        )}
      </div>
      {!watched.isPrivate && <WatchedChecks {...props} />}
      {isEmpty ? (
        <Empty title={say.empty.title}>{say.empty.text}</Empty>
      ) : (
        <WatchedList {...props} isChecked={isChecked} />
      )}
      <WatchedFiles watched={watched} files={props.files} />
    </div>
  );
}

function toDetail(refusal: WatchedRefusal): string {
  const say = words().watched;
  switch (refusal) {
    case 'full':
      return say.full(formatNumber(watchedBounds.addresses));
    case 'private':
      return say.privately;
    case 'not-stored':
      return say.notStored;
    case 'private-key':
      return say.isKey;
  }
}

// Fewer can be looked over.
const mostWithoutFilter = 8;
// As many as are drawn in a moment.
const atOnce = 100;

/** What is watched, the first 100 of each kind at once and the others on demand or by the filter; transactions above addresses. */
function WatchedList(props: {
  watched: WatchedStore;
  /** The person wants checks: what was not checked yet says so. */
  isChecked: boolean;
  /** Where addresses are checked that name no chain. */
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
  const say = words().watched;
  const hasFilter = allAddresses.length + allTransactions.length > mostWithoutFilter;
  const [addresses, transactions] = hasFilter
    ? [filterWatched(allAddresses, filter.value), filterWatched(allTransactions, filter.value)]
    : [allAddresses, allTransactions];
  const end = () => {
    // A card led to this one alone: now to all of them again.
    if (filter.value === editing.value) filter.value = '';
    if (editing.value !== null) dropDraft(watched, editing.value);
    editing.value = null;
  };

  function row(entry: Entry) {
    const key = keyOf(entry);
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

  return (
    <>
      {hasFilter && (
        <div class="page-filter">
          <label class="unseen" for="watched-filter">
            {say.filter}
          </label>
          <input
            id="watched-filter"
            class="input"
            type="search"
            autocomplete="off"
            spellcheck={false}
            placeholder={say.filter}
            value={filter.value}
            onInput={(event) => {
              filter.value = event.currentTarget.value;
            }}
          />
        </div>
      )}
      {transactions.length > 0 && (
        <>
          <h2 class="watched-heading">{words().watchChecks.transactions}</h2>
          <ul class="watched" aria-label={words().watchChecks.transactions}>
            {transactions.slice(0, shown.transactions.value).map(row)}
          </ul>
          <ShowMore of={transactions.length} shown={shown.transactions} />
        </>
      )}
      {allAddresses.length > 0 && (
        <p class="hint num" role="status">
          {addresses.length < allAddresses.length
            ? say.countOf(addresses.length, formatNumber(addresses.length), formatNumber(allAddresses.length))
            : say.count(allAddresses.length, formatNumber(allAddresses.length))}
        </p>
      )}
      <ul class="watched" aria-label={words().popup.tabs.watched}>
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
      {words().watched.showMore(more, formatNumber(more))}
    </button>
  );
}
