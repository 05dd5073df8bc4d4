const withinMs = 60_000;

/** A limit on how often something may happen in a tab. */
type TabBound = {
  note(tabId: number): void;
  /** True if the limit was reached within the last minute. */
  isReached(tabId: number): boolean;
};

/**
 * Creates the limits per minute on what a page can cause. Counted by tab, because a page can have any number of frames
 * and reload itself.
 */
export function createTabBounds({ now }: { now: () => number }) {
  return {
    /** Lookups whose cards closed too soon to be seen: a page could otherwise cause unwanted paid lookups. */
    unseenCards: createTabBound(5, now),
    /** Lookups that a click asked for, according to the card: a hijacked script could claim that for any value. */
    askedLookups: createTabBound(20, now),
    /** Requests for the cards of a page. The limit is more than a user has time to look at. */
    pageLookups: createTabBound(120, now),
    /** Our own pages that a script in a page opened: each may look something up. */
    openedPages: createTabBound(10, now),
    /** Changes made from cards, including undo: a hijacked script could otherwise send any number of them. */
    cardChanges: createTabBound(10, now),
  };
}

/**
 * Creates a limit of `most` events per minute and tab. Events in the future (the clock was set back) are dropped: they
 * could block a page for hours.
 */
export function createTabBound(most: number, now: () => number): TabBound {
  let noted: { tabId: number; atMs: number }[] = [];
  const recent = () => noted.filter(({ atMs }) => atMs <= now() && now() - atMs < withinMs);
  return {
    note(tabId) {
      noted = [...recent(), { tabId, atMs: now() }];
    },
    isReached: (tabId) => recent().filter((one) => one.tabId === tabId).length >= most,
  };
}
