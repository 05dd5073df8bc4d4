import { plural } from '../word-data.ts';

/** The popup's tab "On this page". */
export const popupPage = {
  noPage: {
    title: 'There is no page beside this one',
    text: 'Hashlens is open in a tab of its own. To see what a page refers to, go to that page and click Hashlens in the toolbar.',
  },
  looking: 'Looking through the page…',
  empty: {
    title: 'No references on this page',
    text: 'No transaction, address or NFT stands in its text or links. Text that is only painted, as in Google Docs, cannot be read.',
  },

  /** Above the list of an SVG document and the like, where a card has no place. */
  noCards: 'Hashlens cannot show cards on this kind of page. Its transactions, addresses and NFTs are listed here.',
  filter: 'Filter',
  references: (count: number, formatted: string) =>
    plural('en', count, { one: `${formatted} reference`, other: `${formatted} references` }),
  /** So many of `all` fit the filter. */
  referencesOf: (count: number, formatted: string, all: string) =>
    plural('en', count, { one: `${formatted} reference of ${all}`, other: `${formatted} references of ${all}` }),
  groups: { transaction: 'Transactions', address: 'Addresses', 'token-instance': 'NFTs' },
  showMore: (count: number, formatted: string) => plural('en', count, { other: `Show ${formatted} more` }),
  /** The same for a screen reader; `group` is one of the groups above. Should begin as it does. */
  showMoreOf: (count: number, formatted: string, group: string) =>
    plural('en', count, { other: `Show ${formatted} more ${group}` }),
  /** How often a reference stands on the page: more than once. */
  times: (count: number, formatted: string) => plural('en', count, { other: `${formatted} times` }),
  /** A reference as a screen reader names it, with all of its digits. */
  names: {
    transaction: (value: string) => `Transaction ${value}`,
    address: (value: string) => `Address ${value}`,
    'token-instance': (value: string) => `NFT ${value}`,
  },
  showOnPage: 'Show on the page',
  showNamedOnPage: (name: string) => `Show ${name} on the page`,
  /** Leads to the list of what is watched. */
  watchNamed: (name: string) => `Watch ${name}`,

  isOnFor: (site: string) => `Hashlens is on for ${site}`,
  /** `time` may have its day with it. */
  pausedUntil: (time: string) => `Paused until ${time}`,
  resume: 'Resume',
  notStored: {
    title: 'Your browser did not store this',
    detail: 'Where Hashlens is on is as it was. Please try again, or change it in the settings.',
  },
  paused: { title: 'Hashlens is paused', text: 'Nothing is looked for on any page until then.' },
  offHere: {
    title: 'Hashlens is off here',
    text: 'Nothing is looked for on this page. Switch it on above to see what it refers to.',
  },
  notInList: {
    title: 'Hashlens is off here',
    text: 'It is on for the sites of your list alone, and this page belongs to none of them. You can change that in the settings.',
  },

  /** Why nothing of a page can be read. "The box above" is where one looks things up. */
  unreadable: {
    browser: {
      title: 'Hashlens cannot read this page',
      text: 'It belongs to the browser, and browsers let no extension read their own pages. Copy a hash or an address from it into the box above.',
    },
    store: {
      title: 'Hashlens cannot read this page',
      text: 'Browsers let no extension read the stores where extensions come from. Copy a hash or an address from it into the box above.',
    },
    pdf: {
      title: 'Hashlens cannot read this page',
      text: 'It is in the browser’s PDF viewer, which no extension can read. Copy a hash or an address from it into the box above.',
    },
    file: {
      title: 'Hashlens cannot read this file',
      text: 'Your browser lets extensions read files only after you allow it: look for “Allow access to file URLs” in the details of Hashlens among your extensions, then reload this page.',
    },
    unknown: {
      title: 'Hashlens cannot read this page',
      text: 'It seems to belong to the browser, and browsers let no extension read their own pages. If it is a page of the web, reload it.',
    },
    older: {
      title: 'Reload this page',
      text: 'It was open before Hashlens was installed or updated, so Hashlens is not on it yet.',
    },
  },
  reload: 'Reload',

  /** What comes first: look-alikes, wrong checksums. */
  lookClosely: 'Look closely',
  /** Of what must not be looked up. */
  possibleKeys: 'Possible private keys',
  possibleKeysHint: 'Nothing of these is sent, looked up or watched.',
  /** Of 32 bytes, and no references. */
  data: 'Numbers and other data',
  lookUpAll: (count: number, formatted: string) =>
    plural('en', count, { one: `Look up ${formatted} reference`, other: `Look up all ${formatted}` }),
  /** Before anything is asked: `count` credits. */
  price: (count: number, formatted: string, each: { transaction: string; address: string }) =>
    plural('en', count, {
      other: `This costs about ${formatted} credits: ${each.transaction} for a transaction or an NFT, ${each.address} for an address. What is known already costs nothing; a transaction that has to be looked for on several chains costs more.`,
    }),
  notNow: 'Not now',
  lookingUpAll: 'Looking up all references',
  lookedUp: (done: string, all: string) => `${done} of ${all} looked up`,
};
