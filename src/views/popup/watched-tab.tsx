import { formatNumber } from '../../format/format-number.ts';
import { tryAgain } from '../../format/plain-failures.ts';
import type { WatchedRefusal } from '../../messages/protocol.ts';
import { watchedBounds } from '../../models/watched.ts';
import { words } from '../../words/words.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { AddWatched } from './add-watched.tsx';
import type { WatchedStore } from './create-watched.ts';
import { Empty } from './empty.tsx';
import { nameWatched } from './watched-entries.ts';
import { WatchedList } from './watched-list.tsx';

/** The "Watched" tab: the person's own addresses, and the way to add another. */
export function WatchedTab({ watched, onOpen }: { watched: WatchedStore; onOpen: (address: string) => void }) {
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
  return (
    <div class="stack">
      {watched.isPrivate ? <p class="hint">{say.privately}</p> : <AddWatched watched={watched} />}
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
      {watched.entries.value.length === 0 ? (
        <Empty title={say.empty.title}>{say.empty.text}</Empty>
      ) : (
        <WatchedList watched={watched} onOpen={onOpen} />
      )}
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
  }
}
