import type { Ask } from '../../messages/ask.ts';
import { words } from '../../words/words.ts';
import type { AllowanceStore } from '../parts/allowance-store.ts';
import { KeyForm } from '../parts/key-form.tsx';
import { KeySource } from '../parts/key-source.tsx';
import type { KeyStore } from '../parts/key-store.ts';
import { WhatIsSent } from '../parts/what-is-sent.tsx';
import { AddressField } from './address-field.tsx';
import { ChainsField } from './chains-field.tsx';
import { CreditsBlock } from './credits-block.tsx';
import { ExplorersField } from './explorers-field.tsx';
import { KeptAnswers } from './kept-answers.tsx';
import { LanguageField } from './language-field.tsx';
import { OnPagesBlock } from './on-pages-block.tsx';
import type { PreferenceRules } from './preference-parts.ts';
import type { PreferencesStore } from './preferences-store.ts';
import { SecretKeyField } from './secret-key-field.tsx';

/** The whole options page. There is no save button: each field is stored when it is left. */
export function OptionsApp(props: {
  keys: KeyStore;
  preferences: PreferencesStore;
  allowance: AllowanceStore;
  ask: Ask;
  rules: PreferenceRules;
  now: () => number;
}) {
  const { keys, preferences, allowance, ask, rules, now } = props;
  const { options: say, optionsChains, whatIsSent } = words();
  return (
    <main class="sheet">
      <header class="sheet-head">
        <img src="/icon/48.png" width="32" height="32" alt="" />
        <h1>{say.title}</h1>
      </header>
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
      <section class="block">
        <h2>{say.language}</h2>
        <LanguageField store={preferences} />
      </section>
      <KeptAnswers ask={ask} now={now} onForgotten={() => void allowance.load()} />
      <section class="block">
        <h2>{whatIsSent.heading}</h2>
        <WhatIsSent />
      </section>
    </main>
  );
}
