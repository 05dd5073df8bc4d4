import { languageNames, languages } from '../../i18n/choose-language.ts';
import { t } from '../../i18n/t.ts';
import type { PreferencesStore } from './preferences-store.ts';
import { ChoiceField, Preset, SelectField, StoredWords } from './setting-fields.tsx';

/** The theme, the language, and the formats of numbers and times. */
export function AppearanceBlock({ store }: { store: PreferencesStore }) {
  return (
    <section class="block" id="appearance">
      <h2>{t('options.appearance.heading')}</h2>
      <p class="hint">{t('options.appearance.hint')}</p>
      <ChoiceField
        store={store}
        name="theme"
        legend={t('options.appearance.theme')}
        choices={[
          { value: 'auto', label: t('options.appearance.themes.auto') },
          { value: 'light', label: t('options.appearance.themes.light') },
          { value: 'dark', label: t('options.appearance.themes.dark') },
        ]}
      />
      <LanguageField store={store} />
      <SelectField
        store={store}
        name="numbers"
        label={t('options.appearance.numbers')}
        choices={[
          { value: 'auto', label: t('options.appearance.asTheLanguage') },
          // An example says more than a name.
          { value: 'comma', label: '1,234,567.89' },
          { value: 'point', label: '1.234.567,89' },
          { value: 'space', label: '1 234 567,89' },
          { value: 'apostrophe', label: '1’234’567.89' },
        ]}
      />
      <ChoiceField
        store={store}
        name="hours"
        legend={t('options.appearance.hours')}
        choices={[
          { value: 'auto', label: t('options.appearance.hourNames.auto') },
          { value: '12', label: t('options.appearance.hourNames.12') },
          { value: '24', label: t('options.appearance.hourNames.24') },
        ]}
      />
      <ChoiceField
        store={store}
        name="zone"
        legend={t('options.appearance.zone')}
        choices={[
          { value: 'local', label: t('options.appearance.zones.local') },
          { value: 'utc', label: t('options.appearance.zones.utc') },
        ]}
      />
    </section>
  );
}

/** The language of Hashlens: the browser's, or one of its translations. */
function LanguageField({ store }: { store: PreferencesStore }) {
  const stored = store.preferences.value?.language;
  return (
    <div class="field">
      <Preset store={store} name="language">
        <label for="language">{t('options.speaks')}</label>
        <select
          id="language"
          class="input select"
          disabled={stored === undefined}
          value={stored ?? 'auto'}
          onChange={({ currentTarget: { value } }) =>
            void store.store({ language: languageNames.find((name) => name === value) ?? 'auto' })
          }
        >
          <option value="auto">{t('options.browsersLanguage')}</option>
          {languageNames.map((name) => (
            <option key={name} value={name} lang={name}>
              {languages[name]}
            </option>
          ))}
        </select>
      </Preset>
      <StoredWords store={store} name="language" />
    </div>
  );
}
