import { FailureNote } from '../parts/failure-note.tsx';
import { KeyForm } from '../parts/key-form.tsx';
import { KeySource } from '../parts/key-source.tsx';
import type { KeyStore } from '../parts/key-store.ts';
import { WhatIsSent } from '../parts/what-is-sent.tsx';
import { AddressField } from './address-field.tsx';
import { ChainField } from './chain-field.tsx';
import type { PreferencesStore } from './preferences-store.ts';
import { SecretKeyField } from './secret-key-field.tsx';

const notStored = {
  tone: 'bad',
  title: 'Your browser did not store this',
  detail: 'The setting is as it was. Please change it again.',
} as const;

/** The whole options page. There is no save button: each field is stored when it is left. */
export function OptionsApp(props: { keys: KeyStore; preferences: PreferencesStore; now: () => number }) {
  const { keys, preferences, now } = props;
  return (
    <main class="sheet">
      <header class="sheet-head">
        <img src="/icon/48.png" width="32" height="32" alt="" />
        <h1>Hashlens settings</h1>
      </header>
      <section class="block">
        <h2>Access</h2>
        <KeySource />
        <KeyForm store={keys} now={now} />
        <SecretKeyField store={keys} />
      </section>
      <section class="block">
        <h2>Service and chain</h2>
        <AddressField store={preferences} />
        <ChainField store={preferences} />
        {preferences.isNotStored.value && <FailureNote words={notStored} act={{}} />}
      </section>
      <section class="block">
        <h2>What is sent, and what is not</h2>
        <WhatIsSent />
      </section>
    </main>
  );
}
