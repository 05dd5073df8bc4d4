import { words } from '../../words/words.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import type { Preferences } from './preference-parts.ts';
import type { PreferencesStore } from './preferences-store.ts';

/** What became of the last change of one preference; `more` is said after "Stored just now.". */
export function StoredWords(props: { store: PreferencesStore; name: keyof Preferences; more?: string | undefined }) {
  const { store, name, more } = props;
  const { storedJustNow, both } = words().ownPages;
  const { notStored, notStoredDetail } = words().options;
  return (
    <>
      <p class="status" role="status">
        {store.saved.value === name && (more ? both(storedJustNow, more) : storedJustNow)}
      </p>
      {store.notStored.value === name && (
        <FailureNote words={{ tone: 'bad', title: notStored, detail: notStoredDetail }} act={{}} />
      )}
    </>
  );
}
