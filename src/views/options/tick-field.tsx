import type { PreferencesStore } from './preferences-store.ts';
import { Preset } from './preset.tsx';
import { StoredWords } from './stored-words.tsx';

/** A tick for what is so or not so, stored at once. */
export function TickField(props: {
  store: PreferencesStore;
  name: 'askBeforeAddresses' | 'askBeforeHashes' | 'longPress';
  label: string;
  hint?: string;
}) {
  const { store, name, label, hint } = props;
  const stored = store.preferences.value?.[name];
  return (
    <div class="field">
      <Preset store={store} name={name}>
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
      </Preset>
      <StoredWords store={store} name={name} />
    </div>
  );
}
