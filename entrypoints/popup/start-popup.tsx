import { Fragment, render } from 'preact';
import { browser } from 'wxt/browser';
import { ask as askNow } from '../../src/messages/ask.ts';
import { createAskAhead } from '../../src/messages/ask-ahead.ts';
import { openCardPort } from '../../src/messages/open-card-port.ts';
import { accessParts, watchAccess } from '../../src/settings/access-parts.ts';
import { isForLooks } from '../../src/settings/preference-places.ts';
import { readSome, watchPreferences } from '../../src/settings/preferences.ts';
import { keptUntilTaken } from '../../src/settings/small-store.ts';
import { AccessAside } from '../../src/views/parts/access-note.tsx';
import { createAccessStore } from '../../src/views/parts/access-store.ts';
import { keepFocus } from '../../src/views/parts/keep-focus.ts';
import { titlePage } from '../../src/views/parts/title-page.ts';
import { createPopup } from '../../src/views/popup/create-popup.ts';
import { askForOpened, lookUpOpened, takeOpened } from '../../src/views/popup/opened.ts';
import type { Popup } from '../../src/views/popup/popup.ts';
import { PopupApp } from '../../src/views/popup/popup-app.tsx';
import { createStepChart } from '../../src/views/popup/step-chart.ts';
import type { ThisTab } from '../../src/views/popup/this-tab.ts';
import { wait } from '../../src/views/popup/wait.ts';
import { whenShown } from '../../src/views/popup/when-shown.ts';
import { words } from '../../src/words/words.ts';
import { beginToWatch } from './begin-to-watch.ts';
import { checkParts } from './check-parts.ts';
import { download } from './download.ts';
import { hearOfWatched } from './hear-of-watched.ts';
import { isInPrivate } from './is-in-private.ts';
import { isVisible } from './is-visible.ts';
import { keepOpenBeside } from './keep-open-beside.ts';
import { loadPictureOf } from './load-picture-of.ts';
import { panels } from './panels-later.ts';
import { siteParts } from './site-parts.ts';
import { speakAndShow } from './speak-and-show.ts';
import { takeKeys } from './take-keys.ts';
import { whenPainted } from './when-painted.ts';

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
  const { ask, ahead, end } = createAskAhead(askNow);
  // While the browser is asked for all that the popup is drawn by.
  askForOpened(query, ahead);
  let onTaken = () => {};
  // Heard from now on: a key may be stored, or all be forgotten, while the popup starts.
  const memory = keptUntilTaken('place', () => onTaken());
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
    if (isForLooks(name)) looks = await speakAndShow();
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
