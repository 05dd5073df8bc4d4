import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { isPrivate, type Sender } from '../../src/messages/sender.ts';
import { withSendersHost } from '../../src/messages/senders-host.ts';
import { serve } from '../../src/messages/serve.ts';
import { serveCards } from '../../src/messages/serve-card-port.ts';
import { writeReference } from '../../src/references/name-reference.ts';
import { cardStyles } from '../../src/views/card/card-styles.ts';
import { drawUpdate } from '../../src/views/card/draw-update.tsx';
import { words } from '../../src/words/words.ts';
import { closeToPages } from './close-to-pages.ts';
import { createHandlers } from './handlers.ts';
import { keepChecking } from './keep-checking.ts';
import { keepDatabases } from './keep-databases.ts';
import { keepPagePreferences } from './keep-page-preferences.ts';
import { keepRecordsWithin } from './keep-records-within.ts';
import { createParts } from './parts.ts';
import { forgetWithLastPrivateWindow } from './private-windows.ts';
import { serveAddressBar } from './serve-address-bar.ts';
import { serveKeys } from './serve-keys.ts';
import { serveMenu } from './serve-menu.ts';
import { serveNotifications } from './serve-notifications.ts';
import { tellOfCards } from './tell-of-cards.ts';
import { wait } from './wait.ts';

// Everything that listens is registered here, before the first await: the browser may have started us for one event.
export default defineBackground({
  main() {
    // The browser would list the address of each request, with the key in it.
    performance.setResourceTimingBufferSize(0);
    const parts = createParts();
    const isFirefoxPage = (sender: Sender) => import.meta.env.BROWSER === 'firefox' && !parts.isOwnPage(sender);
    serve(createHandlers(parts));
    serveCards(
      async (question, { sender, signal, seen, send }) => {
        const isPublic = isFirefoxPage(sender);
        const tell = tellOfCards(question, sender);
        await parts.spoken();
        await parts.answerCard(
          {
            ...question,
            evidence: withSendersHost(question.evidence, sender),
            isPrivate: isPrivate(sender, question),
            fromSamplePage: parts.isSamplePage(sender),
            isPublic,
            isWary: parts.unseenCards.isReached(sender.tab?.id ?? -1),
          },
          {
            signal,
            seen,
            send: (update, last) => {
              send(update, last);
              if (!signal.aborted) tell(update);
            },
          },
        );
      },
      (update, { reference, depth = 0 }, sender) => {
        const { kinds, named } = words().references;
        const written = writeReference(reference);
        // What is no reference is called by its value alone.
        const name = update.kind === 'told' ? written : named(kinds[reference.kind], written);
        const isOnPage = isFirefoxPage(sender);
        const drawn = drawUpdate(update, { reference, depth, name, isFirefoxPage: isOnPage });
        return { ...update, drawing: { ...drawn, styles: cardStyles(parts.theme(), isOnPage) } };
      },
    );
    closeToPages();
    keepDatabases();
    keepPagePreferences({ now: parts.now, wait, hold: parts.hold });
    keepChecking({
      now: parts.now,
      wait,
      run: async () => (await import('./run-checks.ts')).runChecks(parts),
      readWishes: parts.readWatchWishes,
    });
    serveNotifications();
    keepRecordsWithin({ keepWithin: parts.keepWithin, wait });
    serveKeys();
    serveMenu(parts);
    serveAddressBar(parts);
    browser.tabs.onRemoved.addListener((tabId) => void parts.referenceCounts.forgetTab(tabId));
    browser.windows.onRemoved.addListener(() => void forgetWithLastPrivateWindow(parts.forgetPrivate));
    browser.runtime.onInstalled.addListener(({ reason }) => {
      // A tab that cannot be opened must not stop the start; the page is reachable from the options too.
      if (reason === 'install') browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') }).catch(() => {});
    });
  },
});
