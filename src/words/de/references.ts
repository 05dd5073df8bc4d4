import type { Words } from '../words.ts';

export const references: Words['references'] = {
  // The first must be a word that `src/references/transaction-labels.ts` knows for a transaction.
  kinds: { transaction: 'Transaktion', address: 'Adresse', 'token-instance': 'NFT' },
  named: (kind, value) => `${kind} ${value}`,
};
