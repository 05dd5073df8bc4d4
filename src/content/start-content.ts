import { isOffIn, type PagePreferences, watchPagePreferences } from '../settings/page-preferences.ts';
import { type ContentOptions, canShowCards, createHoverCardController } from './hover-card-controller.ts';
import { type PageScannerOptions, startPageScanner } from './scan/page-scanner.ts';
import { listen, listenLater, watchEarly } from './user-input.ts';

declare global {
  /** The document that a content script already serves. Pages cannot see the globals of the script's isolated world. */
  var hashlensDocument: Document | undefined;
  interface Document {
    /** Not in every browser. */
    prerendering?: boolean;
  }
}

/** The content script's connections to the background and to our own pages, and the initial styles of its cards. */
type ContentParts = Pick<ContentOptions, 'bareStyles' | 'openPort' | 'ask'> & Pick<PageScannerOptions, 'servePage'>;

/**
 * Runs Hashlens in this document if it is enabled there, and follows preference changes, until the extension is updated
 * or removed. Does nothing if a content script already serves the document.
 */
export function startContent(parts: ContentParts): void {
  if (globalThis.hashlensDocument === document) return;
  globalThis.hashlensDocument = document;
  // Not WXT's context: a page that knows the extension's id could end that one with an event.
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
    // Scans before the preferences are known; the references found are shown as soon as they are.
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
  // A prerendered page is not visible yet, and its references count for no tab.
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}

/**
 * Marks a document's references and opens cards on them, until the signal aborts. Sends no reference before the pointer
 * or the focus deliberately rests on it, or before a click if clicks open cards. Returns a function that opens the card
 * of the next reference, as the keyboard shortcut does.
 */
export function startHoverCards(parts: ContentOptions): () => void {
  const { document, signal, ask, preferences, scanner } = parts;
  const onCount = (count: number) => void ask('countReferences', { count }).catch(() => {});
  let controller: ReturnType<typeof createHoverCardController> | undefined;
  const begin = () => {
    controller ??= createHoverCardController(parts);
    return controller;
  };
  const onWalk = () => begin().walk();
  // A mark promises a card. Without one, references appear only in the badge and the popup's list.
  const show = () => scanner.show(canShowCards() ? preferences.marks : 'off', { onCount, onWalk });
  listen(signal, 'resize', show);
  show();
  keepListening(document, signal, (turn) => listenLater(turn, () => begin().listen(turn)));
  return onWalk;
}

/**
 * Calls `listen` now and after each `document.open()`, which removes all listeners from window and document. The signal
 * passed to `listen` aborts before the next call.
 */
export function keepListening(document: Document, signal: AbortSignal, listen: (signal: AbortSignal) => void): void {
  let turn: AbortController | undefined;

  const start = () => {
    turn?.abort();
    turn = new AbortController();
    listen(turn.signal);
  };

  // Mutation observers survive document.open(), which removes the document's root element.
  const observer = new MutationObserver(start);
  observer.observe(document, { childList: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    turn?.abort();
  });
  start();
}
