import { words } from '../../words/words.ts';
import { ChoiceField } from './choice-field.tsx';
import { LanguageField } from './language-field.tsx';
import type { PreferencesStore } from './preferences-store.ts';
import { SelectField } from './select-field.tsx';

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
