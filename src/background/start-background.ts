import { browser } from 'wxt/browser';
import type { CardUpdate } from '../cards/card-content.ts';
import { t } from '../i18n/t.ts';
import { serveCards } from '../messaging/card-port.ts';
import { isPrivate, routeMessages, type Sender, withSendersPage } from '../messaging/message-router.ts';
import { sendFocusNext } from '../messaging/page-port.ts';
import type { CardQuestion } from '../messaging/protocol.ts';
import { openPanel, sendSidePanelEvent } from '../messaging/side-panel.ts';
import { writeReference } from '../references/reference.ts';
import { readCacheLimitMb, watchPreferences } from '../settings/preferences.ts';
import { cardStyles, drawUpdate } from '../ui/card/draw-update.tsx';
import { siteOfSender } from './card-changes.ts';
import { keepCheckAlarm, runChecks } from './check-alarm.ts';
import { serveContextMenu } from './context-menu.ts';
import { createHandlers } from './message-handlers.ts';
import { serveNotifications } from './notifications.ts';
import { serveOmnibox } from './omnibox.ts';
import { createServices, type Services, wait } from './services.ts';
import { writePagePreferences } from './write-page-preferences.ts';

/**
 * Starts the background. All listeners are registered here, before the first await: the browser may have started us
 * for one event.
 */
export function startBackground(): void {
  // The browser would otherwise list the URL of each request, which contains the key.
  performance.setResourceTimingBufferSize(0);
  const parts = createServices();
  routeMessages(createHandlers(parts));
  serveCards(
    async (question, { sender, signal, seen, addressesLike, send }) => {
      const { onAsk, ...bounds } = boundLookups(parts, question, sender);
      await parts.spoken();
      await parts.answerCard(
        {
          ...question,
          context: withSendersPage(question.context, sender),
          isPrivate: isPrivate(sender, question),
          fromSamplePage: parts.isSamplePage(sender),
          isPublic: parts.isPublicPage(sender),
          ...bounds,
        },
        { signal, seen, addressesLike, send, tell: tellOfCards(question, sender), onAsk },
      );
    },
    (update, { reference, depth = 0 }, sender) => {
      const written = writeReference(reference);
      // A value that is not a reference is named by its value alone.
      const name =
        update.kind === 'told'
          ? written
          : t('reference.named', { kind: t('reference.kind', { kind: reference.kind }), value: written });
      const isFirefoxPage = parts.isPublicPage(sender);
      const hasSite = siteOfSender(sender) !== null;
      const drawn = drawUpdate(update, { reference, depth, name, isFirefoxPage, hasSite });
      return { ...update, drawing: { ...drawn, styles: cardStyles(parts.theme(), isFirefoxPage) } };
    },
  );
  restrictStorageAccess();
  keepDatabases();
  writePagePreferences({ now: parts.now, wait, hold: parts.hold });
  keepCheckAlarm({
    now: parts.now,
    wait,
    run: () => runChecks(parts),
    readWishes: parts.readWatchWishes,
  });
  serveNotifications();
  keepRecordsWithin({ keepWithin: parts.keepWithin, wait });
  serveKeyboardShortcuts();
  serveContextMenu(parts);
  serveOmnibox(parts);
  browser.tabs.onRemoved.addListener((tabId) => void parts.referenceCounts.forgetTab(tabId));
  browser.windows.onRemoved.addListener(() => void forgetWithLastPrivateWindow(parts.forgetPrivate));
  browser.runtime.onInstalled.addListener(({ reason }) => {
    // A tab that cannot be opened must not stop the start; the page is reachable from the options too.
    if (reason === 'install') browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') }).catch(() => {});
  });
}

/**
 * Returns whether a page's cards must ask first, and counts their lookups. The background cannot see clicks: a hijacked
 * script could claim one for any number of values. Our own pages are never busy, and their lookups are not counted.
 */
