import { words } from '../../words/words.ts';
import { WhereItCannotWork } from '../parts/where-it-cannot-work.tsx';
import { ChoiceField } from './choice-field.tsx';
import { DelayField } from './delay-field.tsx';
import { OnlySitesField } from './only-sites-field.tsx';
import { PauseField } from './pause-field.tsx';
import type { PreferenceRules } from './preference-parts.ts';
import type { PreferencesStore } from './preferences-store.ts';
import { SitesField } from './sites-field.tsx';
import { TickField } from './tick-field.tsx';

const modes = ['hover', 'alt', 'click'] as const;
const marks = ['dotted', 'solid', 'off'] as const;

/** How cards open and references look on web pages, and on which of them. Open pages follow at once. */
export function OnPagesBlock(props: { store: PreferencesStore; rules: PreferenceRules; now: () => number }) {
  const { store, rules, now } = props;
  const say = words().optionsPages;
  return (
    <section class="block">
      <h2>{say.heading}</h2>
      <p class="hint">{say.hint}</p>
      <ChoiceField store={store} name="mode" legend={say.opens} choices={modes} labels={say.modes} />
      <TickField store={store} name="longPress" label={say.longPress} hint={say.longPressHint} />
      <div class="beside">
        <DelayField
          store={store}
          name="showAfterMs"
          label={say.showAfter}
          hint={say.showAfterHint}
          bounds={rules.delayBoundsMs}
        />
        <DelayField
          store={store}
          name="leaveAfterMs"
          label={say.leaveAfter}
          hint={say.leaveAfterHint}
          bounds={rules.delayBoundsMs}
        />
      </div>
      <ChoiceField store={store} name="marks" legend={say.underline} choices={marks} labels={say.marks} />
      <h3>{say.sites}</h3>
      <SitesField store={store} name="sitesOff" label={say.sitesOff} rules={rules} />
      <OnlySitesField store={store} rules={rules} />
      <PauseField store={store} now={now} />
      <h3>{words().whatIsSent.cannotWork}</h3>
      <WhereItCannotWork />
    </section>
  );
}
