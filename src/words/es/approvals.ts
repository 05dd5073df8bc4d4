import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const approvals: Words['approvals'] = {
  zeroAddress: 'la dirección cero',
  theOwner: 'El propietario',
  nftOf: (id: string, collection: string) => `${id} de ${collection}`,

  unlimited: (token: string) => `${token} sin límite`,
  anAmount: (token: string) => `una cantidad de ${token}`,
  tokens: (count: number, number: string) => plural('es', count, { one: `${number} token`, other: `${number} tokens` }),
  unlimitedTokens: (count: number, number: string) =>
    plural('es', count, { one: `${number} token sin límite`, other: `${number} tokens sin límite` }),
  partlyUnlimited: (count: number, number: string) =>
    plural('es', count, { one: `${number} token (sin límite)`, other: `${number} tokens (algunos sin límite)` }),

  allowed: (spender: string, what: string) => `Permitió a ${spender} gastar ${what}`,
  ownerAllowed: (owner: string, spender: string, what: string) => `${owner} permitió a ${spender} gastar ${what}`,
  oneBlockOnly: (allowed: string) => `${allowed} (solo en ese bloque)`,
  allowedMore: (spender: string, token: string) => `Permitió a ${spender} gastar más ${token} que antes`,
  allowedMoreBy: (spender: string, amount: string) => `Permitió a ${spender} gastar ${amount} más que antes`,
  allowedLess: (spender: string, token: string) => `Permitió a ${spender} gastar menos ${token} que antes`,
  allowedLessBy: (spender: string, amount: string) => `Permitió a ${spender} gastar ${amount} menos que antes`,
  tookBack: (spender: string, token: string) => `Retiró a ${spender} el permiso para gastar ${token}`,
  ownerTookBack: (owner: string, spender: string, token: string) =>
    `${owner} retiró a ${spender} el permiso para gastar ${token}`,
  tookBackSeveral: (count: number, number: string) =>
    plural('es', count, { one: `Retiró ${number} permiso`, other: `Retiró ${number} permisos` }),

  allowedNft: (spender: string, nft: string) => `Permitió a ${spender} mover ${nft}`,
  ownerAllowedNft: (owner: string, spender: string, nft: string) => `${owner} permitió a ${spender} mover ${nft}`,
  tookBackNft: (nft: string) => `Retiró el permiso individual para ${nft}`,
  allowedEveryNft: (spender: string, collection: string) =>
    `Permitió a ${spender} mover todos los NFT de ${collection}`,
  ownerAllowedEveryNft: (owner: string, spender: string, collection: string) =>
    `${owner} permitió a ${spender} mover todos los NFT de ${collection}`,
  tookBackEveryNft: (spender: string, collection: string) =>
    `Retiró a ${spender} el permiso para mover los NFT de ${collection}`,
  ownerTookBackEveryNft: (owner: string, spender: string, collection: string) =>
    `${owner} retiró a ${spender} el permiso para mover los NFT de ${collection}`,

  allowedOperator: (spender: string, contract: string) => `Permitió a ${spender} actuar como operador en ${contract}`,
  tookBackOperator: (spender: string, contract: string) =>
    `Retiró a ${spender} el permiso para actuar como operador en ${contract}`,
  allowedCredit: (spender: string, what: string) =>
    `Permitió a ${spender} pedir prestado ${what} en nombre de esta cuenta`,
  ownerAllowedCredit: (owner: string, spender: string, what: string) =>
    `${owner} permitió a ${spender} pedir prestado ${what} en su nombre`,
  tookBackCredit: (spender: string, token: string) =>
    `Retiró a ${spender} el permiso para pedir prestado ${token} en nombre de esta cuenta`,
  ownerTookBackCredit: (owner: string, spender: string, token: string) =>
    `${owner} retiró a ${spender} el permiso para pedir prestado ${token} en su nombre`,

  approved: (spender: string, token: string) => `Dio permiso a ${spender} sobre ${token}`,
};
