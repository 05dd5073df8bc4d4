import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const transactionLists: Words['transactionLists'] = {
  tokenTransfers: (count: number, number: string) =>
    plural('es', count, { one: `${number} transferencia de tokens`, other: `${number} transferencias de tokens` }),
  nftTransfers: (count: number, number: string) =>
    plural('es', count, { one: `${number} transferencia de NFT`, other: `${number} transferencias de NFT` }),
  firstTokenTransfers: (count: number, number: string) =>
    plural('es', count, {
      one: `Primera transferencia de tokens`,
      other: `Primeras ${number} transferencias de tokens`,
    }),
  firstNftTransfers: (count: number, number: string) =>
    plural('es', count, { one: `Primera transferencia de NFT`, other: `Primeras ${number} transferencias de NFT` }),
  someTokenTransfers: 'Transferencias de tokens',

  onlyFirst: (count: number, number: string) =>
    plural('es', count, {
      one: 'Y más: el servicio solo muestra la primera.',
      other: `Y más: el servicio muestra las primeras ${number}.`,
    }),
  moreThere: 'Hay más transferencias: el explorador las tiene todas.',
  moreTransfers: (count: number, number: string) =>
    plural('es', count, {
      one: `${number} transferencia más: el explorador las tiene todas.`,
      other: `${number} transferencias más: el explorador las tiene todas.`,
    }),
  more: (_count: number, number: string) => `y ${number} más`,

  scam: 'estafa',
  movesNothing: 'no mueve nada',

  from: (from: string) => `de ${from}`,
  to: (to: string) => `a ${to}`,
  fromTo: (from: string, to: string) => `de ${from} a ${to}`,
  between: (one: string, other: string) => `entre ${one} y ${other}`,
  toItself: 'a su propia dirección',
  minted: 'recién acuñado',
  mintedTo: (to: string) => `recién acuñado para ${to}`,
  burnt: 'quemado',
  burntBy: (by: string) => `quemado por ${by}`,

  actions: 'Acciones',
  authorizations: 'Autorizaciones para asignar código',
  runsAs: (account: string, contract: string) => `${account} funciona como ${contract}`,
  onAnyChain: 'en cualquier cadena',
  onChain: (chain: string) => `en ${chain}`,
  nonce: (number: string) => `nonce ${number}`,
  accepted: 'aceptada',
};
