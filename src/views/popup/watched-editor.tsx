import { useSignal } from '@preact/signals';
import type { Watched } from '../../models/watched.ts';
import { words } from '../../words/words.ts';
import type { WatchedNames } from './create-watched.ts';
import { WatchedFields } from './watched-fields.tsx';

/** The name and the note of one address to be changed, in the place of its row's buttons. */
export function WatchedEditor(props: { entry: Watched; onSave: (names: WatchedNames) => void; onCancel: () => void }) {
  const { entry, onSave, onCancel } = props;
  const name = useSignal(entry.name);
  const note = useSignal(entry.note);
  const say = words().watched;
  return (
    <form
      class="watched-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ name: name.peek(), note: note.peek() });
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.isComposing) return;
        // The toolbar's popup closes with Escape: first the form does.
        event.preventDefault();
        onCancel();
      }}
    >
      <WatchedFields id={`watched-${entry.address}`} name={name} note={note} takesFocus />
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
