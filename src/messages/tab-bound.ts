const withinMs = 60_000;

/** How often something may happen in a tab. */
export type TabBound = {
  note(tabId: number): void;
  /** Whether it has happened as often as it may within the last minute. */
  isReached(tabId: number): boolean;
};

/** Creates a bound for each minute. By tab, since a page can have any number of frames, and load itself anew. */
export function createTabBound({ now, most }: { now: () => number; most: number }): TabBound {
  let noted: { tabId: number; atMs: number }[] = [];
  const recent = () => noted.filter(({ atMs }) => now() - atMs < withinMs);
  return {
    note(tabId) {
      noted = [...recent(), { tabId, atMs: now() }];
    },
    isReached: (tabId) => recent().filter((one) => one.tabId === tabId).length >= most,
  };
}
