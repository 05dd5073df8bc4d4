import { type ReadonlySignal, signal } from '@preact/signals';
import { Fragment, render, type VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { t } from '../../i18n/t.ts';
import { openCardPort } from '../../messaging/card-port.ts';
import { openPagePort } from '../../messaging/page-port.ts';
import { ask, ask as askNow, createPrefetch } from '../../messaging/send-message.ts';
import { openPanel } from '../../messaging/side-panel.ts';
import { onWatchlistEvent } from '../../messaging/watchlist-events.ts';
import { storedUntilTaken } from '../../settings/browser-storage.ts';
import { isOffIn } from '../../settings/page-preferences.ts';
import { checkIntervals, isForAppearance, isForWatch } from '../../settings/preference-definitions.ts';
import { accessParts, readSome, savePreferences, watchAccess, watchPreferences } from '../../settings/preferences.ts';
import { switchSite, toSite } from '../../settings/site-list.ts';
import { AccessAside, createAccessStore } from '../components/access-note.tsx';
import { saveFile } from '../components/file-export.ts';
import { createStepChart } from '../popup/chart/step-chart.ts';
import { showBeginning } from '../popup/lookup/search-box.tsx';
import type { LoadPicture } from '../popup/nft/load-picture.ts';
import { createPopup, type Popup } from '../popup/shell/popup.ts';
import type { TabPanels } from '../popup/shell/popup-app.tsx';
import { PopupApp } from '../popup/shell/popup-app.tsx';
import { askForOpened, lookUpOpened, takeOpened } from '../popup/shell/take-opened.ts';
import type { SiteParts, ThisTab } from '../popup/this-page/this-page.ts';
import type { CheckParts, CheckWishes } from '../popup/watchlist/watch-checks-store.ts';
import { readWatchSubject } from '../popup/watchlist/watchlist-store.ts';
import { keepFocus, speakAndShow, titlePage } from './own-page.ts';
import { wait, whenPainted, whenShown } from './when-painted.ts';

const now = () => Date.now();

/** A rendered popup, and the window that it belongs to. */
type StartedPopup = { popup: Popup; windowId: number | undefined; isPrivate: boolean };

/**
 * Renders the popup into an element and looks up what it was opened for or, if that is nothing, shows what it showed
 * last. The side panel follows the active tab, and has the switch that makes it follow the page's cards.
 */
export async function startPopup(parts: {
  into: Element;
  findTab: () => Promise<ThisTab | null>;
  /** Resolves to the state of the switch; absent outside the side panel. */
  readFollows?: () => Promise<boolean>;
  onFollows?: (follows: boolean) => void;
}): Promise<StartedPopup> {
  const query = new URLSearchParams(location.search);
  const { ask, ahead, end } = createPrefetch(askNow);
  // Sent before the calls to the browser that rendering depends on, so that both run in parallel.
  askForOpened(query, ahead);
  let onTaken = () => {};
  // Listens from now on: a key may be stored, or everything be deleted, while the popup starts.
  const memory = storedUntilTaken('place', () => onTaken());
  const [preferences, ownTab, tab, { id: windowId }, isPrivate, opened, follows, firstLooks] = await Promise.all([
    readSome('chainIds', 'pictures', 'statement'),
    browser.tabs.getCurrent(),
    parts.findTab(),
    browser.windows.getCurrent().catch(() => ({ id: undefined })),
    // Opened from a private window; this page itself may be in a regular one.
    query.has('private') || isInPrivate(),
    takeOpened(query, ask),
    parts.readFollows?.(),
    speakAndShow(),
    whenPainted(),
  ]);
  const isPanel = follows !== undefined;
  const isInTab = ownTab !== undefined && !isPanel;
  const { promise: drawn, resolve: onDrawn } = Promise.withResolvers<void>();
  // The toolbar's popup is not in a tab; the same page in a tab has more room.
  document.documentElement.dataset.place = isPanel ? 'panel' : ownTab ? 'tab' : 'popup';
  const popup = createPopup({
    ask,
    openCardPort,
    tab: ownTab && !isPanel ? null : tab,
    sites: siteParts,
    checks: checkParts,
    chainIds: preferences.chainIds,
    isPrivate,
    memory: isPrivate ? null : memory,
    ...{ isVisible, now, wait },
    hasFocus: () => document.hasFocus(),
    makeId: () => crypto.randomUUID(),
    drawn,
  });
  // Stored data was deleted: this popup must not store its place again.
  onTaken = popup.forget;
  const toWatch = query.get('watch');
  if (toWatch !== null) await beginToWatch(popup, toWatch, Number(query.get('chain')));
  const keepOpen = () => keepOpenBeside(windowId, ownTab !== undefined);
  const access = createAccessStore(accessParts);
  const { into } = parts;
  let [{ pictures, statement }, looks] = [preferences, firstLooks];
  // Rendered from scratch if theme, language or a format changes: rendered components do not read their texts again.
  const draw = () => {
    titlePage(document, t('page.popup'));
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
        addKey={(place) => void ask('addKey', { ...place, ...(isPrivate && { isPrivate }) }).catch(() => {})}
        isInTab={isInTab}
        print={(place) => {
          if (isInTab) window.print();
          else void ask('openPopupPage', { ...place, toPrint: true, ...(isPrivate && { isPrivate }) }).catch(() => {});
        }}
        statementForm={{
          read: () => statement,
          save: (form) => {
            statement = form;
            // If the browser refuses, the next statement begins with the usual form.
            void savePreferences({ statement }).catch(() => {});
          },
        }}
        toPrint={opened?.toPrint ? opened.lookUp.toLowerCase() : null}
        files={{ isInTab: isPanel || ownTab !== undefined, download, now }}
        beside={isPanel ? { follows, onFollows: (now) => parts.onFollows?.(now) } : { keepOpen }}
        loadPicture={pictures === 'ask' && !isPrivate ? loadPictureOf : null}
      />
    </Fragment>
  );
  // Started before the first render, so that cached data is read meanwhile.
  const looking = opened ? lookUpOpened(popup, opened, wait) : toWatch === null && popup.reopen();
  if (looking) await (opened ? whenShown(popup, wait) : Promise.race([looking, whenShown(popup, wait)]));
  // Removes the static frame of the HTML file.
  into.replaceChildren();
  try {
    draw();
  } catch (error) {
    // Otherwise, the next opening would restore this place and fail again. A private window stores no place.
    if (!isPrivate) await memory.save(null);
    throw error;
  }
  onDrawn();
  watchPreferences(async (name) => {
    if (isForAppearance(name)) looks = await speakAndShow();
    else if (name === 'pictures') ({ pictures } = await readSome('pictures'));
    else return;
    draw();
  });
  hearOfWatched(popup.refreshWatched);
  keepFocus(document.body, new AbortController().signal);
  // Not awaited: its note appears if access is missing, and disappears once it is granted.
  const lookForAccess = () => void access.load();
  watchAccess(lookForAccess);
  lookForAccess();
  if (toWatch === null && !isPanel) takeKeys(into);
  await looking;
  end();
  return { popup, windowId, isPrivate };
}

/** Opens the watch list with what a card or another of our pages wants to add. An invalid `chain` is ignored. */
async function beginToWatch({ showing, beginToWatch, ...popup }: Popup, text: string, chain: number): Promise<void> {
  showing.value = 'watched';
  const read = readWatchSubject(text);
  if ('problem' in read) return;
  const chainId = Number.isSafeInteger(chain) && chain > 0 ? chain : popup.defaultChainId;
  await beginToWatch('address' in read ? { address: read.address, chainId } : { hash: read.hash, chainId });
}

// The same as in the manifest, see wxt.config.ts.
const origin = import.meta.env.BROWSER === 'firefox' ? 'USER' : 'AUTHOR';

/** Returns the active tab, with the access that the click on our icon grants; null if the browser names none. */
export async function findThisTab(): Promise<ThisTab | null> {
  const [{ id: tabId } = {}] = await browser.tabs.query({ active: true, currentWindow: true }).catch(() => []);
  return tabId === undefined
    ? null
    : { ...toThisTab(() => tabId), uncover: () => window.close(), onSwitched: () => {} };
}

/** The tab with the id that `toId` returns at that moment, as far as the browser grants access to it. */
export function toThisTab(toId: () => number): Omit<ThisTab, 'uncover' | 'onSwitched'> {
  const { scripting, tabs } = browser;
  return {
    readUrl: async () => (await tabs.get(toId()).catch(() => null))?.url ?? null,
    openPort: () => openPagePort(toId()),
    inject: async () => {
      const target = { tabId: toId(), allFrames: true };
      try {
        await scripting.insertCSS({ target, origin, files: ['/content-scripts/content.css'] });
        await scripting.executeScript({ target, files: ['/content-scripts/content.js'] });
        return true;
      } catch {
        return false;
      }
    },
    readDocument: async () => {
      const func = () => ({ contentType: document.contentType, takesCards: 'popover' in document.documentElement });
      const found = await scripting.executeScript({ target: { tabId: toId() }, func }).catch(() => []);
      return found[0]?.result ?? null;
    },
    reload: () => void tabs.reload(toId()).catch(() => {}),
    onLoaded: (listener) =>
      tabs.onUpdated.addListener((id, { status }) => {
        if (id === toId() && status === 'complete') listener();
      }),
  };
}

const permission = { permissions: ['notifications' as const] };

/** The stored settings for checks, and the permission to notify. */
const checkParts: CheckParts = {
  intervals: checkIntervals,
  read: () => readSome('checkEvery', 'checkBudget', 'tellChanges'),
  save: async ({ checkEvery, ...others }) => {
    await ask('saveGuarded', { ...others, ...toInterval(checkEvery) });
  },
  mayTell: () => browser.permissions.contains(permission),
  requestTelling: () => browser.permissions.request(permission),
};

function toInterval(minutes: CheckWishes['checkEvery'] | undefined) {
  const checkEvery = checkIntervals.find((one) => one === minutes);
  return checkEvery === undefined ? {} : { checkEvery };
}

/** Saves a text with the browser's downloads. */
function download({ name, type, text }: { name: string; type: string; text: string }): void {
  saveFile(name, new Blob([text], { type }));
}

/** Calls back when the watch list, its check results or its check settings were changed elsewhere. */
function hearOfWatched(onNews: () => void): void {
  onWatchlistEvent(onNews);
  watchPreferences((name) => {
    if (isForWatch(name)) onNews();
  });
}

/** True if this document is in a private window. */
async function isInPrivate(): Promise<boolean> {
  return isPrivateWindow([
    () => browser.extension.inIncognitoContext,
    async () => (await browser.windows.getCurrent()).incognito,
  ]);
}

const isShown = signal(!document.hidden);
document.addEventListener('visibilitychange', () => {
  isShown.value = !document.hidden;
});

/** True if this document is visible. */
const isVisible: ReadonlySignal<boolean> = isShown;

/** Opens the side panel of this window; call it directly in the click handler. The popup closes, a tab stays. */
function keepOpenBeside(windowId: number | undefined, isTab: boolean): void {
  if (windowId === undefined) return;
  const opening = openPanel(windowId);
  void opening.then(() => isTab || window.close()).catch(() => {});
}

// With access to all sites, any host can be requested. Without it, the request would reveal this browser or the
// extension to the host, and fail unless the host allows every origin. Access is then requested first, directly in the
// click handler: Firefox accepts no request after an `await`, and shows no prompt if access is already granted.
const mayAsk = async (url: string) =>
  (location.protocol !== 'moz-extension:' && (await accessParts.has(accessParts.allPages))) ||
  accessParts.request([`https://${new URL(url).hostname}/*`]);

/** Loads an NFT's picture if access is granted, or the user grants it now. Call it directly in the click handler. */
const loadPictureOf: LoadPicture = async (url) =>
  (await mayAsk(url))
    ? (await import('../popup/nft/load-picture.ts')).loadPicture(url, (...asked) => fetch(...asked))
    : { own: null };

/** The stored settings that say where Hashlens is on. */
const siteParts: SiteParts = {
  read: async (url) => {
    const { snoozedUntil, ...sites } = await readSome('sitesOff', 'onlySites', 'snoozedUntil');
    // Only web pages belong to a site. The host of any other URL means nothing.
    const site = url !== null && /^https?:/.test(url) ? toSite(url) : null;
    const isUnknown = url === null;
    const isOff = isOffIn({ ...sites, snoozedUntil: 0 }, () => (site === null ? [] : [site]), 0);
    return { site, isOn: isUnknown || !isOff, pausedUntilMs: snoozedUntil > Date.now() ? snoozedUntil : 0 };
  },
  switchSite: async (site, isOn) =>
    savePreferences(switchSite(await readSome('sitesOff', 'onlySites'), { site, isOn })),
  resume: async () => {
    await ask('saveGuarded', { snoozedUntil: 0 });
  },
};

/** Focuses the search box and selects its text, so that typing replaces it, as it does with text that arrives later. */
function takeKeys(into: Element): void {
  const box = into.querySelector<HTMLInputElement>('#look-up');
  box?.focus();
  showBeginning(box);
}

/**
 * True if any of `ways` says that this page is in a private window; one that fails is ignored. If none answers, the
 * page counts as private: nothing is stored, and everything else works.
 */
export async function isPrivateWindow(
  ways: (() => boolean | undefined | Promise<boolean | undefined>)[],
): Promise<boolean> {
  const said = await Promise.all(ways.map(listen));
  return said.includes(true) || !said.includes(false);
}

async function listen(way: () => boolean | undefined | Promise<boolean | undefined>): Promise<boolean | undefined> {
  try {
    return await way();
  } catch {
    return undefined;
  }
}

/** Each panel's code is in a separate file, loaded when it is first shown. */
const panels: TabPanels = {
  Transfers: drawLater(async () => (await import('../popup/nft/transfers-tab.tsx')).TransfersTab),
  Page: drawLater(async () => (await import('../popup/this-page/page-tab.tsx')).PageTab),
  Watched: drawLater(async () => (await import('../popup/watchlist/watchlist-tab.tsx')).WatchedTab),
  Table: drawLater(async () => (await import('../popup/balance/balance-table.tsx')).BalanceTable),
  Statement: drawLater(async () => (await import('../popup/statement/statement-view.tsx')).StatementView),
  Transaction: drawLater(async () => (await import('../popup/lookup/transaction-view.tsx')).TransactionView),
};

/** Returns a component whose code is loaded when it is first rendered; until then it renders nothing. */
function drawLater<P extends object>(load: () => Promise<(props: P) => VNode | null>): (props: P) => VNode | null {
  const loaded = signal<{ Part: (props: P) => VNode | null } | null>(null);
  // No error handling: if this file of the extension could not be loaded, neither could the page.
  const begin = async () => {
    loaded.value ??= { Part: await load() };
  };
  return (props) => {
    useEffect(() => void begin(), []);
    const { Part } = loaded.value ?? {};
    return Part ? <Part {...props} /> : null;
  };
}
