/** Calls back once the page is idle, after so many milliseconds at least and half a second more at most. */
export function whenIdle(work: () => void, waitMs: number): void {
  // Firefox throws in a document whose tab was just closed.
  try {
    setTimeout(requestIdleCallback, waitMs, work, { timeout: 500 });
  } catch {}
}
