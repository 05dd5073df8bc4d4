import { type ReadonlySignal, signal } from '@preact/signals';
import { Fragment, render, type VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { browser } from 'wxt/browser';
import { t } from '../../i18n/t.ts';
import { openCardPort } from '../../messaging/card-port.ts';
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
  const { ask, ahead, end } = createPrefetch(askNow);
  // While the browser is asked for all that the popup is drawn by.
  askForOpened(query, ahead);
  let onTaken = () => {};
  // Heard from now on: a key may be stored, or all be forgotten, while the popup starts.
  const memory = storedUntilTaken('place', () => onTaken());
  const [preferences, ownTab, tab, { id: windowId }, isPrivate, opened, follows, firstLooks] = await Promise.all([
    readSome('chainIds', 'pictures'),
    browser.tabs.getCurrent(),
    parts.findTab(),
    browser.windows.getCurrent().catch(() => ({ id: undefined })),
    // Opened from a private window; it may stand in another one itself.
    query.has('private') || isInPrivate(),
    takeOpened(query, ask),
    parts.readFollows?.(),
    speakAndShow(),
    whenPainted(),
  ]);
  const isPanel = follows !== undefined;
  const { promise: drawn, resolve: onDrawn } = Promise.withResolvers<void>();
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
    ...{ isVisible, now, wait },
    hasFocus: () => document.hasFocus(),
    makeId: () => crypto.randomUUID(),
    drawn,
  });
  // All that was seen is forgotten, here too: it is not to be kept again.
  onTaken = popup.forget;
  const toWatch = query.get('watch');
  if (toWatch !== null) await beginToWatch(popup, toWatch, Number(query.get('chain')));
  const keepOpen = () => keepOpenBeside(windowId, ownTab !== undefined);
  const access = createAccessStore(accessParts);
  const { into } = parts;
  let [{ pictures }, looks] = [preferences, firstLooks];
  // Made anew when it shall look, speak or write otherwise, for what is drawn once does not ask for its words again.
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
        files={{ isInTab: isPanel || ownTab !== undefined, download, now }}
        beside={isPanel ? { follows, onFollows: (now) => parts.onFollows?.(now) } : { keepOpen }}
        loadPicture={pictures === 'ask' && !isPrivate ? loadPictureOf : null}
      />
    </Fragment>
  );
  // On its way before anything is drawn: what is known is read meanwhile.
  const looking = opened ? lookUpOpened(popup, opened, wait) : toWatch === null && popup.reopen();
  if (looking) await (opened ? whenShown(popup, wait) : Promise.race([looking, whenShown(popup, wait)]));
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
    if (isForAppearance(name)) looks = await speakAndShow();
    else if (name === 'pictures') ({ pictures } = await readSome('pictures'));
    else return;
    draw();
  });
  hearOfWatched(popup.refreshWatched);
  keepFocus(document.body, new AbortController().signal);
  // Nothing waits for it: its note comes where something is missing, and goes when it is not.
  const lookForAccess = () => void access.load();
  watchAccess(lookForAccess);
  lookForAccess();
  if (toWatch === null && !isPanel) takeKeys(into);
  await looking;
  end();
  return { popup, windowId, isPrivate };
}

/** From a card, or from another page of ours: the list, with what is to be watched. `chain` is its id, if that is one. */
async function beginToWatch({ showing, beginToWatch, ...popup }: Popup, text: string, chain: number): Promise<void> {
  showing.value = 'watched';
  const read = readWatchSubject(text);
  if ('problem' in read) return;
  const chainId = Number.isSafeInteger(chain) && chain > 0 ? chain : popup.defaultChainId;
  await beginToWatch('address' in read ? { address: read.address, chainId } : { hash: read.hash, chainId });
}

const permission = { permissions: ['notifications' as const] };

/** How the person wants checks, as the settings keep it, and whether the browser lets us notify. */
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

/** Hands a text to the browser's downloads. */
function download({ name, type, text }: { name: string; type: string; text: string }): void {
  saveFile(name, new Blob([text], { type }));
}

/** Calls back when the list of what is watched, what checks found, or how they are wanted was changed elsewhere. */
function hearOfWatched(onNews: () => void): void {
  onWatchlistEvent(onNews);
  watchPreferences((name) => {
    if (isForWatch(name)) onNews();
  });
}

/** Whether this document stands in a private window. */
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

/** Whether this document can be seen at all. */
const isVisible: ReadonlySignal<boolean> = isShown;

/** Opens the panel of this window, within the press that wants it. The popup goes once it is there; a tab stays. */
function keepOpenBeside(windowId: number | undefined, isTab: boolean): void {
  if (windowId === undefined) return;
  const opening = openPanel(windowId);
  void opening.then(() => isTab || window.close()).catch(() => {});
}

// Where the browser lets us onto all sites we may ask any host; elsewhere the request would name this browser or us to
// it, and fail unless it lets everybody in. There it is to be allowed first, within the press itself: Firefox takes no
// wish after a wait, and shows nothing where it is allowed already.
const mayAsk = async (url: string) =>
  (location.protocol !== 'moz-extension:' && (await accessParts.has(accessParts.allPages))) ||
  accessParts.request([`https://${new URL(url).hostname}/*`]);

/** Loads an NFT's picture where the browser lets us, or the person allows it now; to be called within their press. */
const loadPictureOf: LoadPicture = async (url) =>
  (await mayAsk(url))
    ? (await import('../popup/nft/load-picture.ts')).loadPicture(url, (...asked) => fetch(...asked))
    : { own: null };

/** Where Hashlens is on, as the settings keep it. */
const siteParts: SiteParts = {
  read: async (url) => {
    const { snoozedUntil, ...sites } = await readSome('sitesOff', 'onlySites', 'snoozedUntil');
    // Only web pages belong to a site; of other addresses a host may be read that means nothing.
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

/** Has the next keys go to the box: what it was drawn with gives way to them, as what comes into it later does. */
function takeKeys(into: Element): void {
  const box = into.querySelector<HTMLInputElement>('#look-up');
  box?.focus();
  showBeginning(box);
}

/**
 * Whether this page is in a private window, from all the ways a browser has to say so; one that fails says nothing.
 * A page that nobody says anything about counts as private: then nothing is kept, and all else works.
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

/** Each comes with a file of its own, when it is first shown. */
const panels: TabPanels = {
  Transfers: drawLater(async () => (await import('../popup/nft/transfers-tab.tsx')).TransfersTab),
  Page: drawLater(async () => (await import('../popup/this-page/page-tab.tsx')).PageTab),
  Watched: drawLater(async () => (await import('../popup/watchlist/watchlist-tab.tsx')).WatchedTab),
  Table: drawLater(async () => (await import('../popup/balance/balance-table.tsx')).BalanceTable),
  Transaction: drawLater(async () => (await import('../popup/lookup/transaction-view.tsx')).TransactionView),
};

/** A part of a page whose code comes when it is first drawn; until then there is nothing in its place. */
function drawLater<P extends object>(load: () => Promise<(props: P) => VNode | null>): (props: P) => VNode | null {
  const loaded = signal<{ Part: (props: P) => VNode | null } | null>(null);
  // It is a file of our own: where it cannot be had, nothing of the page could.
  const begin = async () => {
    loaded.value ??= { Part: await load() };
  };
  return (props) => {
    useEffect(() => void begin(), []);
    const { Part } = loaded.value ?? {};
    return Part ? <Part {...props} /> : null;
  };
}
