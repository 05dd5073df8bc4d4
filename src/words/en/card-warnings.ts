import { plural } from '../word-data.ts';

/** Accounts and tokens that the explorer has a bad opinion of. */
export const scamWarnings = {
  title: 'Known scam',
  // `names` are so many names or shortened addresses: "0x1234…abcd and vitalik.eth".
  accounts: (count: number, names: string) => plural('en', count, { other: `The explorer marks ${names} as a scam.` }),
  thisAddress: 'The explorer marks this address as a scam: it said so in another answer.',
};

/** What the explorer thinks of accounts and tokens, in its own words: "scam", "spam". */
export const reputationWarnings = {
  title: 'Reputation',
  // `reputations` is a list of the two below: "0x1234…abcd the reputation “spam” and …".
  text: (reputations: string) => `The explorer gives ${reputations}.`,
  ofAddress: (hash: string, reputation: string) => `${hash} the reputation “${reputation}”`,
  ofToken: (hash: string, reputation: string) => `the token ${hash} the reputation “${reputation}”`,
};

/** How a page writes an address or a hash. */
export const writtenWarnings = {
  // The capital letters of an address are its checksum.
  wrongChecksum: {
    title: 'Wrong checksum',
    text: 'Its capital letters do not fit its digits, so a character may have been changed or mistyped. Compare it with where it came from before you send anything there.',
  },
  invisible: {
    title: 'Invisible characters',
    text: 'Invisible characters stand inside this value on the page. Hashlens looked up what remains without them.',
  },
  otherLink: {
    title: 'The link leads elsewhere',
    text: 'The page writes this value, but its link leads to another one. Check which of them you want.',
  },
};

/** An NFT and its transfers. */
export const nftWarnings = {
  scam: {
    title: 'Scam collection',
    text: 'The explorer marks this collection as a scam. Do not follow what its name says.',
  },
  nothingTitle: 'Transfer of nothing',
  // Transfers in which none of it was moved.
  nothing: (count: number, formatted: string) =>
    plural('en', count, {
      one: `${formatted} transfer of none of it. Such transfers are used to slip a look-alike address into a history: do not copy addresses from here.`,
      other: `${formatted} transfers of none of it. Such transfers are used to slip a look-alike address into a history: do not copy addresses from here.`,
    }),
};

/** Tokens whose names are not what they look like. `name` stands in quotation marks. */
export const tokenWarnings = {
  imitation: {
    title: 'Imitation of a known token',
    text: (hash: string, name: string, real: string) =>
      `The token ${hash} calls itself ${name}, but it is not ${real}. Go by its address.`,
  },
  // Whose it is on that chain is not known.
  sameName: {
    title: 'Name of a known token',
    text: (hash: string, name: string, real: string) =>
      `The token ${hash} calls itself ${name}, and is not among the contracts known as ${real}. Go by its address.`,
  },
  letters: {
    title: 'Counterfeit letters',
    text: (hash: string, name: string) =>
      `The token ${hash} calls itself ${name}, with letters of another alphabet that look like these. Go by its address.`,
  },
  site: {
    title: 'Advertising in a name',
    text: (hash: string, name: string) =>
      `The token ${hash} is called ${name}. Tokens that name a site are mostly sent to lure people there: do not open it.`,
  },
};
