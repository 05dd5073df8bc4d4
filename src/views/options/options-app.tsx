import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Ask } from '../../messages/ask.ts';
import { words } from '../../words/words.ts';
import { AccessNote } from '../parts/access-note.tsx';
import type { AccessStore } from '../parts/access-store.ts';
import type { AllowanceStore } from '../parts/allowance-store.ts';
import { KeyForm } from '../parts/key-form.tsx';
import { KeySource } from '../parts/key-source.tsx';
import type { KeyStore } from '../parts/key-store.ts';
import { WhatIsSent } from '../parts/what-is-sent.tsx';
import { AddressField } from './address-field.tsx';
import { ChainsField } from './chains-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { CreditsBlock } from './credits-block.tsx';
import { ExplorersField } from './explorers-field.tsx';
import { KeptAnswers } from './kept-answers.tsx';
import { LooksBlock } from './looks-block.tsx';
import { OnPagesBlock } from './on-pages-block.tsx';
import type { PreferenceRules } from './preference-parts.ts';
import type { PreferencesStore } from './preferences-store.ts';
import type { SettingsFiles } from './read-settings.ts';
import { SecretKeyField } from './secret-key-field.tsx';
import { SettingsFileBlock } from './settings-file-block.tsx';
import { SettingsSearch } from './settings-search.tsx';

const pictures = ['ask', 'never'] as const;

/** The whole options page. There is no save button: each field is stored when it is left. */
export function OptionsApp(props: {
  /** What is searched for. */
  query: Signal<string>;
  keys: KeyStore;
  preferences: PreferencesStore;
  allowance: AllowanceStore;
  access: AccessStore;
  files: SettingsFiles;
  ask: Ask;
  rules: PreferenceRules;
  now: () => number;
}) {
  const { query, keys, preferences, allowance, access, files, ask, rules, now } = props;
  const { options: say, optionsChains, optionsLooks, whatIsSent } = words();
  const main = useRef<HTMLElement>(null);
  return (
    <main class="sheet" ref={main}>
      <header class="sheet-head">
        <img src="/icon/48.png" width="32" height="32" alt="" />
        <h1>{say.title}</h1>
      </header>
      <SettingsSearch
        query={query}
        blocks={() => [...(main.current?.querySelectorAll<HTMLElement>('section.block') ?? [])]}
      />
      <AccessNote store={access} saysApiElsewhere />
      <section class="block">
        <h2>{say.access}</h2>
        <KeySource />
        <KeyForm store={keys} now={now} />
        <SecretKeyField store={keys} />
        <AddressField store={preferences} />
      </section>
      <OnPagesBlock store={preferences} rules={rules} now={now} />
      <section class="block">
        <h2>{optionsChains.heading}</h2>
        <p class="hint">{optionsChains.hint}</p>
        <ChainsField store={preferences} most={rules.mostChains} />
        <h3>{optionsChains.explorers}</h3>
        <p class="hint">{optionsChains.explorersHint}</p>
        <ExplorersField store={preferences} rules={rules} />
      </section>
      <CreditsBlock store={preferences} allowance={allowance} now={now} />
      <LooksBlock store={preferences} />
      <KeptAnswers store={preferences} ask={ask} now={now} onForgotten={() => void allowance.load()} />
      <section class="block">
        <h2>{whatIsSent.heading}</h2>
        <WhatIsSent />
        <ChoiceField
          store={preferences}
          name="pictures"
          legend={optionsLooks.pictures}
          hint={optionsLooks.picturesHint}
          choices={pictures}
          labels={optionsLooks.pictureChoices}
        />
      </section>
      <SettingsFileBlock store={preferences} files={files} />
    </main>
  );
}
