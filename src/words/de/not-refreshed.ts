import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const notRefreshed: Words['notRefreshed'] = {
  fromAge: (age) => `Stand: ${age}`,
  fromDate: (date) => `Stand: ${date}`,
  fromMomentAgo: 'Stand: gerade eben',
  fromEarlier: 'Älterer Stand',
  because: (reason) => `Aktualisieren nicht möglich: ${reason}.`,
};

export const refreshReasons: Words['refreshReasons'] = {
  outOfCredits: 'die Credits von heute sind verbraucht',
  outOfCreditsFor: (wait) => `die Credits von heute sind verbraucht, noch ${wait} lang`,
  dailyLimit: (count, credits) =>
    plural('de', count, {
      one: `das eigene Tageslimit von ${credits} Credit ist erreicht`,
      other: `das eigene Tageslimit von ${credits} Credits ist erreicht`,
    }),
  dailyLimitFor: (count, credits, wait) =>
    plural('de', count, {
      one: `das eigene Tageslimit von ${credits} Credit ist erreicht, noch ${wait} lang`,
      other: `das eigene Tageslimit von ${credits} Credits ist erreicht, noch ${wait} lang`,
    }),
  chainNotServed: (chain) => `der Dienst unterstützt ${chain} nicht mehr`,
  serviceTrouble: (status) => `der Dienst hat eine Störung (Fehler ${status})`,
  noKey: 'es gibt keinen API-Schlüssel',
  keyRefused: 'der API-Schlüssel wurde abgelehnt',
  paymentRequired: 'der Dienst verlangt einen API-Schlüssel oder eine Zahlung',
  tooManyRequests: 'es waren zu viele Anfragen in einer Sekunde',
  notFound: 'der Dienst findet es nicht mehr',
  noConnection: 'keine Verbindung',
  noPermission: 'der Browser lässt Hashlens nicht auf die API zugreifen',
  timedOut: 'es kam keine rechtzeitige Antwort',
  restricted: 'der Dienst schränkt den Zugriff darauf ein',
  malformedInput: 'es lässt sich nicht abfragen',
  questionRefused: 'der Dienst hat die Anfrage abgelehnt',
  senselessAnswer: 'die neue Antwort ergibt keinen Sinn',
  otherAnswer: 'der Dienst hat auf eine andere Anfrage geantwortet',
  heldBack: 'es sieht nach einem privaten Schlüssel aus, daher wurde nichts gesendet',
  noStorage: 'der Browser gibt die Einstellungen nicht heraus',
  aborted: 'die Abfrage wurde abgebrochen',
  noBackground: 'Hashlens hat nicht geantwortet',
  updated: 'Hashlens wurde aktualisiert',
};

export const refreshAdvice: Words['refreshAdvice'] = {
  addKey: 'In den Einstellungen einen hinzufügen.',
  checkKey: 'Den API-Schlüssel in den Einstellungen prüfen.',
  waitForCredits: 'Warten, bis es neue gibt, oder einen größeren Tarif wählen.',
  raiseLimit: 'In den Einstellungen erhöhen oder warten.',
  chooseChain: 'Eine andere Chain wählen.',
  checkConnection: 'Die Verbindung prüfen.',
  allow: 'In den Einstellungen erlauben.',
  restartBrowser: 'Den Browser neu starten.',
  tryInAMoment: 'Gleich erneut versuchen.',
  tryLater: 'Später erneut versuchen.',
  addSecretKey: 'Wer einen geheimen Schlüssel dafür hat, kann ihn in den Einstellungen hinzufügen.',
  tryIfWanted: 'Bei Bedarf erneut versuchen.',
  reloadPage: 'Diese Seite neu laden.',
  checkAddress: 'Die API-Adresse in den Einstellungen prüfen.',
};
