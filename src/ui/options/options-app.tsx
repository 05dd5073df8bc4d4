import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { formatNumber } from '../../format/format-amount.ts';
import { t } from '../../i18n/t.ts';
import type { Ask } from '../../messaging/send-message.ts';
import type { CheckedAddress } from '../../settings/api-address.ts';
import { Note } from '../card/message.tsx';
import { AccessNote, type AccessStore } from '../components/access-note.tsx';
import {
  ApiKeyForm,
  KeySource,
  RemoveButton,
  SecretField,
  type Wanted,
  WantedLookup,
  WhatIsSent,
} from '../components/api-key-form.tsx';
import type { ApiKeyStore } from '../components/api-key-store.ts';
import type { CreditsStore } from '../components/credits-store.ts';
import { FailureNote } from '../components/placeholder.tsx';
import { AppearanceBlock } from './appearance-block.tsx';
import { ChainsField } from './chains-field.tsx';
import { CreditsBlock } from './credits-block.tsx';
import { ExplorersField } from './explorers-field.tsx';
import { OnPagesBlock } from './on-pages-block.tsx';
import type { PreferenceRules, PreferencesStore } from './preferences-store.ts';
import { ChoiceField, Preset, StoredWords } from './setting-fields.tsx';
import { SettingsFileBlock, type SettingsFiles } from './settings-file-block.tsx';
import { StoredAnswers } from './stored-answers.tsx';

/** The whole options page. There is no save button: each field is stored when it is left. */
export function OptionsApp(props: {
  /** The text of the search box. */
  query: Signal<string>;
  keys: ApiKeyStore;
  preferences: PreferencesStore;
  allowance: CreditsStore;
  access: AccessStore;
  files: SettingsFiles;
  ask: Ask;
  wanted: Wanted | null;
  rules: PreferenceRules;
  now: () => number;
}) {
  const { query, keys, preferences, allowance, access, files, ask, wanted, rules, now } = props;
  const main = useRef<HTMLElement>(null);
  return (
    <div class="options">
      <SectionList isSearching={toSearched(query.value).length > 0} />
      <main class="sheet" ref={main}>
        <header class="sheet-head">
          <img src="/icon/48.png" width="32" height="32" alt="" />
          <h1>{t('options.title')}</h1>
        </header>
        <SettingsSearch
          query={query}
          blocks={() => [...(main.current?.querySelectorAll<HTMLElement>('section.block') ?? [])]}
        />
        <AccessNote store={access} saysApiElsewhere />
        <section class="block" id="access">
          <h2>{t('options.access')}</h2>
          <KeySource />
          {wanted && <WantedLookup wanted={wanted} store={keys} ask={ask} now={now} />}
          <ApiKeyForm store={keys} now={now} />
          <SecretKeyField store={keys} />
          <AddressField store={preferences} />
        </section>
        <OnPagesBlock store={preferences} rules={rules} now={now} />
        <section class="block" id="chains">
          <h2>{t('options.chains.heading')}</h2>
          <p class="hint">{t('options.chains.hint')}</p>
          <ChainsField store={preferences} most={rules.mostChains} />
          <h3>{t('options.chains.explorers')}</h3>
          <p class="hint">{t('options.chains.explorersHint')}</p>
          <ExplorersField store={preferences} rules={rules} />
        </section>
        <CreditsBlock store={preferences} allowance={allowance} now={now} />
        <AppearanceBlock store={preferences} />
        <StoredAnswers store={preferences} ask={ask} now={now} onForgotten={() => void allowance.load()} />
        <section class="block" id="privacy">
          <h2>{t('privacy.heading')}</h2>
          <WhatIsSent />
          <ChoiceField
            store={preferences}
            name="pictures"
            legend={t('options.appearance.pictures')}
            hint={t('options.appearance.picturesHint')}
            choices={[
              { value: 'ask', label: t('options.appearance.pictureChoices.ask') },
              { value: 'never', label: t('options.appearance.pictureChoices.never') },
            ]}
          />
        </section>
        <SettingsFileBlock store={preferences} files={files} />
      </main>
    </div>
  );
}

