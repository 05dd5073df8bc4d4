import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { words } from '../../words/words.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import type { WatchedStore } from './create-watched.ts';
import { readWatchedAddress } from './read-watched-address.ts';
import { WatchedFields } from './watched-fields.tsx';

/** The way to put an address on the list: what names it, and once something does, a name and a note for it. */
export function AddWatched({ watched }: { watched: WatchedStore }) {
  const { wanted } = watched;
  const [name, note] = [useSignal(''), useSignal('')];
  const problem = useSignal<string | null>(null);
  const status = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  // A card filled the address in: what is left to write is its name.
  const isFilledIn = useRef(wanted.peek() !== '');
  const say = words().watched;

  async function add(event: Event): Promise<void> {
    event.preventDefault();
    const read = readWatchedAddress(wanted.peek());
    problem.value = 'problem' in read ? read.problem : null;
    if ('problem' in read) return;
    if (watched.edit(read.address)) {
      wanted.value = '';
      status.value = say.already;
      return;
    }
    if (!(await watched.save(read.address, { name: name.peek(), note: note.peek() }))) return;
    isFilledIn.current = false;
    for (const one of [wanted, name, note]) one.value = '';
    status.value = say.added;
    field.current?.focus();
  }

  return (
    <form class="watched-form" onSubmit={(event) => void add(event)}>
      <div class="field">
        <label for="watched-address">{say.address}</label>
        <div class="field-line">
          <input
            ref={field}
            id="watched-address"
            class="input mono"
            type="text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            placeholder={say.addressHint}
            aria-invalid={problem.value === null ? undefined : 'true'}
            // A value reads from the left; what may be entered, as the language does.
            dir={wanted.value ? 'ltr' : undefined}
            value={wanted.value}
            onInput={(event) => {
              isFilledIn.current = false;
              wanted.value = event.currentTarget.value;
              problem.value = null;
              status.value = '';
            }}
          />
          <button type="submit" class="button main">
            {say.add}
          </button>
        </div>
      </div>
      {wanted.value !== '' && (
        <WatchedFields id="watched-new" name={name} note={note} takesFocus={isFilledIn.current} />
      )}
      <p class="status" role="status">
        {status.value}
      </p>
      {problem.value !== null && (
        <FailureNote words={{ tone: 'bad', title: say.cannotBeWatched, detail: problem.value }} act={{}} />
      )}
    </form>
  );
}
