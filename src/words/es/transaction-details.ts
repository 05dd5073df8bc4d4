import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const transactionDetails: Words['transactionDetails'] = {
  time: 'Hora',
  status: 'Estado',
  yourTag: 'Tu etiqueta',
  kinds: 'Clases',
  type: 'Tipo',
  nonce: 'Nonce',
  position: 'Posición en el bloque',
  blockHash: 'Hash del bloque',
  exactValue: 'Valor exacto',
  exactFee: 'Comisión exacta',
  gasUsed: 'Gas usado',
  gasPrice: 'Precio del gas',
  baseFee: 'Comisión base',
  maxFee: 'Comisión máx. por gas',
  maxTip: 'Propina máx. por gas',
  tip: 'Propina',
  burnt: 'Quemado',
  fee: 'Comisión',
  priceThen: 'Precio entonces',
  priceNow: 'Precio ahora',
  priceWhenAsked: 'Precio al consultar',
  method: 'Método',
  input: 'Entrada',
  innerCalls: 'Llamadas internas',

  someFailed: 'algunas fallaron',
  atMost: (limit: string) => `como máximo ${limit}`,
  usedOf: (used: string, limit: string) => `${used} de ${limit}`,
  usedOfShare: (used: string, limit: string, share: string) => `${used} de ${limit} (${share})`,
  priceOfOne: (dollars: string, symbol: string) => `${dollars} por 1 ${symbol}`,
  typeAndName: (type: string, name: string) => `${type} (${name})`,
  typeNames: ['clásica', 'con lista de acceso', 'EIP-1559', 'con blobs', 'asigna código'],
  inputAndSize: (start: string, count: number, number: string) =>
    plural('es', count, { one: `${start} (${number} byte)`, other: `${start} (${number} bytes)` }),
};

export const signatures: Words['signatures'] = {
  authorization: (number: string) => `Autorización ${number}`,
  authorizations: 'Autorizaciones',
  runsAsUnnamed: (contract: string) => `funciona como ${contract}`,
};

export const revertRows: Words['revertRows'] = {
  reason: 'Motivo de la reversión',
  none: 'no se indicó',
  revert: 'Reversión',
  parameter: (name: string) => `Reversión: ${name}`,
  unnamed: 'Reversión: valor',
  notDecoded: 'no se pudo descodificar',
  empty: 'vacío',
};

export const arbitrum: Words['arbitrum'] = {
  status: 'Estado en Arbitrum',
  batch: 'Lote',
  batchData: 'Datos del lote',
  committedBy: 'Registrado por',
  confirmedBy: 'Confirmado por',
  gasForL1: 'Gas para L1',
  gasForL2: 'Gas para L2',
  posterFee: 'Comisión del publicador',
  networkFee: 'Comisión de red',
  message: 'Mensaje',
  messageNumber: 'Número del mensaje',
  messageStatus: 'Estado del mensaje',
  messageOnL1: 'Mensaje en L1',
  incoming: 'entrante',
  outgoing: 'saliente',
};
