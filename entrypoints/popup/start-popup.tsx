import { signal } from '@preact/signals';
import { Fragment, render } from 'preact';
import { browser } from 'wxt/browser';
import { ask as askNow } from '../../src/messages/ask.ts';
import { createAskAhead } from '../../src/messages/ask-ahead.ts';
import { openCardPort } from '../../src/messages/open-card-port.ts';
import { openPanel } from '../../src/messages/open-panel.ts';
import { accessParts, watchAccess } from '../../src/settings/access-parts.ts';
import { isForLooks, type LooksPreferences } from '../../src/settings/preference-places.ts';
import { readLooks, readSome, watchPreferences } from '../../src/settings/preferences.ts';
import { keptUntilTaken } from '../../src/settings/small-store.ts';
import { AccessAside } from '../../src/views/parts/access-note.tsx';
import { createAccessStore } from '../../src/views/parts/access-store.ts';
import { drawLater } from '../../src/views/parts/draw-later.tsx';
import { isPrivateWindow } from '../../src/views/parts/is-private-window.ts';
import { keepFocus } from '../../src/views/parts/keep-focus.ts';
import { titlePage } from '../../src/views/parts/title-page.ts';
import { createPopup, type Popup } from '../../src/views/popup/create-popup.ts';
import type { LoadPicture } from '../../src/views/popup/load-picture.ts';
import { askForOpened, lookUpOpened, takeOpened } from '../../src/views/popup/opened.ts';
import type { Panels } from '../../src/views/popup/panels.ts';
import { PopupApp } from '../../src/views/popup/popup-app.tsx';
import { showBeginning } from '../../src/views/popup/show-beginning.ts';
import { createStepChart } from '../../src/views/popup/step-chart.ts';
import type { ThisTab } from '../../src/views/popup/this-tab.ts';
import { wait } from '../../src/views/popup/wait.ts';
import { whenShown } from '../../src/views/popup/when-shown.ts';
import { showAs } from '../../src/views/theme/show-as.ts';
import { speakLanguage } from '../../src/words/speak-language.ts';
import { words } from '../../src/words/words.ts';
import { beginToWatch } from './begin-to-watch.ts';
import { checkParts } from './check-parts.ts';
import { download } from './download.ts';
import { siteParts } from './site-parts.ts';

const now = () => Date.now();
const panels: Panels = {
  Transfers: drawLater(async () => (await import('../../src/views/popup/transfers-tab.tsx')).TransfersTab),
  Page: drawLater(async () => (await import('../../src/views/popup/page-tab.tsx')).PageTab),
  Watched: drawLater(async () => (await import('../../src/views/popup/watched-tab.tsx')).WatchedTab),
  Table: drawLater(async () => (await import('../../src/views/popup/balance-table.tsx')).BalanceTable),
  Transaction: drawLater(async () => (await import('../../src/views/popup/transaction-view.tsx')).TransactionView),
};
const isVisible = signal(!document.hidden);
document.addEventListener('visibilitychange', () => {
  isVisible.value = !document.hidden;
});

// Where the browser lets us onto all sites we may ask any host; elsewhere the request would name this browser or us to
// it, and fail unless it lets everybody in. There it is to be allowed first, within the press itself: Firefox takes no
// wish after a wait, and shows nothing where it is allowed already.
const mayAsk = async (url: string) =>
  (location.protocol !== 'moz-extension:' && (await accessParts.has(accessParts.allPages))) ||
  accessParts.request([`https://${new URL(url).hostname}/*`]);
const loadPictureOf: LoadPicture = async (url) =>
  (await mayAsk(url))
    ? (await import('../../src/views/popup/load-picture.ts')).loadPicture(url, (...asked) => fetch(...asked))
    : { own: null };

/** A popup that is drawn, and the window that it belongs to. */
type StartedPopup = { popup: Popup; windowId: number | undefined; isPrivate: boolean };

/**
 * Draws the popup into an element, looks up what it was opened for, and shows what it showed last where that is nothing.
 * A panel has the tab that stands in front beside it, and the tick by which it follows the page.
 */
