/**
 * Calls `run` each time the person comes back to the page: what it shows may have been changed elsewhere meanwhile.
 * Ends with the signal.
 */
export function onReturn(page: Window, signal: AbortSignal, run: () => void): void {
  const { document } = page;
  page.addEventListener('focus', run, { signal });
  document.addEventListener('visibilitychange', () => !document.hidden && run(), { signal });
}
