import type { Words } from '../words.ts';

export const settingsFile: Words['settingsFile'] = {
  heading: 'Einstellungen als Datei',
  hint: 'Bringt Ihre Einstellungen in einen anderen Browser. Die Datei enthält weder Schlüssel noch die API-Adresse noch die Adressen, die Sie beobachten.',
  save: 'In eine Datei speichern',
  load: 'Aus einer Datei laden',
  saved: (file) => `Dem Browser zum Speichern übergeben: ${file}.`,
  loaded: 'Fertig: Jetzt gelten die Einstellungen der Datei.',
  leftOut: (names) => `Diese kennt Hashlens nicht und hat sie ausgelassen: ${names}.`,
  leftLocked: 'Was Ihr Administrator festgelegt hat, ist unverändert.',
  leftAddress:
    'Die API-Adresse darin wurde ausgelassen: Dorthin geht Ihr Schlüssel, deshalb können nur Sie sie ändern.',
  leadsTo: (hosts) =>
    `Mit dieser Datei führt „Im Explorer öffnen“ zu ${hosts}. Verwenden Sie sie nur, wenn Sie diese Websites kennen.`,
  take: 'Datei verwenden',
  leave: 'Einstellungen behalten',
  notStored:
    'Sie sind unverändert. Vielleicht ist sein Speicher voll, oder es gab zu viele Änderungen in kurzer Zeit: eine Minute warten und die Datei noch einmal laden.',
  unusable: 'Diese Datei ist nicht verwendbar',
  why: {
    unusable: (name) => `Der Wert von „${name}“ darin ist keiner, den Hashlens annimmt. Es wurde nichts geändert.`,
    tooLarge: 'Sie ist größer als jede Datei mit Einstellungen. Es wurde nichts geändert.',
    notJson:
      'Sie bricht ab oder enthält keine Einstellungen. Es wurde nichts geändert: bitte dort, woher sie kommt, noch einmal speichern.',
    notOurs:
      'Sie enthält keine Einstellungen von Hashlens. Es wurde nichts geändert: bitte die Datei wählen, die hier gespeichert wurde.',
    newer:
      'Sie stammt von einem neueren Hashlens. Es wurde nichts geändert: Hashlens aktualisieren, dann noch einmal laden.',
    nothingInIt: 'Sie enthält keine Einstellung, die Hashlens kennt. Es wurde nichts geändert.',
    unreadable: 'Der Browser konnte sie nicht lesen. Es wurde nichts geändert: bitte noch einmal wählen.',
  },
};
