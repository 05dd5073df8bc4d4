import { type LanguageName, languageNames } from '../../words/choose-language.ts';
import { words } from '../../words/words.ts';
import type { PreferencesStore } from './preferences-store.ts';
import { ChoiceField, Preset, SelectField, StoredWords } from './setting-fields.tsx';

const themes = ['auto', 'light', 'dark'] as const;
const hours = ['auto', '12', '24'] as const;
const zones = ['local', 'utc'] as const;

/** How Hashlens looks, and the language, the numbers and the times that it writes. */
export function LooksBlock({ store }: { store: PreferencesStore }) {
  const say = words().optionsLooks;
  return (
    <section class="block">
      <h2>{say.heading}</h2>
      <p class="hint">{say.hint}</p>
      <ChoiceField store={store} name="theme" legend={say.theme} choices={themes} labels={say.themes} />
      <LanguageField store={store} />
      <SelectField
        store={store}
        name="numbers"
        label={say.numbers}
        choices={[
          { value: 'auto', label: say.asTheLanguage },
          // What they look like says more than any name.
          { value: 'comma', label: '1,234,567.89' },
          { value: 'point', label: '1.234.567,89' },
          { value: 'space', label: '1 234 567,89' },
          { value: 'apostrophe', label: '1’234’567.89' },
        ]}
      />
      <ChoiceField store={store} name="hours" legend={say.hours} choices={hours} labels={say.hourNames} />
      <ChoiceField store={store} name="zone" legend={say.zone} choices={zones} labels={say.zones} />
    </section>
  );
}

// Each by its own name: whoever looks for theirs may not read the one that is spoken.
const ownNames: { [name in LanguageName]: string } = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  zh: '简体中文',
  ja: '日本語',
  ar: 'العربية',
};

/** The language that Hashlens speaks: the browser's, or one of its own. */
function LanguageField({ store }: { store: PreferencesStore }) {
  const say = words().options;
  const stored = store.preferences.value?.language;
  return (
    <div class="field">
      <Preset store={store} name="language">
        <label for="language">{say.speaks}</label>
        <select
          id="language"
          class="input select"
          disabled={stored === undefined}
          value={stored ?? 'auto'}
          onChange={({ currentTarget: { value } }) =>
            void store.store({ language: languageNames.find((name) => name === value) ?? 'auto' })
          }
        >
          <option value="auto">{say.browsersLanguage}</option>
          {languageNames.map((name) => (
            <option key={name} value={name} lang={name}>
              {ownNames[name]}
            </option>
          ))}
        </select>
      </Preset>
      <StoredWords store={store} name="language" />
    </div>
  );
}
