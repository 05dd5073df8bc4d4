import type { Words } from '../words.ts';

export const references: Words['references'] = {
  // "交易" is one of the words in `src/references/transaction-labels.ts`.
  kinds: { transaction: '交易', address: '地址', 'token-instance': 'NFT' },
  named: (kind, value) => `${kind} ${value}`,
};
