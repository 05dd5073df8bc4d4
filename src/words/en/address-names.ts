/** What stands for an address that has no name of its own. */
export const addressNames = {
  // Alone, beside its hash.
  zeroAddress: 'zero address',
  // In a sentence: "Sent 1 ETH to the zero address".
  theZeroAddress: 'the zero address',
  anUnknownAddress: 'an unknown address',
  // In place of a domain name that is no valid one.
  invalidName: 'invalid name',
  // A name that may pose as something else is never shown without its hash.
  nameAndHash: (name: string, hash: string) => `${name} (${hash})`,
  // The name that the person gave it, marked as no other name can be; and with the domain that it has too.
  ownName: (name: string) => `${name} (named by you)`,
  ownNameAndDomain: (name: string, domain: string) => `${name} (named by you, ${domain})`,
};
