import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const watchedFiles: Words['watchedFiles'] = {
  heading: 'Import und Export',
  exportJson: 'JSON exportieren',
  exportCsv: 'CSV exportieren',
  import: 'Importieren…',
  importHint:
    'Eine JSON- oder CSV-Datei von Hashlens oder jede CSV-Datei mit einer Spalte „address“. Spalten „name“, „note“ und „chain“ sind möglich.',
  replace: 'Vorhandene Namen und Notizen ersetzen',
  keeps: 'Was auf Ihrer Liste steht, behält Namen und Notiz.',
  added: (count, formatted) => plural('de', count, { other: `${formatted} hinzugefügt` }),
  changed: (count, formatted) => plural('de', count, { other: `${formatted} geändert` }),
  skipped: (count, formatted) => plural('de', count, { other: `${formatted} unverändert` }),
  done: (counts) => `Importiert: ${counts}.`,
  reading: 'Die Datei wird gelesen…',

  notExported: 'Nichts kann exportiert werden',
  transactionsUnread:
    'Ihre Transaktionen ließen sich nicht lesen und würden in der Datei fehlen. Bitte diese Seite neu öffnen.',
  notImported: 'Nichts wurde importiert',
  tooLarge: 'Die Datei ist größer als 4 MB.',
  unreadable: 'Die Datei ließ sich nicht lesen.',
  notAList:
    'Das ist keine Liste, die Hashlens kennt: eine JSON-Datei von Hashlens oder eine CSV-Datei mit einer Spalte „address“.',
  empty: 'Die Datei enthält keine Adresse und keine Transaktion.',
  tooMany: (most) => `Ihre Liste fasst ${most} Einträge. Mit denen der Datei wären es mehr.`,
  notAReference: (place) => `Eintrag ${place} ist weder eine Adresse noch eine Transaktion.`,
  wrongChecksum: (place) =>
    `Die Adresse von Eintrag ${place} hat eine falsche Prüfsumme: Ein Zeichen könnte verändert worden sein.`,
  wrongChain: (place) => `Die Chain von Eintrag ${place} ist keine Nummer einer Chain.`,
  noChain: (place) => `Eintrag ${place} ist eine Transaktion ohne Chain.`,
  tooLong: (place) => `Name oder Notiz von Eintrag ${place} ist zu lang.`,
  notText: (place) => `Name, Notiz oder Zeit von Eintrag ${place} ist nicht, was es sein sollte.`,
};
