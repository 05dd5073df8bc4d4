import type { Preferences } from './preference-parts.ts';
import type { PreferencesStore } from './preferences-store.ts';
import { StoredWords } from './stored-words.tsx';

/** One of a few, stored when it is chosen. `choices` has the label of each value, in the order they are shown. */
export function ChoiceField<N extends 'mode' | 'marks'>(props: {
  store: PreferencesStore;
  name: N;
  legend: string;
  choices: readonly (readonly [Preferences[N], string])[];
}) {
  const { store, name, legend, choices } = props;
  const stored = store.preferences.value?.[name];
  return (
    <fieldset class="choice field">
      <legend>{legend}</legend>
      <div class="choices">
        {choices.map(([value, label]) => (
          <label key={value} class="check" for={`${name}-${value}`}>
            <input
              id={`${name}-${value}`}
              type="radio"
              name={name}
              disabled={stored === undefined}
              checked={stored === value}
              onChange={() => void store.store({ [name]: value })}
            />
            {label}
          </label>
        ))}
      </div>
      <StoredWords store={store} name={name} />
    </fieldset>
  );
}
