import type { Words } from '../words.ts';

export const approvals: Words['approvals'] = {
  zeroAddress: 'la dirección cero',
  nftOf: (id: string, collection: string) => `${id} de ${collection}`,

  allowed: (spender: string, token: string) => `Permitió a ${spender} gastar una cantidad de ${token}`,
  allowedUnlimited: (spender: string, token: string) => `Permitió a ${spender} gastar ${token} sin límite`,
  allowedMore: (spender: string, token: string) => `Permitió a ${spender} gastar más ${token} que antes`,
  allowedLess: (spender: string, token: string) => `Permitió a ${spender} gastar menos ${token} que antes`,
  tookBack: (spender: string, token: string) => `Retiró a ${spender} el permiso para gastar ${token}`,

  allowedNft: (spender: string, nft: string) => `Permitió a ${spender} mover ${nft}`,
  tookBackNft: (nft: string) => `Retiró el permiso individual para ${nft}`,
  allowedEveryNft: (spender: string, collection: string) =>
    `Permitió a ${spender} mover todos los NFT de ${collection}`,
  tookBackEveryNft: (spender: string, collection: string) =>
    `Retiró a ${spender} el permiso para mover los NFT de ${collection}`,

  approved: (spender: string, token: string) => `Aprobó a ${spender} para ${token}`,
};
