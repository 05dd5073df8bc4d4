import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const settings: Words['settings'] = {
  search: 'Einstellungen durchsuchen',
  foundBlocks: (found, text, of) =>
    plural('de', found, {
      one: `${text} von ${of} Gruppen enthält das.`,
      other: `${text} von ${of} Gruppen enthalten das.`,
    }),
  nothingFound: 'Keine Einstellung enthält diese Wörter. Bitte ein anderes oder weniger davon eingeben.',
  byAdministrator: 'Von Ihrem Administrator festgelegt.',

  keepAtMost: 'Höchstens speichern',
  keepAtMostHint:
    'Ist der Platz voll, geht zuerst, was am längsten nicht gebraucht wurde. Private Fenster speichern in keinem Fall etwas.',
  megabytes: (amount) => `${amount} MB`,
  keptNow: (count, text, size) =>
    plural('de', count, {
      one: `${text} Antwort ist gespeichert: ${size} MB.`,
      other: `${text} Antworten sind gespeichert: ${size} MB.`,
    }),
  nothingKeptYet: 'Noch ist keine Antwort gespeichert.',
};
