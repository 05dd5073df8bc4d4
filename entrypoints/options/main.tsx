import { signal } from '@preact/signals';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { hasPages } from '../../src/chains/explorer-pages.ts';
import { ask } from '../../src/messages/ask.ts';
import { accessParts, watchAccess } from '../../src/settings/access-parts.ts';
import { checkApiAddress, defaultApiAddress, permissionPattern } from '../../src/settings/api-address.ts';
import { delayBoundsMs, mostChains } from '../../src/settings/check-stored.ts';
import { checkExplorerAddress, mostExplorers } from '../../src/settings/explorers.ts';
import { isGuarded } from '../../src/settings/guarded-names.ts';
import { isForLooks, preferenceNames } from '../../src/settings/preference-places.ts';
import { readLocked, readPreferences } from '../../src/settings/preferences.ts';
import { saveFromPage } from '../../src/settings/save-from-page.ts';
import { mostFileBytes, readSettingsFile, toSettingsFile } from '../../src/settings/settings-file.ts';
import { isListTooLong, toSite } from '../../src/settings/sites.ts';
import { OptionsApp } from '../../src/views/options/options-app.tsx';
import { createPreferencesStore } from '../../src/views/options/preferences-store.ts';
import { createAccessStore } from '../../src/views/parts/access-store.ts';
import { createAllowanceStore } from '../../src/views/parts/allowance-store.ts';
import { keepFocus } from '../../src/views/parts/keep-focus.ts';
import { createKeyStore } from '../../src/views/parts/key-store.ts';
import { onReturn } from '../../src/views/parts/on-return.ts';
import { saveFile } from '../../src/views/parts/save-file.ts';
import { titlePage } from '../../src/views/parts/title-page.ts';
import { words } from '../../src/words/words.ts';
import { speakAndShow } from '../popup/speak-and-show.ts';

const keys = createKeyStore({ ask });
const allowance = createAllowanceStore({ ask });
const originsOf = (address: string) => ({ origins: [permissionPattern(address)] });
const preferences = createPreferencesStore({
  read: readShown,
  readLocked,
  save: (change) => saveFromPage(change, (guarded) => ask('saveGuarded', guarded)),
  checkAddress: (text) => {
    const checked = checkApiAddress(text);
    return checked.ok ? checked.address : null;
  },
  defaultAddress: defaultApiAddress,
  mayReach: (address) => browser.permissions.contains(originsOf(address)),
  requestReach: (address) => browser.permissions.request(originsOf(address)),
});

// What is stored may be looser than what holds, where scripts in pages can write it.
async function readShown() {
  const [stored, held] = await Promise.all([
    readPreferences(),
    isGuarded('dailyLimit') ? ask('heldPreferences', {}).catch(() => null) : null,
  ]);
  return { ...stored, ...held };
}

const access = createAccessStore({ ...accessParts, onGiven: keys.accessGiven });
const files = {
  toText: toSettingsFile,
  read: readSettingsFile,
  mostBytes: mostFileBytes,
  save: (name: string, text: string) => saveFile(name, new Blob([text], { type: 'application/json' })),
};

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
// What is searched for stays when all is made anew.
const query = signal('');
const parts = { query, keys, preferences, allowance, access, files, ask, rules, now: () => Date.now() };
// Made anew when it shall speak or write otherwise, for what is drawn once does not ask for its words again. The focus
// stays where it was; what is stored is in none of it.
async function draw(): Promise<void> {
  const looks = await speakAndShow();
  titlePage(document, words().options.title);
  const focused = document.activeElement?.id;
  if (app)
    render(<OptionsApp key={`${words().language} ${looks.numbers} ${looks.hours} ${looks.zone}`} {...parts} />, app);
  if (focused) document.getElementById(focused)?.focus();
}
await draw();
// What cannot be loaded is said on the page.
const load = () => void Promise.all([keys.load(), preferences.load(), allowance.load(), access.load()]);
load();
const { signal: ended } = new AbortController();
onReturn(window, ended, load);
keepFocus(document.body, ended);
browser.storage.onChanged.addListener((changes) => {
  if (preferenceNames.some((name) => isForLooks(name) && name in changes)) void draw();
  load();
});
watchAccess(load);
