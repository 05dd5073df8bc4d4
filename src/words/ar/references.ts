import type { Words } from '../words.ts';

export const references: Words['references'] = {
  kinds: { transaction: 'معاملة', address: 'عنوان', 'token-instance': 'NFT' },
  named: (kind, value) => `${kind} ${value}`,
};
