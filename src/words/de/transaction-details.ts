import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const transactionDetails: Words['transactionDetails'] = {
  time: 'Zeit',
  status: 'Status',
  yourTag: 'Eigenes Label',
  kinds: 'Arten',
  type: 'Typ',
  nonce: 'Nonce',
  position: 'Position im Block',
  blockHash: 'Block-Hash',
  exactValue: 'Genauer Wert',
  exactFee: 'Genaue Gebühr',
  gasUsed: 'Gas verbraucht',
  gasPrice: 'Gaspreis',
  baseFee: 'Grundgebühr',
  maxFee: 'Höchstgebühr je Gas',
  maxTip: 'Höchste Prioritätsgebühr je Gas',
  tip: 'Prioritätsgebühr',
  burnt: 'Verbrannt',
  fee: 'Gebühr',
  priceThen: 'Preis damals',
  priceNow: 'Preis jetzt',
  priceWhenAsked: 'Preis bei Abfrage',
  method: 'Methode',
  input: 'Eingabedaten',
  innerCalls: 'Innere Aufrufe',

  someFailed: 'manche fehlgeschlagen',
  atMost: (limit) => `höchstens ${limit}`,
  usedOf: (used, limit) => `${used} von ${limit}`,
  usedOfShare: (used, limit, share) => `${used} von ${limit} (${share})`,
  priceOfOne: (dollars, symbol) => `${dollars} für 1 ${symbol}`,
  typeAndName: (type, name) => `${type} (${name})`,
  typeNames: ['klassisch', 'mit Zugriffsliste', 'EIP-1559', 'mit Blobs', 'setzt Code'],
  inputAndSize: (start, count, number) =>
    plural('de', count, { one: `${start} (${number} Byte)`, other: `${start} (${number} Bytes)` }),
};

export const signatures: Words['signatures'] = {
  authorization: (number) => `Autorisierung ${number}`,
  authorizations: 'Autorisierungen',
  runsAsUnnamed: (contract) => `läuft als ${contract}`,
};

export const revertRows: Words['revertRows'] = {
  reason: 'Grund des Abbruchs',
  none: 'keiner angegeben',
  revert: 'Abbruch',
  parameter: (name) => `Abbruch: ${name}`,
  unnamed: 'Abbruch: Wert',
  notDecoded: 'nicht dekodierbar',
  empty: 'leer',
};

export const arbitrum: Words['arbitrum'] = {
  status: 'Arbitrum-Status',
  batch: 'Batch',
  batchData: 'Batch-Daten',
  committedBy: 'Eingereicht durch',
  confirmedBy: 'Bestätigt durch',
  gasForL1: 'Gas für L1',
  gasForL2: 'Gas für L2',
  posterFee: 'Poster-Gebühr',
  networkFee: 'Netzwerkgebühr',
  message: 'Nachricht',
  messageNumber: 'Nachrichtennummer',
  messageStatus: 'Nachrichtenstatus',
  messageOnL1: 'Nachricht auf L1',
  incoming: 'eingehend',
  outgoing: 'ausgehend',
};
