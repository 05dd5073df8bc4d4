import { plural } from '../word-data.ts';

/** Taking the list of what is watched out as a file, and bringing one in. */
export const watchedFiles = {
  heading: 'Import and export',
  exportJson: 'Export JSON',
  exportCsv: 'Export CSV',
  import: 'Import…',
  importHint:
    'A JSON or CSV file of Hashlens, or any CSV file with a column “address”. It may have columns “name”, “note” and “chain”.',
  replace: 'Replace the names and notes that I have already',
  /** Without that tick. */
  keeps: 'What is on your list keeps its name and note.',
  added: (count: number, formatted: string) => plural('en', count, { other: `${formatted} added` }),
  changed: (count: number, formatted: string) => plural('en', count, { other: `${formatted} changed` }),
  skipped: (count: number, formatted: string) => plural('en', count, { other: `${formatted} left as they were` }),
  /** A list of those three. */
  done: (counts: string) => `Imported: ${counts}.`,
  reading: 'Reading the file…',

  notExported: 'Nothing can be exported',
  transactionsUnread: 'Your transactions could not be read, and the file would lack them. Please open this page again.',
  notImported: 'Nothing was imported',
  tooLarge: 'The file is larger than 4 MB.',
  unreadable: 'The file could not be read.',
  notAList: 'This is no list that Hashlens knows: a JSON file of Hashlens, or a CSV file with a column “address”.',
  empty: 'The file holds no address and no transaction.',
  tooMany: (most: string) => `Your list holds ${most} entries. With those of the file there would be more.`,
  /** `place` is the number of the entry in the file. */
  notAReference: (place: string) => `Entry ${place} is neither an address nor a transaction.`,
  wrongChecksum: (place: string) =>
    `The address of entry ${place} has a wrong checksum: a character may have been changed.`,
  wrongChain: (place: string) => `The chain of entry ${place} is no chain’s number.`,
  noChain: (place: string) => `Entry ${place} is a transaction without a chain.`,
  tooLong: (place: string) => `The name or note of entry ${place} is too long.`,
  notText: (place: string) => `The name, the note or the time of entry ${place} is not what it should be.`,
};
