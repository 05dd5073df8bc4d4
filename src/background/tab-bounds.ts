const withinMs = 60_000;

/** How often something may happen in a tab. */
type TabBound = {
  note(tabId: number): void;
  /** Whether it has happened as often as it may within the last minute. */
  isReached(tabId: number): boolean;
};

/** Creates what bounds, each minute, what a page can cause. By tab: a page can have any number of frames, and load itself anew. */
export function createTabBounds({ now }: { now: () => number }) {
  return {
    /** Lookups whose cards went before a person can have seen them: a page could have lookups paid for that nobody wanted. */
    unseenCards: createTabBound(5, now),
    /** Lookups that a press asked for, as a card says: a script that was taken over could say so of any value. */
    askedLookups: createTabBound(20, now),
    /** Requests for the cards of a page, more than a person has time to look at. */
    pageLookups: createTabBound(120, now),
    /** Pages of ours that a script in a page had opened: each may look something up. */
    openedPages: createTabBound(10, now),
    /** What a press in a card changed, and what was undone of it: a script that was taken over could say so all day. */
    cardChanges: createTabBound(10, now),
  };
}

/** Creates one of them. What a clock that was set back leaves in the future is forgotten: it could hold a page back for hours. */
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
