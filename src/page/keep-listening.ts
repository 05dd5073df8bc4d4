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
