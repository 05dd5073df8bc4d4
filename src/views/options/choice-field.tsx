import { LockedWords } from './locked-words.tsx';
import type { Preferences } from './preference-parts.ts';
import type { PreferencesStore } from './preferences-store.ts';
import { StoredWords } from './stored-words.tsx';

/** One of a few, stored when it is chosen. `choices` has the values in the order they are shown. */
export function ChoiceField<N extends 'mode' | 'marks' | 'theme' | 'hours' | 'zone' | 'pictures'>(props: {
  store: PreferencesStore;
  name: N;
  legend: string;
  hint?: string;
  choices: readonly Preferences[N][];
  labels: Record<Preferences[N], string>;
}) {
  const { store, name, legend, hint, choices, labels } = props;
  const stored = store.preferences.value?.[name];
  return (
    <fieldset class="choice field" disabled={store.locked.value.has(name)} aria-describedby={hint && `${name}-hint`}>
      <legend>{legend}</legend>
      <div class="choices">
        {choices.map((value) => (
          <label key={value} class="check" for={`${name}-${value}`}>
            <input
              id={`${name}-${value}`}
              type="radio"
              name={name}
              disabled={stored === undefined}
              checked={stored === value}
              onChange={() => void store.store({ [name]: value })}
            />
            {labels[value]}
          </label>
        ))}
      </div>
      {hint && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <LockedWords store={store} name={name} />
      <StoredWords store={store} name={name} />
    </fieldset>
  );
}
