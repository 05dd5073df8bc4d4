import { plural } from '../plural.ts';
import type { Words } from '../words.ts';

export const askFirst: Words['askFirst'] = {
  lookUp: 'Abfragen',
  sends: (host) => `„Abfragen“ sendet den Wert und Ihren API-Schlüssel an ${host}; das lässt sich nicht zurückholen.`,
  noSign: {
    title: 'Dies könnte eine Transaktion oder ein privater Schlüssel sein',
    detail: 'Nichts hier sagt, was davon, und es wurde nichts gesendet.',
  },
  nearKeyWords: {
    title: 'Dies könnte eine Transaktion oder ein privater Schlüssel sein',
    detail: 'In der Nähe stehen Wörter für Schlüssel oder Geheimnisse. Es wurde nichts gesendet.',
  },
  otherLabel: {
    title: 'Dies könnte eine Transaktion oder ein privater Schlüssel sein',
    detail: 'Was davor steht, nennt es anders. Es wurde nichts gesendet.',
  },
  mayBeHash: {
    title: 'Dies ist vielleicht keine Adresse',
    detail: 'Was davor steht, nennt es einen Hash oder ein Passwort. Es wurde nichts gesendet.',
  },
  goneUnseen: {
    title: 'Diesen Wert abfragen?',
    detail: 'Karten auf dieser Seite verschwanden, bevor jemand sie lesen konnte. Diesmal wurde nichts gesendet.',
  },
  hashSetting: {
    title: 'Diesen Wert abfragen?',
    detail:
      'Bisher wurde nichts gesendet. Laut Einstellungen wird erst gefragt, weil 64 Ziffern ein privater Schlüssel sein können.',
  },
  addressSetting: {
    title: 'Diese Adresse abfragen?',
    detail: 'Bisher wurde nichts gesendet. Eine Adresse kostet 50 Credits; laut Einstellungen wird erst gefragt.',
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
  role: (name) => `Die Rolle „${name}“`,
  nothing: 'Der Hash von nichts',
  detail: 'Dies ist keine Transaktion. Es wurde nichts gesendet.',
  lookUpAddress: 'Adresse abfragen',
};
