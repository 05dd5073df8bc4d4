import type { Words } from '../words.ts';

// In sentences these stand behind "an", "von" and "bei" alike: no articles, and nothing that is declined.
export const addressNames: Words['addressNames'] = {
  zeroAddress: 'Nulladresse',
  theZeroAddress: 'Nulladresse',
  anUnknownAddress: 'Unbekannt',
  invalidName: 'ungültiger Name',
  nameAndHash: (name, hash) => `${name} (${hash})`,
  ownName: (name) => `${name} (von Ihnen benannt)`,
  ownNameAndDomain: (name, domain) => `${name} (von Ihnen benannt, ${domain})`,
};
