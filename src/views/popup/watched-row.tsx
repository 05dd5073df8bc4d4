import type { WatchSubject } from '../../cards/card-act.ts';
import { type ShortForms, shortenHex, withShortForms } from '../../format/hex.ts';
import type { WatchCheck } from '../../models/watch-check.ts';
import { words } from '../../words/words.ts';
import { AddressPicture } from '../parts/address-picture.tsx';
import type { Draft } from './drafts.ts';
import { WatchedEditor } from './watched-editor.tsx';
import { type Entry, nameWatched, writeWatched } from './watched-entries.ts';
import { WatchedFound } from './watched-found.tsx';
import type { WatchedNames } from './watched-store.ts';

const pencilPath = 'M10.8 3.2l2 2M3 13l.6-2.6 7.2-7.2 2 2-7.2 7.2z';
const crossPath = 'M4.5 4.5l7 7M11.5 4.5l-7 7';

/** One thing that is watched: a button that leads to it, what checks found, its note, and what changes it. */
export function WatchedRow(props: {
  entry: Entry;
  /** Where it is checked. */
  chainId: number;
  /** What checks have found; absent where it was never checked. */
  check: WatchCheck | undefined;
  /** Nobody wants checks, and none ever found anything. */
  isUnchecked: boolean;
  isNew: boolean;
  /** Those of the whole list. */
  shortForms: ShortForms;
  /** What is written in its form so far; null where it is not edited. */
  draft: Draft | null;
  /** In a private window nothing is changed. */
  isFixed: boolean;
  now: () => number;
  onOpen: () => void;
  onEdit: (isEditing: boolean) => void;
  onSave: (subject: WatchSubject, names: WatchedNames) => void;
  onRemove: () => void;
}) {
  const { entry, chainId, check, draft, isFixed, onOpen, onEdit, onSave, onRemove } = props;
  const { note } = entry;
  const full = writeWatched(entry);
  const [short, name] = withShortForms(props.shortForms, () => [shortenHex(full), nameWatched(entry)] as const);
  const { popupPage, watchChecks, watched: say } = words();
  const kind = 'hash' in entry ? 'transaction' : 'address';
  return (
    <li class="watched-row">
      <div class="found-row">
        <button
          type="button"
          class="link watched-value"
          aria-label={`${name}, ${popupPage.names[kind](full)}`}
          title={full}
          onClick={onOpen}
        >
          {'address' in entry && <AddressPicture address={entry.address} />}
          {name === short ? <span class="mono">{short}</span> : <bdi class="watched-name">{name}</bdi>}
        </button>
        {props.isNew && <span class="watched-new">{watchChecks.isNew}</span>}
        <span class="grow" />
        {name !== short && (
          <bdi class="hint mono" dir="ltr" title={full}>
            {short}
          </bdi>
        )}
        {!isFixed && <SmallButton label={say.editNamed(name)} path={pencilPath} onPress={() => onEdit(!draft)} />}
        {!isFixed && <SmallButton label={say.removeNamed(name)} path={crossPath} onPress={onRemove} />}
      </div>
      {draft ? (
        <WatchedEditor entry={entry} chainId={chainId} draft={draft} onSave={onSave} onCancel={() => onEdit(false)} />
      ) : (
        <>
          {!props.isUnchecked && <WatchedFound check={check} chainId={chainId} now={props.now} />}
          {note !== '' && (
            <p class="hint">
              <bdi>{note}</bdi>
            </p>
          )}
        </>
      )}
    </li>
  );
}

function SmallButton({ label, path, onPress }: { label: string; path: string; onPress: () => void }) {
  return (
    <button type="button" class="button quiet jump" aria-label={label} title={label} onClick={onPress}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          stroke-width="1.5"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>
    </button>
  );
}
