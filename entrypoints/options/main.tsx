import { render } from 'preact';
import { browser } from 'wxt/browser';
import { hasPages } from '../../src/chains/explorer-pages.ts';
import { ask } from '../../src/messages/ask.ts';
import { checkApiAddress, defaultApiAddress, permissionPattern } from '../../src/settings/api-address.ts';
import { delayBoundsMs, mostChains } from '../../src/settings/check-stored.ts';
import { checkExplorerAddress, mostExplorers } from '../../src/settings/explorers.ts';
import { readLanguage, readPreferences, savePreferences } from '../../src/settings/preferences.ts';
import { isListTooLong, toSite } from '../../src/settings/sites.ts';
import { OptionsApp } from '../../src/views/options/options-app.tsx';
import { createPreferencesStore } from '../../src/views/options/preferences-store.ts';
import { createAllowanceStore } from '../../src/views/parts/allowance-store.ts';
import { keepFocus } from '../../src/views/parts/keep-focus.ts';
import { createKeyStore } from '../../src/views/parts/key-store.ts';
import { onReturn } from '../../src/views/parts/on-return.ts';
import { titlePage } from '../../src/views/parts/title-page.ts';
import { speakLanguage } from '../../src/words/speak-language.ts';
import { words } from '../../src/words/words.ts';

const keys = createKeyStore({ ask });
const allowance = createAllowanceStore({ ask });
const originsOf = (address: string) => ({ origins: [permissionPattern(address)] });
const preferences = createPreferencesStore({
  read: readPreferences,
  save: savePreferences,
  checkAddress: (text) => {
    const checked = checkApiAddress(text);
    return checked.ok ? checked.address : null;
  },
  defaultAddress: defaultApiAddress,
  mayReach: (address) => browser.permissions.contains(originsOf(address)),
  requestReach: (address) => browser.permissions.request(originsOf(address)),
});

const app = document.getElementById('app');
const rules = {
  mostChains,
  mostExplorers,
  checkExplorer: (text: string) => {
    const address = checkExplorerAddress(text);
    return address !== null && hasPages(address) ? address : null;
  },
  delayBoundsMs,
  toSite,
  isListTooLong,
};
const parts = { keys, preferences, allowance, ask, rules, now: () => Date.now() };
// Made anew when another language was chosen, for what is drawn once does not ask for its words again. The focus stays
// where it was; what is stored is in none of it.
async function draw(): Promise<void> {
  await speakLanguage({ readChosen: readLanguage, browsers: [browser.i18n.getUILanguage()] });
  titlePage(document, words().options.title);
  const focused = document.activeElement?.id;
  if (app) render(<OptionsApp key={words().language} {...parts} />, app);
  if (focused) document.getElementById(focused)?.focus();
}
await draw();
// What cannot be loaded is said on the page.
const load = () => void Promise.all([keys.load(), preferences.load(), allowance.load()]);
load();
const { signal } = new AbortController();
onReturn(window, signal, load);
keepFocus(document.body, signal);
browser.storage.onChanged.addListener((changes) => {
  if ('language' in changes) void draw();
  load();
});
browser.permissions.onAdded.addListener(load);
browser.permissions.onRemoved.addListener(load);
