import { plural } from '../word-data.ts';

/** The card of an address: its balance. The sign ≈ stands where a time is a guess. */
export const addressCard = {
  noChanges: (chain: string) => `No balance changes recorded on ${chain}`,
  noChangesDetail: 'It may never have held coins there, or the explorer does not record balances on this chain.',

  /** Below the balance, with commas between: "−0.5 ETH ≈ 2 min ago, 50 changes since ≈ 4 Jun 2025". */
  changedByAt: (amount: string, age: string) => `${amount} ≈ ${age}`,
  // By how much is not known.
  changed: 'changed',
  changedAt: (age: string) => `changed ≈ ${age}`,
  changes: (count: number, formatted: string) =>
    plural('en', count, { one: `${formatted} change`, other: `${formatted} changes` }),
  changesSince: (count: number, formatted: string, day: string) =>
    plural('en', count, {
      one: `${formatted} change since ≈\u00a0${day}`,
      other: `${formatted} changes since ≈\u00a0${day}`,
    }),

  /** Rows: labels, and what stands beside them. */
  name: 'Name',
  zeroAddress: 'zero address',
  nobodysKey: 'nobody holds its key',
  exactly: 'Exactly',
  // The transaction in which the balance was seen.
  seenIn: 'Seen in',
  // What is counted: "Counts: ETH only, no tokens".
  counts: 'Counts',
  onlyCoin: (symbol: string) => `${symbol} only, no tokens`,
  olderChanges: 'older changes exist',
  recordedChange: 'Recorded change',
  amountNotRecorded: 'amount not recorded',
  inBlock: 'In block',
  time: 'Time',
  about: (time: string) => `≈ ${time}`,
  // Before the names of fields that Hashlens does not know.
  lastChange: 'Last change',

  /** The line of the balance, for who does not see it. There are at least two changes. */
  line: (count: number, of: { changes: string; first: string; newest: string; lowest: string; highest: string }) =>
    plural('en', count, {
      other: `Balance over ${of.changes} changes: from ${of.first} to ${of.newest}, lowest ${of.lowest}, highest ${of.highest}.`,
    }),
  lineSince: (
    count: number,
    of: { changes: string; day: string; first: string; newest: string; lowest: string; highest: string },
  ) =>
    plural('en', count, {
      other: `Balance over ${of.changes} changes since ≈ ${of.day}: from ${of.first} to ${of.newest}, lowest ${of.lowest}, highest ${of.highest}.`,
    }),
};
