import type { Words } from '../words.ts';

export const addressNames: Words['addressNames'] = {
  zeroAddress: 'dirección cero',
  theZeroAddress: 'la dirección cero',
  anUnknownAddress: 'una dirección desconocida',
  invalidName: 'nombre no válido',
  nameAndHash: (name: string, hash: string) => `${name} (${hash})`,
  ownName: (name: string) => `${name} (nombre tuyo)`,
  ownNameAndDomain: (name: string, domain: string) => `${name} (nombre tuyo, ${domain})`,
};
