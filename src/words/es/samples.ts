import type { Words } from '../words.ts';

export const samples: Words['samples'] = {
  swap: 'Un intercambio en Uniswap',
  payment: 'Un pago a vitalik.eth',
  waiting: 'Un pago aún pendiente',
  reverted: 'Una transferencia que falló',
  creation: 'Un contrato nuevo',
  delegation: 'Una cuenta que adopta código (EIP-7702)',
  blob: 'Otra cadena que deja sus datos en blobs',
  firstEver: 'La primera transacción de Ethereum, en 2015',
  arbitrumPayment: 'Un pago en USDC en Arbitrum',
  arbitrumDeposit: 'ETH que llega a Arbitrum',
  yearOfChanges: 'Un año de cambios de saldo',
  quieterAddress: 'Una dirección más tranquila',
  arbitrumAddress: 'Una dirección en Arbitrum',
  threeOwners: 'Un NFT con tres propietarios',
  mintToBurn: 'Un NFT, de la acuñación a la quema',
};
