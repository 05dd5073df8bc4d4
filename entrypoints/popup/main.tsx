import { signal } from '@preact/signals';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import { ask } from '../../src/messages/ask.ts';
import { openCardPort } from '../../src/messages/open-card-port.ts';
import type { Opened } from '../../src/messages/protocol.ts';
import { accessParts, watchAccess } from '../../src/settings/access-parts.ts';
import { readLooks, readPreferences } from '../../src/settings/preferences.ts';
import { AccessNote } from '../../src/views/parts/access-note.tsx';
import { createAccessStore } from '../../src/views/parts/access-store.ts';
import { isPrivateWindow } from '../../src/views/parts/is-private-window.ts';
import { keepFocus } from '../../src/views/parts/keep-focus.ts';
import { titlePage } from '../../src/views/parts/title-page.ts';
import { createChartLater } from '../../src/views/popup/create-chart-later.ts';
import { createPopup, type Popup } from '../../src/views/popup/create-popup.ts';
import { PopupApp } from '../../src/views/popup/popup-app.tsx';
import { readWatchSubject } from '../../src/views/popup/read-watch-subject.ts';
import { wait } from '../../src/views/popup/wait.ts';
import { showAs } from '../../src/views/theme/show-as.ts';
import { speakLanguage } from '../../src/words/speak-language.ts';
import { words } from '../../src/words/words.ts';
import { checkParts } from './check-parts.ts';
import { download } from './download.ts';
import { siteParts } from './site-parts.ts';
import { findThisTab } from './this-tab.ts';

const now = () => Date.now();
// A quarter of all code, and only a balance needs it: it comes while the popup is painted and its records are read.
const createChart = createChartLater(import('../../src/views/popup/step-chart.ts').then((it) => it.createStepChart));
const isVisible = signal(!document.hidden);
document.addEventListener('visibilitychange', () => {
  isVisible.value = !document.hidden;
});

async function isInPrivate(): Promise<boolean> {
  return isPrivateWindow([
    () => browser.extension.inIncognitoContext,
    async () => (await browser.windows.getCurrent()).incognito,
  ]);
}

async function speakAndShow(): Promise<void> {
  const reading = readLooks();
  await speakLanguage({
    readChosen: async () => (await reading).language,
    browsers: [browser.i18n.getUILanguage()],
  });
  showAs(document, await reading);
}

async function start(into: Element): Promise<void> {
  const query = new URLSearchParams(location.search);
  const handedOver = query.get('private');
  const [preferences, ownTab, tab, isPrivate, opened] = await Promise.all([
    readPreferences(),
    browser.tabs.getCurrent(),
    findThisTab(),
    // Opened from a private window; it may stand in another one itself.
    handedOver === null ? isInPrivate() : true,
    handedOver === null ? toOpened(query) : ask('takeOpened', { id: handedOver }).catch(() => null),
    speakAndShow(),
  ]);
  titlePage(document, words().ownPages.popup);
  const [defaultChainId = 1] = preferences.chainIds;
  // The toolbar's popup has no tab; the same page in a tab has room for more.
  document.documentElement.dataset.place = ownTab ? 'tab' : 'popup';
  const makeId = () => crypto.randomUUID();
  const popup = createPopup({
    ask,
    openCardPort,
    tab: ownTab ? null : tab,
    sites: siteParts,
    checks: checkParts,
    defaultChainId,
    isPrivate,
    isVisible,
    now,
    wait,
    makeId,
  });
  const toWatch = query.get('watch');
  if (toWatch !== null) await toWatched(popup, toWatch, Number(query.get('chain')));
  const openOptions = () => void browser.runtime.openOptionsPage();
  const files = { isInTab: ownTab !== undefined, download, now };
  const access = createAccessStore(accessParts);
  render(
    <>
      <AccessNote store={access} />
      <PopupApp popup={popup} createChart={createChart} now={now} openOptions={openOptions} files={files} />
    </>,
    into,
  );
  keepFocus(document.body, new AbortController().signal);
  // Nothing waits for it: its note comes where something is missing, and goes when it is not.
  const lookForAccess = () => void access.load();
  watchAccess(lookForAccess);
  lookForAccess();
  if (toWatch === null) document.getElementById('look-up')?.focus();

  if (opened === null) return;
  const { lookUp, chainId } = opened;
  if (Number.isSafeInteger(chainId) && chainId > 0) popup.lookUp.pickChain(chainId);
  popup.lookUp.text.value = lookUp;
  await popup.lookUp.submit();
}

// From a card, or from another page of ours: the list, with what is to be watched.
async function toWatched({ showing, beginToWatch, ...popup }: Popup, text: string, chain: number): Promise<void> {
  showing.value = 'watched';
  const read = readWatchSubject(text);
  if ('problem' in read) return;
  const chainId = Number.isSafeInteger(chain) && chain > 0 ? chain : popup.defaultChainId;
  await beginToWatch('address' in read ? { address: read.address, chainId } : { hash: read.hash, chainId });
}

function toOpened(query: URLSearchParams): Opened | null {
  const lookUp = query.get('look-up');
  return lookUp === null ? null : { lookUp, chainId: Number(query.get('chain')) };
}

const app = document.getElementById('app');
if (app) void start(app);
