/** How many lookups a page may waste in a minute before it is asked first. */
const most = 5;
const withinMs = 60_000;

/**
 * Counts the lookups whose cards went before a person can have seen them: a page that makes cards go could have
 * lookups paid for that nobody wanted. By tab, since a page can have any number of frames and load itself anew.
 */
export function createUnseenCards({ now }: { now: () => number }): {
  note(tabId: number): void;
  /** Whether the tab has wasted so many in the last minute that a person is asked first. */
  isWary(tabId: number): boolean;
} {
  let noted: { tabId: number; atMs: number }[] = [];
  const recent = () => noted.filter(({ atMs }) => now() - atMs < withinMs);
  return {
    note(tabId) {
      noted = [...recent(), { tabId, atMs: now() }];
    },
    isWary: (tabId) => recent().filter((one) => one.tabId === tabId).length >= most,
  };
}
