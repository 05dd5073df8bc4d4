import type { PreferencesStore } from './preferences-store.ts';
import { StoredWords } from './stored-words.tsx';

/** A tick for what shall only be looked up after a click, stored at once. */
export function AskBeforeField(props: {
  store: PreferencesStore;
  name: 'askBeforeAddresses' | 'askBeforeHashes';
  label: string;
  hint?: string;
}) {
  const { store, name, label, hint } = props;
  const stored = store.preferences.value?.[name];
  return (
    <div class="field">
      <label class="check" for={name}>
        <input
          id={name}
          type="checkbox"
          disabled={stored === undefined}
          checked={stored === true}
          aria-describedby={hint && `${name}-hint`}
          onChange={(event) => void store.store({ [name]: event.currentTarget.checked })}
        />
        {label}
      </label>
      {hint && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <StoredWords store={store} name={name} />
    </div>
  );
}