export function boundLookups(
  parts: Pick<Services, 'isOwnPage' | 'unseenCards' | 'askedLookups' | 'pageLookups'>,
  { asked, refresh }: Pick<CardQuestion, 'asked' | 'refresh'>,
  sender: Sender,
): { isWary: boolean; isBusy: boolean; onAsk: () => void } {
  const { unseenCards, askedLookups, pageLookups } = parts;
  const tabId = sender.tab?.id ?? -1;
  if (parts.isOwnPage(sender)) return { isWary: unseenCards.isReached(tabId), isBusy: false, onAsk: () => {} };
  const isBusy = askedLookups.isReached(tabId) || pageLookups.isReached(tabId);
  if (asked || refresh) askedLookups.note(tabId);
  return { isWary: unseenCards.isReached(tabId), isBusy, onAsk: () => pageLookups.note(tabId) };
}

/**
 * Returns a function that sends a card's answers to open side panels, which then show them at no further cost. It sends
 * nothing for questions from our own pages, which show the answers themselves, and nothing for automatic repeats,
 * because another card may have been opened since.
 */
export function tellOfCards(question: CardQuestion, sender: Sender): (update: CardUpdate) => void {
  const { tab, url = '' } = sender;
  const { windowId } = tab ?? {};
  if (windowId === undefined || question.follows || /^\w+-extension:/.test(url)) return () => {};
  const { reference, context } = question;
  return (update) => {
    if (update.kind !== 'content') return;
    const news = { windowId, isPrivate: isPrivate(sender, question), reference, written: context.written };
    // The page gets its answer first.
    setTimeout(() => sendSidePanelEvent({ kind: 'card', ...news, content: update.content }));
  };
}

/**
 * Handles the keyboard shortcuts of the manifest (`wxt.config.ts`) in the tab in which they are pressed. Call once at
 * startup.
 */
export function serveKeyboardShortcuts(): void {
  browser.commands.onCommand.addListener((command, tab) => {
    if (command === 'next-reference' && tab?.id !== undefined) sendFocusNext(tab.id);
    // Firefox has its own shortcut for the panel. If the browser refuses, there is nowhere to show an error.
    if (command === 'open-panel' && tab?.windowId !== undefined) openPanel(tab.windowId).catch(() => {});
  });
}

/**
 * Asks the browser to keep our databases permanently. They hold the only copy of the watch list and the user's key, and
 * browsers clear other data when the disk runs short. Call once at startup, before the first await.
 */
export function keepDatabases(): void {
  browser.runtime.onInstalled.addListener(() => {
    // Chromium keeps the databases of an extension with the permission, and has no `persist` in workers.
    const { persist } = navigator.storage as Partial<StorageManager>;
    // If the browser refuses, everything works as before.
    void persist?.call(navigator.storage).catch(() => false);
  });
}

const restMs = 250;
const megabyte = 1_000_000;

/**
 * Limits the stored answers to the size that the user chose, soon after every start and change. Call once at startup,
 * before the first await.
 */
export function keepRecordsWithin(parts: {
  keepWithin: (maxBytes: number) => Promise<void>;
  wait: (ms: number) => Promise<void>;
}): void {
  async function keep(): Promise<void> {
    try {
      await parts.keepWithin((await readCacheLimitMb()) * megabyte);
    } catch {
      // If the limit cannot be read now, it is read at the next start.
    }
  }

  watchPreferences((name) => {
    if (name === 'keptMb') void keep();
  });
  // The event that woke the background is answered first; until then the highest possible limit applies.
  void parts.wait(restMs).then(keep);
}

/**
 * Denies scripts in pages access to synchronised storage, which they do not need: a hijacked script could otherwise
 * change settings. Firefox does not support this.
 */
function restrictStorageAccess(): void {
  const { sync } = browser.storage;
  // If it fails, nothing changes.
  sync.setAccessLevel?.({ accessLevel: 'TRUSTED_CONTEXTS' }).catch(() => {});
}

/** Forgets private lookups once no private window is left, or if the browser cannot list its windows. */
export async function forgetWithLastPrivateWindow(forget: () => Promise<void>): Promise<void> {
  const windows = await browser.windows.getAll().catch(() => []);
  if (!windows.some(({ incognito }) => incognito)) await forget();
}
