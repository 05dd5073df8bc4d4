/** What several of our own pages say. */
export const ownPages = {
  /** The title of the popup, and of a tab that shows the same. */
  popup: 'Hashlens',
  /** Two sentences, one after the other. */
  both: (first: string, second: string) => `${first} ${second}`,
  storedJustNow: 'Stored just now.',
  /** The two groups of a list of chains. */
  mainNetworks: 'Main networks',
  testNetworks: 'Test networks',
};
