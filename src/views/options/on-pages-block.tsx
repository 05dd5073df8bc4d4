import { WhereItCannotWork } from '../parts/where-it-cannot-work.tsx';
import { ChoiceField } from './choice-field.tsx';
import { DelayField } from './delay-field.tsx';
import { OnlySitesField } from './only-sites-field.tsx';
import { PauseField } from './pause-field.tsx';
import type { PreferenceRules } from './preference-parts.ts';
import type { PreferencesStore } from './preferences-store.ts';
import { SitesField } from './sites-field.tsx';

const modes = [
  ['hover', 'Resting the pointer'],
  ['alt', 'Resting with Alt held'],
  ['click', 'A click'],
] as const;

const marks = [
  ['dotted', 'Dotted'],
  ['solid', 'Solid'],
  ['off', 'Not at all'],
] as const;

/** How cards open and references look on web pages, and on which of them. Open pages follow at once. */
export function OnPagesBlock(props: { store: PreferencesStore; rules: PreferenceRules; now: () => number }) {
  const { store, rules, now } = props;
  return (
    <section class="block">
      <h2>On pages</h2>
      <p class="hint">What you change here holds at once, in every open tab.</p>
      <ChoiceField store={store} name="mode" legend="What opens a card" choices={modes} />
      <div class="beside">
        <DelayField
          store={store}
          name="showAfterMs"
          label="Show a card after"
          hint="From when you rest on it. A click does not wait."
          bounds={rules.delayBoundsMs}
        />
        <DelayField
          store={store}
          name="leaveAfterMs"
          label="Close it after"
          hint="From when you leave it."
          bounds={rules.delayBoundsMs}
        />
      </div>
      <ChoiceField store={store} name="marks" legend="Underline references" choices={marks} />
      <h3>Sites</h3>
      <SitesField store={store} name="sitesOff" label="Off on these sites" rules={rules} />
      <OnlySitesField store={store} rules={rules} />
      <PauseField store={store} now={now} />
      <h3>Where it cannot work</h3>
      <WhereItCannotWork />
    </section>
  );
}
