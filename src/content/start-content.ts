import { isOffIn, type PagePreferences, watchPagePreferences } from '../settings/page-preferences.ts';
import { type ContentOptions, createHoverCardController } from './hover-card-controller.ts';
import { type PageScannerOptions, startPageScanner } from './scan/page-scanner.ts';
import { listenLater, watchEarly } from './user-input.ts';

declare global {
  /** The document that this script already serves. Pages do not see our world's globals. */
  var hashlensDocument: Document | undefined;
  interface Document {
    /** Not in every browser. */
    prerendering?: boolean;
  }
}

/** How a content script reaches the background and our own pages, and what its cards look like at first. */
type ContentParts = Pick<ContentOptions, 'bareStyles' | 'openPort' | 'ask'> & Pick<PageScannerOptions, 'servePage'>;

/**
 * Serves the document that the content script was put into: where Hashlens is on, and as the preferences say, until the
 * extension is updated or removed. Does nothing where one serves it already.
 */
export function startContent(parts: ContentParts): void {
  if (globalThis.hashlensDocument === document) return;
  globalThis.hashlensDocument = document;
  // Our own, not WXT's context: a page that knows the extension's id could end that one with an event.
  const life = new AbortController();
  const hosts = () =>
    [location.href, origin, ...(location.ancestorOrigins ?? [])].map((url) => URL.parse(url)?.hostname ?? '');
  const begin = () => {
    const ending = new AbortController();
    const { signal } = ending;
    const scanner = startPageScanner({ signal, servePage: parts.servePage });
    return { signal, scanner, end: () => ending.abort() };
  };
  const start = () => {
    // What is looked at meanwhile is shown as soon as it is known how.
    let turn = begin();
    const waiting = new AbortController();
    watchEarly(waiting.signal);
    let isUsed = false;
    const onPreferences = (preferences: PagePreferences) => {
      if (isUsed) {
        turn.end();
        turn = begin();
      }
      isUsed = true;
      if (isOffIn(preferences, hosts, Date.now())) return turn.end();
      waiting.abort();
      startHoverCards({
        ...parts,
        ...turn,
        document,
        preferences,
        onOrphaned() {
          life.abort();
          turn.end();
        },
      });
    };
    watchPagePreferences(onPreferences, life.signal);
  };
  // Nobody sees a page that the browser only prepares, and its references count for no tab.
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}

/**
 * Marks a document's references and opens cards on them, until the signal ends it. Sends nothing before a
 * deliberate rest of the pointer or the focus on a reference, or before a click where that is what opens cards.
 */
export function startHoverCards(parts: ContentOptions): void {
  const { document, signal, ask, preferences, scanner } = parts;
  const onCount = (count: number) => void ask('countReferences', { count }).catch(() => {});
  // An SVG document or Firefox's view of XML has no place for a card: the badge and the popup's list have all there is.
  if (!('popover' in document.documentElement)) {
    scanner.show('off', { onCount, onWalk: () => {} });
    return;
  }
  let person: ReturnType<typeof createHoverCardController> | undefined;
  const begin = () => {
    person ??= createHoverCardController(parts);
    return person;
  };
  scanner.show(preferences.marks, {
    onCount,
    onWalk: () => begin().walk(),
  });
  keepListening(document, signal, (turn) => listenLater(turn, () => begin().listen(turn)));
}

/**
 * Calls `listen` now, and again each time the page has written itself anew: `document.open()` takes every
 * listener off window and document. The signal that `listen` is given ends with its turn.
 */
export function keepListening(document: Document, signal: AbortSignal, listen: (signal: AbortSignal) => void): void {
  let turn: AbortController | undefined;

  const start = () => {
    turn?.abort();
    turn = new AbortController();
    listen(turn.signal);
  };

  // Observers outlive document.open(), and it removes the document's root element.
  const observer = new MutationObserver(start);
  observer.observe(document, { childList: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    turn?.abort();
  });
  start();
}
