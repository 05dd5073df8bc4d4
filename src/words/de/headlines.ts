import type { Words } from '../words.ts';

export const headlines: Words['headlines'] = {
  failed: (reason) => `Fehlgeschlagen: ${reason}`,
  waiting: 'Wartet auf Aufnahme in einen Block',
  waitingWhenAsked: 'Wartete bei Abfrage auf Aufnahme in einen Block',
  included: 'Aufgenommen, Details werden noch indexiert',
  includedWhenAsked: 'Aufgenommen, Details wurden bei Abfrage noch indexiert',
  dropped: 'Verworfen oder ersetzt',
  neverIncluded: (intent) => `Kam nie in einen Block: ${intent}`,
  unknown: 'Status unbekannt',
  unknownSaid: (said) => `Status unbekannt: „${said}“`,
  deposit: 'Eine Einzahlung von der Basisschicht',
};

export const reverts: Words['reverts'] = {
  notKnown: 'der Grund ist noch nicht bekannt',
  noReason: 'ohne Grund abgebrochen',
  error: (selector) => `Fehler ${selector}`,
  panic: (code) => `Panic ${code}`,
  assertion: 'eine Zusicherung war verletzt',
  overflow: 'ein Zahlenüberlauf',
  divisionByZero: 'Division durch 0',
  outsideEnum: 'ein Wert außerhalb seines Enums',
  storage: 'falsch kodierter Speicher',
  emptyList: 'Entnahme aus einer leeren Liste',
  outOfBounds: 'ein Index außerhalb der Grenzen',
  memory: 'zu viel Arbeitsspeicher',
  emptyFunction: 'Aufruf einer leeren Funktion',
};
