import type { Words } from '../words.ts';

export const samples: Words['samples'] = {
  swap: 'Ein Tausch auf Uniswap',
  payment: 'Eine Zahlung an vitalik.eth',
  waiting: 'Eine Zahlung, die noch aussteht',
  reverted: 'Ein fehlgeschlagener Transfer',
  creation: 'Ein neuer Contract',
  delegation: 'Ein Konto übernimmt Code (EIP-7702)',
  blob: 'Eine andere Chain legt Daten in Blobs ab',
  firstEver: 'Die erste Transaktion auf Ethereum, 2015',
  arbitrumPayment: 'Eine USDC-Zahlung auf Arbitrum',
  arbitrumDeposit: 'ETH kommt auf Arbitrum an',
  yearOfChanges: 'Ein Jahr voller Guthabenänderungen',
  quieterAddress: 'Eine ruhigere Adresse',
  arbitrumAddress: 'Eine Adresse auf Arbitrum',
  threeOwners: 'Ein NFT mit drei Inhabern',
  mintToBurn: 'Ein NFT, geprägt bis verbrannt',
};
