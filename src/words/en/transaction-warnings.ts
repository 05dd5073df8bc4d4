import { plural } from '../word-data.ts';

/** What a person should be wary of in a transaction: a title of a few words, and whole sentences. */
export const transactionWarnings = {
  scam: {
    title: 'Scam token',
    text: (count: number, number: string) =>
      plural('en', count, {
        one: `${number} transfer of a token that the explorer marks as a scam. Do not follow what its name says.`,
        other: `${number} transfers of a token that the explorer marks as a scam. Do not follow what its name says.`,
      }),
  },
  nothing: {
    title: 'Transfer of nothing',
    transfers: (count: number, number: string) =>
      plural('en', count, {
        one: `${number} transfer of an amount of zero. Such transfers are used to slip a look-alike address into your history: do not copy addresses from here.`,
        other: `${number} transfers of an amount of zero. Such transfers are used to slip a look-alike address into your history: do not copy addresses from here.`,
      }),
    noCoins:
      'No coins were sent. Such transfers are used to slip a look-alike address into your history: do not copy addresses from here.',
  },
  innerCall: {
    title: 'An inner call failed',
    text: 'The transaction succeeded, but a call that it made inside failed.',
  },
  updating: {
    title: 'Being updated',
    text: 'The explorer is reading this transaction’s block again: details may change.',
  },
};
