import type { Words } from '../words.ts';

export const options: Words['options'] = {
  title: 'Hashlens-Einstellungen',
  access: 'Zugang',
  notStored: 'Der Browser hat dies nicht gespeichert',
  notStoredDetail: 'Die Einstellung ist unverändert. Bitte noch einmal ändern.',

  apiAddress: 'API-Adresse',
  apiAddressHint: 'Ihr Schlüssel wird an diese Adresse gesendet. Leeren, um zur üblichen zurückzukehren.',
  addressUnusable: 'Diese Adresse ist nicht verwendbar',
  addressUnusableDetail:
    'Eine https-Adresse eingeben, oder eine http-Adresse auf diesem Computer (127.0.0.1 oder localhost), ohne Benutzername, ? oder #. Die bisherige gilt weiter.',
  notReachable: (address) => `Der Browser lässt Hashlens noch nicht auf ${address} zugreifen`,
  notReachableDetail: 'Bis zur Erlaubnis lässt sich nichts abfragen.',
  allowAccess: 'Zugriff erlauben',

  speaks: 'Hashlens spricht',
  browsersLanguage: 'Die Sprache des Browsers',

  keptAnswers: 'Gespeicherte Antworten',
  keptAnswersHint:
    'Antworten bleiben in diesem Browser, damit nichts doppelt bezahlt wird: abgefragte Transaktionen, Guthaben und Transfers, und auf welcher Chain die Referenzen einer Website lagen (jede Website unter einem verschlüsselten Namen). Private Fenster hinterlassen nichts. Wird alles gelöscht, geht auch zuletzt Nachgeschlagenes, und das Popup öffnet sich nicht mehr dort, wo es war. Was Sie beobachten, ist keine Antwort: Es bleibt.',
  forgetEverything: 'Alles löschen',
  sureToForget: 'Alle gespeicherten Antworten löschen? Erneutes Abfragen kostet wieder Credits.',
  yesForget: 'Ja, alles löschen',
  keepThem: 'Behalten',
  forgetting: 'Wird gelöscht…',
  nothingKept: 'Fertig. Es ist nichts mehr gespeichert.',
};
