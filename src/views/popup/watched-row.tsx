import { shortenHex } from '../../format/hex.ts';
import type { Watched } from '../../models/watched.ts';
import { toChecksum } from '../../references/to-checksum.ts';
import { words } from '../../words/words.ts';
import { AddressPicture } from '../parts/address-picture.tsx';
import type { WatchedNames } from './create-watched.ts';
import { WatchedEditor } from './watched-editor.tsx';
import { nameWatched } from './watched-entries.ts';

const pencilPath = 'M10.8 3.2l2 2M3 13l.6-2.6 7.2-7.2 2 2-7.2 7.2z';
const crossPath = 'M4.5 4.5l7 7M11.5 4.5l-7 7';

/** One watched address: a button that shows its balance, its note, and what changes it. */
export function WatchedRow(props: {
  entry: Watched;
  isEditing: boolean;
  /** In a private window nothing is changed. */
  isFixed: boolean;
  onOpen: () => void;
  onEdit: (isEditing: boolean) => void;
  onSave: (names: WatchedNames) => void;
  onRemove: () => void;
}) {
  const { entry, isEditing, isFixed, onOpen, onEdit, onSave, onRemove } = props;
  const { address, note } = entry;
  const full = toChecksum(address);
  const short = shortenHex(full);
  const name = nameWatched(entry);
  const say = words().watched;
  return (
    <li class="watched-row">
      <div class="found-row">
        <button
          type="button"
          class="link watched-value"
          aria-label={`${name}, ${words().popupPage.names.address(full)}`}
          title={full}
          onClick={onOpen}
        >
          <AddressPicture address={address} />
          {name === short ? <span class="mono">{short}</span> : <bdi class="watched-name">{name}</bdi>}
        </button>
        <span class="grow" />
        {name !== short && (
          <bdi class="hint mono" dir="ltr" title={full}>
            {short}
          </bdi>
        )}
        {!isFixed && <SmallButton label={say.editNamed(name)} path={pencilPath} onPress={() => onEdit(!isEditing)} />}
        {!isFixed && <SmallButton label={say.removeNamed(name)} path={crossPath} onPress={onRemove} />}
      </div>
      {isEditing ? (
        <WatchedEditor entry={entry} onSave={onSave} onCancel={() => onEdit(false)} />
      ) : (
        note !== '' && (
          <p class="hint">
            <bdi>{note}</bdi>
          </p>
        )
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
