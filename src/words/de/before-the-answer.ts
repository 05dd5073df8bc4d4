import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const askFirst: Words['askFirst'] = {
  lookUp: 'Abfragen',
  sends: (host) =>
    `„Abfragen“ sendet den Wert und Ihren API-Schlüssel an ${host}; das lässt sich nicht rückgängig machen.`,
  noSign: {
    title: 'Dies könnte eine Transaktion oder ein privater Schlüssel sein',
    detail: 'Nichts deutet hier darauf hin, was davon es ist. Es wurde nichts gesendet.',
  },
  nearKeyWords: {
    title: 'Dies könnte eine Transaktion oder ein privater Schlüssel sein',
    detail: 'In der Nähe ist von Schlüsseln oder Geheimnissen die Rede. Es wurde nichts gesendet.',
  },
  otherLabel: {
    title: 'Dies könnte eine Transaktion oder ein privater Schlüssel sein',
    detail: 'Der Text davor bezeichnet den Wert als etwas anderes. Es wurde nichts gesendet.',
  },
  mayBeHash: {
    title: 'Dies ist vielleicht keine Adresse',
    detail: 'Der Text davor bezeichnet den Wert als Hash oder Passwort. Es wurde nichts gesendet.',
  },
  goneUnseen: {
    title: 'Diesen Wert abfragen?',
    detail: 'Karten auf dieser Seite verschwanden, bevor jemand sie lesen konnte. Diesmal wurde nichts gesendet.',
  },
  hashSetting: {
    title: 'Diesen Wert abfragen?',
    detail:
      'Bisher wurde nichts gesendet. Laut Ihren Einstellungen wird vorher gefragt, weil 64 Ziffern ein privater Schlüssel sein können.',
  },
  addressSetting: {
    title: 'Diese Adresse abfragen?',
    detail:
      'Bisher wurde nichts gesendet. Eine Adresse kostet 50 Credits; laut Ihren Einstellungen wird vorher gefragt.',
  },
};

export const waiting: Words['waiting'] = {
  lookingItUp: 'wird abgefragt…',
  trouble: 'der Dienst hat eine Störung, neuer Versuch…',
  noConnection: 'keine Verbindung, neuer Versuch…',
  tooManyRequests: (wait) => `zu viele Anfragen, weiter in ${wait}…`,
};

export const plainWord: Words['plainWord'] = {
  title: 'Dies ist eine Zahl oder ein anderer Wert',
  number: (formatted) => `Die Zahl ${formatted}`,
  largest: 'Die größte Zahl aus 32 Bytes',
  address: 'Eine Adresse, auf 32 Bytes aufgefüllt',
  text: (text) => `Der Text „${text}“`,
  bytes: (count, formatted) =>
    plural('de', count, {
      one: `${formatted} Byte, auf 32 aufgefüllt`,
      other: `${formatted} Bytes, auf 32 aufgefüllt`,
    }),
  event: (name) => `Das Topic des Ereignisses „${name}“`,
  slot: (name) => `Der Speicherplatz „${name}“`,
  type: (name) => `Der EIP-712-Typ-Hash von „${name}“`,
  role: (name) => `Die Rolle „${name}“`,
  nothing: 'Der Hash leerer Daten',
  detail: 'Dies ist keine Transaktion. Es wurde nichts gesendet.',
  lookUpAddress: 'Adresse abfragen',
};
