import { signal } from '@preact/signals';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { hasPages } from '../../chains/explorers.ts';
import { spokenLanguage, t } from '../../i18n/t.ts';
import { ask } from '../../messaging/send-message.ts';
import { checkApiAddress, defaultApiAddress, permissionPattern } from '../../settings/api-address.ts';
import { checkExplorerAddress, mostChains, mostExplorers } from '../../settings/preference-checks.ts';
import { isForAppearance, isGuarded, preferenceNames } from '../../settings/preference-definitions.ts';
import { accessParts, readLocked, readPreferences, saveFromPage, watchAccess } from '../../settings/preferences.ts';
import { mostFileBytes, readSettingsFile, toSettingsFile } from '../../settings/settings-file.ts';
import { isListTooLong, toSite } from '../../settings/site-list.ts';
import { createAccessStore } from '../components/access-note.tsx';
import { takeWanted } from '../components/api-key-form.tsx';
import { createApiKeyStore } from '../components/api-key-store.ts';
import { createCreditsStore } from '../components/credits-store.ts';
import { saveFile } from '../components/file-export.ts';
import { OptionsApp } from '../options/options-app.tsx';
import { createPreferencesStore } from '../options/preferences-store.ts';
import { keepFocus, onReturn, speakAndShow, titlePage } from './own-page.ts';

// If scripts in pages can write to the storage, the stored values may be looser than those in effect, which are shown.
async function readShown() {
  const [stored, held] = await Promise.all([
    readPreferences(),
    isGuarded('dailyLimit') ? ask('heldPreferences', {}).catch(() => null) : null,
  ]);
  return { ...stored, ...held };
}

/** Renders the options into an element, and updates them when settings change elsewhere. */
export async function startOptions(into: Element): Promise<void> {
  const keys = createApiKeyStore({ ask });
  const allowance = createCreditsStore({ ask });
  const originsOf = (address: string) => ({ origins: [permissionPattern(address)] });
  const preferences = createPreferencesStore({
    read: readShown,
    readLocked,
    save: (change) => saveFromPage(change, (guarded) => ask('saveGuarded', guarded)),
    checkAddress: checkApiAddress,
    defaultAddress: defaultApiAddress,
    mayReach: (address) => browser.permissions.contains(originsOf(address)),
    requestReach: (address) => browser.permissions.request(originsOf(address)),
  });

  const access = createAccessStore({ ...accessParts, onGiven: keys.accessGiven });
  const files = {
    toText: toSettingsFile,
    read: readSettingsFile,
    mostBytes: mostFileBytes,
    save: (name: string, text: string) => saveFile(name, new Blob([text], { type: 'application/json' })),
  };

  const rules = {
    mostChains,
    mostExplorers,
    checkExplorer: (text: string) => {
      const address = checkExplorerAddress(text);
      return address !== null && hasPages(address) ? address : null;
    },
    toSite,
    isListTooLong,
  };
  // The search text is kept when the page is rendered from scratch.
  const query = signal('');
  const wanted = await takeWanted(new URLSearchParams(location.search), ask);
  const parts = { query, keys, preferences, allowance, access, files, ask, wanted, rules, now: () => Date.now() };
  // Rendered from scratch if the language or a format changes: rendered components do not read their texts again. The
  // focus stays where it was; no component holds stored data.
  async function draw(): Promise<void> {
    const looks = await speakAndShow();
    titlePage(document, t('options.title'));
    const focused = document.activeElement?.id;
    render(<OptionsApp key={`${spokenLanguage()} ${looks.numbers} ${looks.hours} ${looks.zone}`} {...parts} />, into);
    if (focused) document.getElementById(focused)?.focus();
  }
  await draw();
  if (wanted) document.getElementById('apiKey')?.focus();
  // What could not be loaded is reported on the page.
  const load = () => void Promise.all([keys.load(), preferences.load(), allowance.load(), access.load()]);
  load();
  const { signal: ended } = new AbortController();
  onReturn(window, ended, load);
  keepFocus(document.body, ended);
  browser.storage.onChanged.addListener((changes) => {
    if (preferenceNames.some((name) => isForAppearance(name) && name in changes)) void draw();
    if ('apiAddress' in changes) keys.addressChanged();
    load();
  });
  watchAccess(load);
}
