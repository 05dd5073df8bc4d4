import { browser } from 'wxt/browser';
import type { CardUpdate } from '../cards/card-content.ts';
import { t } from '../i18n/t.ts';
import { serveCards } from '../messaging/card-port.ts';
import { isPrivate, routeMessages, type Sender, withSendersPage } from '../messaging/message-router.ts';
import type { CardQuestion } from '../messaging/protocol.ts';
import { sendSidePanelEvent } from '../messaging/side-panel.ts';
import { writeReference } from '../references/reference.ts';
import { cardStyles, drawUpdate } from '../ui/card/draw-update.tsx';
import { siteOfSender } from './card-changes.ts';
import { keepCheckAlarm, runChecks } from './check-alarm.ts';
import { serveContextMenu } from './context-menu.ts';
import { serveKeyboardShortcuts } from './keyboard-shortcuts.ts';
import { createHandlers } from './message-handlers.ts';
import { serveNotifications } from './notifications.ts';
import { serveOmnibox } from './omnibox.ts';
import {
  forgetWithLastPrivateWindow,
  keepDatabases,
  keepRecordsWithin,
  restrictStorageAccess,
} from './restrict-storage.ts';
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
 * Returns a function that sends a card's answers to open panels, so that they show what was already paid for. It sends
 * nothing for questions from our own pages, which show the answers themselves, and nothing for automatic repeats:
 * another card may have been opened since.
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
