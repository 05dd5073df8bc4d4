import { plural } from '../word-data.ts';

/** The popup's tab "Balance". Amounts have their coin with them: "1.5 ETH". */
export const popupBalance = {
  nothingAsked: {
    title: 'See how a balance came about',
    text: 'Look up an address to see its balance over time.',
  },
  asking: 'Asking for the balance history…',
  wrongChecksum: {
    title: 'The checksum is wrong',
    text: 'A character of this address may have been changed. Compare it with where you got it from.',
  },
  empty: {
    title: 'No balance changes are recorded',
    text: 'This address was never used on this chain, or the service does not keep balances there.',
  },
  onlyEmptyPages: {
    title: 'The service sent only empty pages',
    text: 'It says that there is more, but leads nowhere. Whether this address was ever used cannot be said.',
  },

  /** `age` is "2 min ago" or a date. */
  lastChange: (amount: string, age: string) => `Last change ${amount} ≈ ${age}`,
  lastChangeAtSomeTime: (amount: string) => `Last change ${amount}`,
  lastChangeOfSomeAmount: (age: string) => `Last change ≈ ${age}`,

  changes: (count: number, formatted: string) =>
    plural('en', count, { one: `${formatted} change`, other: `${formatted} changes` }),
  /** `changes` as above; `net` is what they come to, "+2.4 ETH"; `span` is one of the spans below. */
  sum: (changes: string, net: string, span: string) => `${changes}, ${net} ${span}`,
  inLast: {
    week: 'in the last week',
    month: 'in the last month',
    year: 'in the last year',
    all: 'in all that is loaded',
  },
  /** The same once it was asked long ago. */
  inLastThen: {
    week: 'in the week before it was asked',
    month: 'in the month before it was asked',
    year: 'in the year before it was asked',
    all: 'in all that is loaded',
  },
  since: (day: string) => `since ${day}`,

  range: 'Range',
  /** One or two letters each, on small buttons side by side. */
  ranges: { week: '1W', month: '1M', year: '1Y', all: 'All' },
  wholeRange: 'Whole range',
  table: 'Table',

  /** What the line runs along. */
  along: 'Drawn along',
  byTime: 'By time',
  byBlock: 'By block',
  largestChanges: 'Largest changes',

  aboutDay: (day: string) => `≈ ${day}`,
  /** A no-break space holds the sign and the day together. */
  aboutTime: (day: string, time: string) => `≈\u00a0${day}, ${time}`,
  timeUnknown: 'time unknown',
  notRecorded: 'not recorded',
  noTransaction: 'no transaction',

  /** What a screen reader says of the chart, and of each change in it. */
  overTime: 'Balance over time',
  overBlocks: 'Balance by block',
  change: (of: { balance: string; change: string; block: string; time: string; transaction: string }) =>
    `Balance ${of.balance}, change ${of.change}, block ${of.block}, ${of.time}, ${of.transaction}`,
  /** `changes` as above. */
  summary: (of: { address: string; chain: string; changes: string }) =>
    `Balance of ${of.address} on ${of.chain}: ${of.changes}.`,
  summarySince: (of: { address: string; chain: string; changes: string; day: string }) =>
    `Balance of ${of.address} on ${of.chain}: ${of.changes} since ${of.day}.`,
  extremes: (of: { lowest: string; highest: string; newest: string }) =>
    `Lowest ${of.lowest}, highest ${of.highest}, now ${of.newest}.`,
  extremesThen: (of: { lowest: string; highest: string; newest: string }) =>
    `Lowest ${of.lowest}, highest ${of.highest}, ${of.newest} when asked.`,
  olderNotLoaded: 'What is older is not loaded.',
  timesAreApproximate: 'Times are approximate.',
  blocksAreExact: 'Block numbers are exact.',
  howToWalk:
    'The arrow keys walk through the changes, plus and minus zoom, Escape shows all again; the button Table shows the changes as a table.',
  sentences: (all: string[]) => all.join(' '),

  balance: 'Balance',
  recordedChange: 'Recorded change',
  block: 'Block',
  transaction: 'Transaction',

  /** The table. `coin` is "ETH". */
  balanceChanges: 'Balance changes',
  noneInRange: 'No changes in this range.',
  time: 'Time',
  balanceIn: (coin: string) => `Balance, ${coin}`,
  changeIn: (coin: string) => `Change, ${coin}`,

  /** How much of the history is here. */
  history: 'History',
  loadingHistory: 'Loading the history',
  loadAll: 'Load full history',
  stop: 'Stop',
  records: (count: number, formatted: string) =>
    plural('en', count, { one: `${formatted} record`, other: `${formatted} records` }),
  recordsBackTo: (records: string, day: string) => `${records}, back to ${day}`,
  creditsUsed: (count: number, formatted: string) =>
    plural('en', count, { one: `${formatted} credit used`, other: `${formatted} credits used` }),
  /** `records` is one of the two above. */
  recordsAndCost: (records: string, creditsUsed: string) => `${records}, ${creditsUsed}`,
  recordsAndMore: (records: string) => `${records}. There is more: loading goes on from here.`,
  /** While it loads; `share` is "35%". */
  wayDone: (share: string) => `${share} of the way down to block 0, where it ends at the latest.`,
  recordsAreAll: (records: string) => `${records}: the full history.`,
  recordsRepeat: (records: string) => `${records}. The service began to repeat itself, so what is older cannot be had.`,
};
