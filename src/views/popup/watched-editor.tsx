import type { WatchSubject } from '../../cards/card-act.ts';
import { words } from '../../words/words.ts';
import type { Draft } from './drafts.ts';
import { type Entry, keyOf } from './watched-entries.ts';
import { WatchedFields } from './watched-fields.tsx';
import type { WatchedNames } from './watched-store.ts';

/** The name, the note and an address's chain to be changed, in the place of its row's words. */
export function WatchedEditor(props: {
  entry: Entry;
  /** Where it is checked now. */
  chainId: number;
  /** What is written in it so far. */
  draft: Draft;
  onSave: (subject: WatchSubject, names: WatchedNames) => void;
  onCancel: () => void;
}) {
  const { entry, onSave, onCancel } = props;
  const { name, note } = props.draft;
  const chosen = props.draft.chainId;
  const chainId = chosen.value ?? props.chainId;
  const say = words().watched;

  function save(): void {
    const names = { name: name.peek(), note: note.peek() };
    if ('hash' in entry) onSave({ hash: entry.hash, chainId: entry.chainId }, names);
    // Whoever leaves the chain alone has chosen none.
    else if (chainId === props.chainId) onSave({ address: entry.address }, names);
    else onSave({ address: entry.address, chainId }, names);
  }

  return (
    <form
      class="watched-form"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.isComposing) return;
        // The toolbar's popup closes with Escape: first the form does.
        event.preventDefault();
        onCancel();
      }}
    >
      <WatchedFields
        id={`watched-${keyOf(entry)}`}
        name={name}
        note={note}
        chain={
          'hash' in entry
            ? undefined
            : {
                id: chainId,
                onPick: (id) => {
                  chosen.value = id;
                },
              }
        }
        takesFocus
      />
      <div class="field-line">
        <button type="submit" class="button main">
          {say.save}
        </button>
        <button type="button" class="button quiet" onClick={onCancel}>
          {say.cancel}
        </button>
      </div>
    </form>
  );
}
