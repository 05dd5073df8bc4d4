import type { Words } from '../words.ts';

export const malformedInput: Words['malformedInput'] = {
  title: 'Das lässt sich nicht abfragen',
  detail: (field, form) =>
    `Ungültige Angabe: ${field}. Erwartet: ${form}. Es wurde nichts gesendet. Prüfen und mit einer anderen versuchen.`,
  fields: {
    transactionHash: 'Transaktions-Hash',
    tokenId: 'Token-ID',
    chainNumber: 'Nummer der Chain',
    blockNumber: 'Blocknummer',
    numberOfItems: 'Anzahl der Einträge',
    nextPage: 'nächste Seite',
  },
  forms: {
    webAddress: 'eine http- oder https-Adresse',
    hexDigits64: '0x und 64 Hex-Ziffern',
    hexDigits40: '0x und 40 Hex-Ziffern',
    wholeNumber: 'eine ganze Zahl',
    positiveNumber: 'eine positive ganze Zahl',
    numberFrom0: 'eine ganze Zahl ab 0',
    numberFrom1To50: 'eine ganze Zahl von 1 bis 50',
    cursor: 'der Cursor einer zuvor gelesenen Seite',
  },
};
