import type { Words } from '../words.ts';

export const references: Words['references'] = {
  kinds: { transaction: 'Transacción', address: 'Dirección', 'token-instance': 'NFT' },
  named: (kind: string, value: string) => `${kind} ${value}`,
};
