import { plural } from '../word-data.ts';

/** Characters that nobody sees. `codes` is "U+200B, U+202E and 2 others". */
export const unseenWarnings = {
  title: 'Invisible characters in a name',
  /** Whose name it is. */
  address: (hash: string, codes: string) => `The name of ${hash} holds characters that nobody sees: ${codes}.`,
  token: (hash: string, codes: string) => `The name of the token ${hash} holds characters that nobody sees: ${codes}.`,
  method: (codes: string) => `The name of the method called holds characters that nobody sees: ${codes}.`,
  // One of several.
  someMethod: (codes: string) => `The name of a method called holds characters that nobody sees: ${codes}.`,
  /** Sentences that follow. */
  turns: 'Some turn the direction of text.',
  others: (count: number, formatted: string) =>
    plural('en', count, {
      one: `So do the names of ${formatted} other.`,
      other: `So do the names of ${formatted} others.`,
    }),
  withoutThem: 'Shown without them, it may look like another name.',
};

/** Domain names that are not what they look like. `hash` is a shortened address, `name` a foreign text. */
export const domainWarnings = {
  invalidTitle: 'Invalid domain name',
  scriptsTitle: 'Domain name of several alphabets',
  claimTitle: 'Unverified domain name',
  invalid: (hash: string, name: string) =>
    `The explorer calls ${hash} “${name}”, which no domain can be called. Go by the address.`,
  notNormal: (hash: string, name: string) =>
    `The explorer calls ${hash} “${name}”, which is not in its normal form, so it is not the domain that it looks like. Go by the address.`,
  mixedScripts: (hash: string, name: string) =>
    `The explorer calls ${hash} “${name}”, in which letters of several alphabets are mixed to look like one. Go by the address.`,
  confusable: (hash: string, name: string) =>
    `The explorer calls ${hash} “${name}”, of which the letters are another alphabet’s, chosen to look like these. Go by the address.`,
  severalScripts: (hash: string, name: string) =>
    `The explorer calls ${hash} “${name}”, of which the parts are in different alphabets: it may look like another domain. Go by the address.`,
  claim: (hash: string, name: string) =>
    `${hash} is called “${name}”, but not because the domain is known to be its own: anybody can name a contract so.`,
  // A sentence that follows any of these.
  sameFor: (count: number, formatted: string) =>
    plural('en', count, {
      one: `The same goes for ${formatted} other address.`,
      other: `The same goes for ${formatted} other addresses.`,
    }),
};
