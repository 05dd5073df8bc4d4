import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/t.ts';
import type { Preferences } from '../../settings/preference-definitions.ts';
import { FailureNote } from '../components/placeholder.tsx';
import type { PreferencesStore } from './preferences-store.ts';

/** The choices of a preference, in the order they are shown. */
type Choices<N extends keyof Preferences> = readonly { value: Preferences[N]; label: string }[];

/** Radio buttons for a preference, stored when one is chosen. */
export function ChoiceField<
  N extends 'mode' | 'marks' | 'theme' | 'hours' | 'zone' | 'pictures' | 'showAfterMs' | 'leaveAfterMs',
>(props: { store: PreferencesStore; name: N; legend: string; hint?: string; choices: Choices<N> }) {
  const { store, name, legend, hint, choices } = props;
  const stored = store.preferences.value?.[name];
  return (
    <fieldset class="choice field" disabled={store.locked.value.has(name)} aria-describedby={hint && `${name}-hint`}>
      <legend>{legend}</legend>
      <div class="choices">
        {choices.map(({ value, label }) => (
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
      <Hint name={name} text={hint} />
      <LockedWords store={store} name={name} />
      <StoredWords store={store} name={name} />
    </fieldset>
  );
}

/** Drop-down list for a preference, stored when an option is chosen. */
export function SelectField<N extends 'numbers' | 'keptMb'>(props: {
  store: PreferencesStore;
  name: N;
  label: string;
  hint?: string;
  choices: Choices<N>;
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
        <Hint name={name} text={hint} />
      </Preset>
      <StoredWords store={store} name={name} />
    </div>
  );
}

/** Checkbox for a preference, stored at once. */
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
        <Hint name={name} text={hint} />
      </Preset>
      <StoredWords store={store} name={name} />
    </div>
  );
}

function Hint({ name, text }: { name: string; text: string | undefined }) {
  return text ? (
    <p class="hint" id={`${name}-hint`}>
      {text}
    </p>
  ) : null;
}

/** The result of the last change of one preference; `more` follows "Saved just now.". */
export function StoredWords(props: { store: PreferencesStore; name: keyof Preferences; more?: string | undefined }) {
  const { store, name, more } = props;
  return (
    <>
      <p class="status" role="status">
        {store.saved.value === name &&
          (more ? t('page.both', { first: t('page.storedJustNow'), second: more }) : t('page.storedJustNow'))}
      </p>
      {store.notStored.value === name && (
        <FailureNote
          words={{ tone: 'bad', title: t('options.notStored'), detail: t('options.notStoredDetail') }}
          act={{}}
        />
      )}
    </>
  );
}

/**
 * Wraps the controls of one preference. If an administrator set it, they are disabled and, unless `isQuiet`, say so.
 */
export function Preset(props: {
  store: PreferencesStore;
  name: keyof Preferences;
  isQuiet?: boolean;
  children: ComponentChildren;
}) {
  const { store, name, isQuiet = false, children } = props;
  return (
    <fieldset class="preset" disabled={store.locked.value.has(name)}>
      {children}
      {!isQuiet && <LockedWords store={store} name={name} />}
    </fieldset>
  );
}

/** Says that an administrator set a preference; nothing if the user may change it. */
function LockedWords({ store, name }: { store: PreferencesStore; name: keyof Preferences }) {
  if (!store.locked.value.has(name)) return null;
  return (
    <p class="hint locked">
      <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
        <path
          d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2M3.5 7h9v6.5h-9z"
          fill="none"
          stroke="currentColor"
          stroke-width="1.6"
          stroke-linejoin="round"
        />
      </svg>
      {t('options.stored.byAdministrator')}
    </p>
  );
}
