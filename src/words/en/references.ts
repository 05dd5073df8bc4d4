/** What a reference is called. */
export const references = {
  // The welcome page writes these before its samples. The one for a transaction must be a word by which Hashlens tells
  // a transaction from a private key on any page (`src/references/transaction-labels.ts`).
  kinds: { transaction: 'Transaction', address: 'Address', 'token-instance': 'NFT' },
  /** Kind is one of the above, value a hash, an address or "0x…/42". */
  named: (kind: string, value: string) => `${kind} ${value}`,
};