/** Links to the sections, of which the one in view is marked: at the side, or above the page in a narrow window. */
function SectionList({ isSearching }: { isSearching: boolean }) {
  const current = useSignal('access');
  useEffect(() => {
    const onSeen = (seen: IntersectionObserverEntry[]) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) current.value = target.id;
    };
    const observer = new IntersectionObserver(onSeen, { rootMargin: '-20% 0px -75%' });
    for (const section of document.querySelectorAll('section.block')) observer.observe(section);
    return () => observer.disconnect();
  }, [current]);
  const sections = [
    { id: 'access', name: t('options.access') },
    { id: 'pages', name: t('options.onPages.heading') },
    { id: 'chains', name: t('options.chains.heading') },
    { id: 'credits', name: t('credits.heading') },
    { id: 'appearance', name: t('options.appearance.heading') },
    { id: 'stored', name: t('options.keptAnswers') },
    { id: 'privacy', name: t('privacy.heading') },
    { id: 'file', name: t('options.file.heading') },
  ];
  return (
    <nav class="section-list" aria-label={t('options.title')} hidden={isSearching}>
      {sections.map(({ id, name }) => (
        <a key={id} href={`#${id}`} aria-current={current.value === id ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** The search box: hides the blocks that lack a searched word. Escape shows all again. */
function SettingsSearch({ query, blocks }: { query: Signal<string>; blocks: () => HTMLElement[] }) {
  const said = useSignal('');
  const searched = toSearched(query.value);
  const isSearching = searched.length > 0;

  // A block's text is known after rendering: labels, hints, choices and failures, in the current language.
  useLayoutEffect(() => {
    const all = blocks();
    const found = all.filter((block) => hasAll(block.textContent ?? '', searched));
    for (const block of all) block.hidden = !found.includes(block);
    const { length } = found;
    const count = t('options.stored.foundBlocks', {
      found: length,
      text: formatNumber(length),
      of: formatNumber(all.length),
    });
    said.value = isSearching ? (length > 0 ? count : t('options.stored.nothingFound')) : '';
  }, [query.value]);

  return (
    <search class="field settings-search">
      <label class="unseen" for="settings-search">
        {t('options.stored.search')}
      </label>
      <input
        id="settings-search"
        class="input"
        type="search"
        placeholder={t('options.stored.search')}
        autocomplete="off"
        spellcheck={false}
        value={query.value}
        onInput={(event) => {
          query.value = event.currentTarget.value;
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.isComposing) query.value = '';
        }}
      />
      <p class="status" role="status">
        {said.value}
      </p>
    </search>
  );
}

// Removes diacritics and case, so that "adresse" finds "Adresse" and "anos" finds "años".
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the normalized words of a search, from its first 200 characters; none for an empty one. */
export function toSearched(query: string): string[] {
  return fold(query.slice(0, 200)).split(/\s+/).filter(Boolean);
}

/** True if a text contains all of these words, in any order and also inside other words. */
export function hasAll(text: string, searched: readonly string[]): boolean {
  const folded = fold(text);
  return searched.every((word) => folded.includes(word));
}

/** The optional credential for restricted resources. Most users have none. */
function SecretKeyField({ store }: { store: ApiKeyStore }) {
  const isStored = store.status.value?.hasSecretKey === true;
  const saved = store.saved.value;
  return (
    <div class="key-form">
      <SecretField
        name="secretKey"
        label={t('options.key.secretKey')}
        placeholder={isStored ? t('options.key.replace') : t('options.key.secretOptional')}
        hint={t('options.key.secretKeyHint')}
        store={store}
      >
        {isStored && <RemoveButton name="secretKey" label={t('options.key.forget')} store={store} />}
      </SecretField>
      <p class="status aside" role="status">
        {saved?.name === 'secretKey'
          ? saved.what === 'stored'
            ? t('page.storedJustNow')
            : t('options.key.forgotten')
          : ''}
      </p>
    </div>
  );
}

/** The API's address. The key is sent there, so only safe addresses are accepted, and the browser must allow access. */
function AddressField({ store }: { store: PreferencesStore }) {
  const stored = store.preferences.value?.apiAddress;
  const text = useSignal('');
  useLayoutEffect(() => {
    if (stored !== undefined) text.value = stored;
  }, [stored, text]);
  const checked = store.checkedAddress.value;
  const isWrong = checked?.ok === false;

  async function keep(mayAsk: boolean): Promise<void> {
    await store.storeAddress(text.peek(), { mayAsk });
    // An empty field means the default: show what is stored now.
    if (store.checkedAddress.peek()?.ok) text.value = store.preferences.peek()?.apiAddress ?? text.peek();
  }

  return (
    <div class="field">
      <Preset store={store} name="apiAddress">
        <label for="api-address">{t('options.apiAddress')}</label>
        <input
          id="api-address"
          class="input mono"
          type="text"
          inputmode="url"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-describedby="api-address-hint"
          aria-invalid={isWrong ? 'true' : undefined}
          disabled={stored === undefined}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
          onBlur={() => keep(false)}
          onKeyDown={(event) => (event.key === 'Enter' && !event.isComposing ? keep(true) : undefined)}
        />
        <p class="hint" id="api-address-hint">
          {t('options.apiAddressHint')}
        </p>
      </Preset>
      {isWrong && <FailureNote words={addressUnusable(checked)} act={{}} />}
      {checked?.ok && checked.isCut && <p class="hint">{t('options.addressCut')}</p>}
      {stored !== undefined && store.isReachable.value === false && (
        <Note tone="wait" title={t('options.notReachable', { address: stored })}>
          {t('options.notReachableDetail')}
          {store.isDeclined.value && <p role="status">{t('access.declined')}</p>}
          <button type="button" class="button" onClick={() => store.allowAccess()}>
            {t('options.allowAccess')}
          </button>
        </Note>
      )}
      <StoredWords store={store} name="apiAddress" />
    </div>
  );
}

function addressUnusable({ problem }: Extract<CheckedAddress, { ok: false }>) {
  const detail =
    problem === 'write-localhost' ? t('options.addressWriteLocalhost') : t('options.addressUnusableDetail');
  return { tone: 'bad', title: t('options.addressUnusable'), detail } as const;
}