export async function startPopup(parts: {
  into: Element;
  findTab: () => Promise<ThisTab | null>;
  /** Resolves to the tick's state; absent where there is no panel. */
  readFollows?: () => Promise<boolean>;
  onFollows?: (follows: boolean) => void;
}): Promise<StartedPopup> {
  const query = new URLSearchParams(location.search);
  const { ask, ahead, end } = createAskAhead(askNow);
  // While the browser is asked for all that the popup is drawn by.
  askForOpened(query, ahead);
  let onTaken = () => {};
  // Heard from now on: a key may be stored, or all be forgotten, while the popup starts.
  const memory = keptUntilTaken('place', () => onTaken());
  const [preferences, ownTab, tab, ownWindow, isPrivate, opened, follows, firstLooks] = await Promise.all([
    readSome('chainIds', 'pictures'),
    browser.tabs.getCurrent(),
    parts.findTab(),
    browser.windows.getCurrent().catch(() => null),
    // Opened from a private window; it may stand in another one itself.
    query.has('private') || isInPrivate(),
    takeOpened(query, ask),
    parts.readFollows?.(),
    speakAndShow(),
  ]);
  const isPanel = follows !== undefined;
  const { promise: drawn, resolve: onDrawn } = Promise.withResolvers<void>();
  const windowId = ownWindow?.id;
  // The toolbar's popup has no tab; the same page in a tab has room for more.
  document.documentElement.dataset.place = isPanel ? 'panel' : ownTab ? 'tab' : 'popup';
  const popup = createPopup({
    ask,
    openCardPort,
    tab: ownTab && !isPanel ? null : tab,
    sites: siteParts,
    checks: checkParts,
    defaultChainId: preferences.chainIds[0] ?? 1,
    isPrivate,
    memory: isPrivate ? null : memory,
    isVisible,
    now,
    wait,
    makeId: () => crypto.randomUUID(),
    drawn,
  });
  // All that was seen is forgotten, here too: it is not to be kept again.
  onTaken = popup.forget;
  const toWatch = query.get('watch');
  if (toWatch !== null) await beginToWatch(popup, toWatch, Number(query.get('chain')));
  const keepOpen = () => {
    if (windowId === undefined) return;
    // The popup goes once its panel is there; a tab stays.
    const opening = openPanel(windowId);
    void opening.then(() => ownTab || window.close()).catch(() => {});
  };
  const access = createAccessStore(accessParts);
  const { into } = parts;
  let { pictures } = preferences;
  let looks = firstLooks;
  // Made anew when it shall look, speak or write otherwise, for what is drawn once does not ask for its words again.
  const draw = () => {
    titlePage(document, words().ownPages.popup);
    const focused = document.activeElement?.id;
    render(toPage(), into);
    if (focused) document.getElementById(focused)?.focus();
  };
  const toPage = () => (
    <Fragment key={Object.values(looks).join(' ')}>
      <AccessAside store={access} />
      <PopupApp
        popup={popup}
        createChart={createStepChart}
        panels={panels}
        now={now}
        openOptions={() => void browser.runtime.openOptionsPage()}
        files={{ isInTab: isPanel || ownTab !== undefined, download, now }}
        beside={isPanel ? { follows, onFollows: (now) => parts.onFollows?.(now) } : { keepOpen }}
        loadPicture={pictures === 'ask' && !isPrivate ? loadPictureOf : null}
      />
    </Fragment>
  );
  // On its way before anything is drawn: what is known is read meanwhile.
  const looking = opened ? lookUpOpened(popup, opened, wait) : toWatch === null && popup.reopen();
  if (opened) await whenShown(popup, wait);
  else if (looking) await Promise.race([looking, whenShown(popup, wait)]);
  // The frame that stood there until now.
  into.replaceChildren();
  try {
    draw();
  } catch (error) {
    // Else it would fail again at the place where it was; a private window has none.
    if (!isPrivate) await memory.save(null);
    throw error;
  }
  onDrawn();
  watchPreferences(async (name) => {
    if (isForLooks(name)) looks = await speakAndShow();
    else if (name === 'pictures') ({ pictures } = await readSome('pictures'));
    else return;
    draw();
  });
  keepFocus(document.body, new AbortController().signal);
  // Nothing waits for it: its note comes where something is missing, and goes when it is not.
  const lookForAccess = () => void access.load();
  watchAccess(lookForAccess);
  lookForAccess();
  if (toWatch === null && !isPanel) {
    const box = into.querySelector<HTMLInputElement>('#look-up');
    box?.focus();
    // What it was drawn with gives way to the next key, as what comes into it later does.
    showBeginning(box);
  }

  await looking;
  end();
  return { popup, windowId, isPrivate };
}

async function speakAndShow(): Promise<LooksPreferences> {
  const reading = readLooks();
  await speakLanguage({
    readChosen: async () => (await reading).language,
    browsers: [browser.i18n.getUILanguage()],
  });
  showAs(document, await reading);
  return reading;
}

async function isInPrivate(): Promise<boolean> {
  return isPrivateWindow([
    () => browser.extension.inIncognitoContext,
    async () => (await browser.windows.getCurrent()).incognito,
  ]);
}
