import type { Words } from '../words.ts';

export const references: Words['references'] = {
  kinds: { transaction: 'トランザクション', address: 'アドレス', 'token-instance': 'NFT' },
  named: (kind: string, value: string) => `${kind} ${value}`,
};
