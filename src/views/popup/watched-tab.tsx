import { formatNumber } from '../../format/format-number.ts';
import { tryAgain } from '../../format/plain-failures.ts';
import type { WatchedRefusal } from '../../messages/watched-questions.ts';
import { watchedBounds } from '../../models/watched.ts';
import { words } from '../../words/words.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { AddWatched } from './add-watched.tsx';
import type { WatchChecksStore } from './create-watch-checks.ts';
import { Empty } from './empty.tsx';
import { WatchedChecks } from './watched-checks.tsx';
import { type Entry, nameWatched } from './watched-entries.ts';
import { type FileParts, WatchedFiles } from './watched-files.tsx';
import { WatchedList } from './watched-list.tsx';
import type { WatchedStore } from './watched-store.ts';

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
