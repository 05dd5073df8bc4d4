import type { Words } from '../words.ts';

export const transferRows: Words['transferRows'] = {
  transfer: (number) => `Transfer ${number}`,
  transfers: 'Transfers',
  token: 'Token',
  tokenOf: (number) => `Token ${number}`,
  tokens: 'Token',
  nft: 'NFT',
  nftOf: (number) => `NFT ${number}`,
  nfts: 'NFTs',
  account: 'Konto',
  accountOf: (number) => `Konto ${number}`,
  accounts: 'Konten',

  from: (sender) => `von ${sender}`,
  to: (receiver) => `an ${receiver}`,
  by: (method) => `durch ${method}`,
  log: (number) => `Log ${number}`,
  blockHash: (hash) => `Block-Hash ${hash}`,
  inTransaction: (hash) => `in ${hash}`,
};

export const extraRows: Words['extraRows'] = {
  fee: 'Gebühr',
  decoded: 'Dekodiert',
  parameter: (number) => `Parameter ${number}`,
  action: (number) => `Aktion ${number}`,
  authorization: (number) => `Autorisierung ${number}`,
  transfer: (number) => `Transfer ${number}`,
  transferTotal: (number) => `Transfer ${number} · Summe`,
  unknownFields: 'Unbekannte Felder',
};
