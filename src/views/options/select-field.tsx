import type { Preferences } from './preference-parts.ts';
import type { PreferencesStore } from './preferences-store.ts';
import { Preset } from './preset.tsx';
import { StoredWords } from './stored-words.tsx';

/** One of several in a list that opens, stored when it is chosen. */
export function SelectField<N extends 'numbers' | 'keptMb'>(props: {
  store: PreferencesStore;
  name: N;
  label: string;
  hint?: string;
  /** In the order they are shown. */
  choices: readonly { value: Preferences[N]; label: string }[];
}) {
  const { store, name, label, hint, choices } = props;
  const stored = store.preferences.value?.[name];
  return (
    <div class="field">
      <Preset store={store} name={name}>
        <label for={name}>{label}</label>
        <select
          id={name}
          class="input select"
          disabled={stored === undefined}
          value={String(stored)}
          aria-describedby={hint && `${name}-hint`}
          onChange={({ currentTarget }) => {
            const chosen = choices.find(({ value }) => String(value) === currentTarget.value);
            if (chosen) void store.store({ [name]: chosen.value });
          }}
        >
          {choices.map(({ value, label: text }) => (
            <option key={value} value={String(value)}>
              {text}
            </option>
          ))}
        </select>
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
