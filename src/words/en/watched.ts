import { plural } from '../word-data.ts';

/** The addresses that the person put on a list of their own: beside them in cards, and the popup's tab. */
export const watched = {
  /** Small labels with a border, beside an address: the name before it is the person's own, or it has none. */
  namedByYou: 'named by you',
  isWatched: 'watched',
  /** Rows of an address's card. */
  row: 'Watched',
  yourNote: 'Your note',
  /** Buttons of an address's card: they lead to the popup's tab. */
  watch: 'Watch',
  edit: 'Edit name',

  empty: {
    title: 'No watched addresses yet',
    text: 'Add an address here and give it a name, and cards show that name wherever the address stands. A transaction can be watched until it lands.',
  },
  address: 'Address or transaction to watch',
  /** In the empty field. */
  addressHint: 'Address, transaction, or a link',
  name: 'Your name for it',
  note: 'Note',
  add: 'Add',
  added: 'Added.',
  already: 'This is on your list already.',
  /** The field for the chain that it is checked on. */
  chain: 'Chain to check it on',
  filter: 'Filter',
  count: (count: number, formatted: string) =>
    plural('en', count, { one: `${formatted} address`, other: `${formatted} addresses` }),
  /** So many of `all` fit the filter. */
  countOf: (count: number, formatted: string, all: string) =>
    plural('en', count, { one: `${formatted} address of ${all}`, other: `${formatted} addresses of ${all}` }),
  showMore: (count: number, formatted: string) => plural('en', count, { other: `Show ${formatted} more` }),
  /** Buttons of a row; `name` is the address's name, or its first and last digits. */
  editNamed: (name: string) => `Edit ${name}`,
  removeNamed: (name: string) => `Remove ${name}`,
  save: 'Save',
  cancel: 'Cancel',
  removed: (name: string) => `${name} is no longer watched.`,
  undo: 'Undo',

  reading: 'Reading your list…',
  privately: 'In a private window your list can be read, but not changed: nothing is kept from here.',
  cannotBeWatched: 'This cannot be watched',
  noAddress: 'Paste an address: 0x and its 40 hex digits, a transaction, or a link to one of them.',
  isNft: 'This is an NFT. Only addresses and transactions can be watched.',
  notChanged: 'Your list was not changed',
  full: (most: string) => `Your list holds ${most} entries, and no more fit in. Remove one first.`,
  isKey: 'This looks like a private key. It was neither stored nor sent.',
  notStored: 'Your browser did not store it. Please try again; if the disk is full, free some space first.',
  unreadable: {
    title: 'Your list could not be read',
    detail: 'Your browser did not hand it out. It is not lost: try again in a moment.',
  },
};
