import { signal } from '@preact/signals';
import { checkApiAddress, defaultApiAddress } from '../../../../src/settings/api-address.ts';
import { checkExplorerAddress } from '../../../../src/settings/preference-checks.ts';
import { defaultPreferences, type Preferences } from '../../../../src/settings/preference-definitions.ts';
import { mostFileBytes, readSettingsFile, toSettingsFile } from '../../../../src/settings/settings-file.ts';
import { isListTooLong, toSite } from '../../../../src/settings/site-list.ts';
import { createAccessStore } from '../../../../src/ui/components/access-note.tsx';
import type { Wanted } from '../../../../src/ui/components/api-key-form.tsx';
import { createApiKeyStore } from '../../../../src/ui/components/api-key-store.ts';
import { createCreditsStore } from '../../../../src/ui/components/credits-store.ts';
import { OptionsApp } from '../../../../src/ui/options/options-app.tsx';
import { createPreferencesStore, type PreferenceParts } from '../../../../src/ui/options/preferences-store.ts';
import { keepFocus } from '../../../../src/ui/start/own-page.ts';
import { createFakeAsk, type FakeAnswers } from '../fake-ask.ts';
import { button, clickAndSettle, drawOnPage, field, settle } from '../on-page.ts';

/** The preferences of a user with three chains and defaults otherwise. */
export const plainPreferences: Preferences = {
  ...defaultPreferences,
  chainIds: [1, 8453, 42161],
};

/** Draws the options page over preferences in memory, and returns helpers to use and inspect it. */
export async function drawOptions(
  over: Partial<PreferenceParts> = {},
  answers: FakeAnswers = {},
  wanted: Wanted | null = null,
) {
  let preferences = plainPreferences;
  const requested: string[] = [];
  const fake = createFakeAsk({
    credentialsStatus: () => ({ apiKeyEnding: null, hasSecretKey: false }),
    saveCredentials: ({ secretKey }) => ({ apiKeyEnding: null, hasSecretKey: Boolean(secretKey) }),
    allowance: () => ({ creditsLeft: 99_960, asOf: '2026-11-21T09:57:00Z', spentToday: 40, requestsToday: 2 }),
    keptSize: () => ({ count: 320, bytes: 12_345_678 }),
    ...answers,
  });
  const keys = createApiKeyStore({ ask: fake.ask });
  const allowance = createCreditsStore({ ask: fake.ask });
  const store = createPreferencesStore({
    read: async () => preferences,
    readLocked: async () => new Set(),
    save: async (change) => {
      preferences = { ...preferences, ...change };
    },
    checkAddress: checkApiAddress,
    defaultAddress: defaultApiAddress,
    mayReach: async () => true,
    requestReach: async (address) => {
      requested.push(address);
      return true;
    },
    ...over,
  });
  const now = () => Date.parse('2026-11-21T10:00:00Z');
  const rules = {
    mostChains: 5,
    mostExplorers: 5,
    checkExplorer: checkExplorerAddress,
    toSite,
    isListTooLong,
  };
  const access = createAccessStore({
    readAddress: async () => preferences.apiAddress,
    toPattern: (address) => `${address}/*`,
    allPages: '<all_urls>',
    has: async () => true,
    request: async () => true,
  });
  const saved: { name: string; text: string }[] = [];
  const files = {
    toText: toSettingsFile,
    read: readSettingsFile,
    mostBytes: mostFileBytes,
    save: (name: string, text: string) => void saved.push({ name, text }),
  };
  const query = signal('');
  const parts = { query, access, files, keys, preferences: store, allowance, ask: fake.ask, wanted, rules, now };
  const page = drawOnPage(<OptionsApp {...parts} />);
  keepFocus(page, new AbortController().signal);
  await Promise.all([keys.load(), store.load(), allowance.load()]);
  await settle();
  const changeElsewhere = (change: Partial<Preferences>) => {
    preferences = { ...preferences, ...change };
  };
  /** Stores a change as another page does, and this page is notified. */
  async function storeElsewhere(change: Partial<Preferences>): Promise<void> {
    changeElsewhere(change);
    await store.load();
    await settle();
  }
  const chains = () => [...page.querySelectorAll('.chain-list li')].map((row) => row.querySelector('bdi')?.textContent);
  async function pressButton(name: string): Promise<void> {
    button(page, name).focus();
    await clickAndSettle(button(page, name));
  }
  const stored = () => preferences;
  return {
    page,
    store,
    saved,
    requested,
    asked: fake.asked,
    now: stored,
    changeElsewhere,
    storeElsewhere,
    get address() {
      return field(page, 'API address');
    },
    chains,
    pressButton,
  };
}

/** Returns the name of the focused element. */
export function focusedName(): string | null | undefined {
  return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
}
