import type { Words } from '../words.ts';

export const transferRows: Words['transferRows'] = {
  transfer: (number: string) => `Transferencia ${number}`,
  transfers: 'Transferencias',
  token: 'Token',
  tokenOf: (number: string) => `Token ${number}`,
  tokens: 'Tokens',
  nft: 'NFT',
  nftOf: (number: string) => `NFT ${number}`,
  nfts: 'NFT',
  account: 'Cuenta',
  accountOf: (number: string) => `Cuenta ${number}`,
  accounts: 'Cuentas',

  from: (sender: string) => `de ${sender}`,
  to: (receiver: string) => `a ${receiver}`,
  by: (method: string) => `mediante ${method}`,
  log: (number: string) => `log ${number}`,
  blockHash: (hash: string) => `hash del bloque ${hash}`,
  inTransaction: (hash: string) => `en ${hash}`,
};

export const extraRows: Words['extraRows'] = {
  fee: 'Comisión',
  decoded: 'Descodificado',
  parameter: (number: string) => `Parámetro ${number}`,
  action: (number: string) => `Acción ${number}`,
  authorization: (number: string) => `Autorización ${number}`,
  transfer: (number: string) => `Transferencia ${number}`,
  transferTotal: (number: string) => `Total de la transferencia ${number}`,
  unknownFields: 'Campos desconocidos',
};
