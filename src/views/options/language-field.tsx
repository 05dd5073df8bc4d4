import { type LanguageName, languageNames } from '../../words/choose-language.ts';
import { words } from '../../words/words.ts';
import type { PreferencesStore } from './preferences-store.ts';
import { Preset } from './preset.tsx';
import { StoredWords } from './stored-words.tsx';

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
export function LanguageField({ store }: { store: PreferencesStore }) {
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
