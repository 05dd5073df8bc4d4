import { FailureNote } from '../parts/failure-note.tsx';
import type { Preferences } from './preference-parts.ts';
import type { PreferencesStore } from './preferences-store.ts';

const notStored = {
  tone: 'bad',
  title: 'Your browser did not store this',
  detail: 'The setting is as it was. Please change it again.',
} as const;

/** What became of the last change of one preference; `more` is said after "Stored just now.". */
export function StoredWords(props: { store: PreferencesStore; name: keyof Preferences; more?: string | undefined }) {
  const { store, name, more } = props;
  return (
    <>
      <p class="status" role="status">
        {store.saved.value === name && `Stored just now.${more ? ` ${more}` : ''}`}
      </p>
      {store.notStored.value === name && <FailureNote words={notStored} act={{}} />}
    </>
  );
}
