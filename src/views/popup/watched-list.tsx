import { useSignal } from '@preact/signals';
import { formatNumber } from '../../format/format-number.ts';
import { words } from '../../words/words.ts';
import type { WatchedStore } from './create-watched.ts';
import { filterWatched } from './watched-entries.ts';
import { WatchedRow } from './watched-row.tsx';

// Fewer can be looked over.
const mostWithoutFilter = 8;
// As many as are drawn in a moment.
const atOnce = 100;

/** The watched addresses, the first 100 at once and the others on demand or by the filter. */
export function WatchedList({ watched, onOpen }: { watched: WatchedStore; onOpen: (address: string) => void }) {
  const { editing, filter, isPrivate } = watched;
  const shown = useSignal(atOnce);
  const all = watched.entries.value;
  const say = words().watched;
  const hasFilter = all.length > mostWithoutFilter;
  const entries = hasFilter ? filterWatched(all, filter.value) : all;
  const more = Math.min(atOnce, entries.length - shown.value);
  const end = () => {
    // A card led to this one alone: now to all of them again.
    if (filter.value === editing.value) filter.value = '';
    editing.value = null;
  };
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
      <p class="hint num" role="status">
        {entries.length < all.length
          ? say.countOf(entries.length, formatNumber(entries.length), formatNumber(all.length))
          : say.count(all.length, formatNumber(all.length))}
      </p>
      <ul class="watched" aria-label={words().popup.tabs.watched}>
        {entries.slice(0, shown.value).map((entry) => (
          <WatchedRow
            key={entry.address}
            entry={entry}
            isEditing={editing.value === entry.address && !isPrivate}
            isFixed={isPrivate}
            onOpen={() => onOpen(entry.address)}
            onEdit={(isEditing) => {
              if (isEditing) editing.value = entry.address;
              else end();
            }}
            onSave={(names) => void watched.save(entry.address, names).then((isSaved) => isSaved && end())}
            onRemove={() => void watched.remove(entry)}
          />
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          class="link watched-more"
          onClick={() => {
            shown.value += atOnce;
          }}
        >
          {say.showMore(more, formatNumber(more))}
        </button>
      )}
    </>
  );
}
