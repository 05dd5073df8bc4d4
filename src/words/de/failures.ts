import type { Words } from '../words.ts';

export const failures: Words['failures'] = {
  openOptions: 'Einstellungen öffnen',
  tryAgain: 'Erneut versuchen',

  noKey: {
    title: 'API-Schlüssel hinzufügen',
    detail: 'Hashlens fragt den Explorer mit Ihrem eigenen Schlüssel ab. Sie bekommen ihn auf dev.blockscout.com.',
  },
  keyRefused: {
    title: 'API-Schlüssel abgelehnt',
    detail:
      'Der Dienst akzeptiert den gespeicherten API-Schlüssel nicht. In den Einstellungen prüfen oder einen anderen eintragen.',
  },
  paymentRequired: {
    title: 'Der Dienst verlangt einen API-Schlüssel oder eine Zahlung',
    detail:
      'Er hat den gespeicherten API-Schlüssel nicht gelten lassen. Den Schlüssel in den Einstellungen prüfen, seinen Tarif auf dev.blockscout.com.',
  },
  tooManyRequests: {
    title: 'Zu viele Anfragen',
    detail:
      'Der Tarif erlaubt nur eine bestimmte Anzahl pro Sekunde. In einigen Sekunden erneut versuchen. Es geht nichts verloren.',
    detailWithWait: (wait) =>
      `Der Tarif erlaubt nur eine bestimmte Anzahl pro Sekunde. In ${wait} erneut versuchen. Es geht nichts verloren.`,
  },
  chainNotServed: {
    title: (chain) => `Der Dienst unterstützt ${chain} nicht`,
    detail: (id) =>
      `Die Nummer der Chain ist ${id}. Für diese Abfrage gleich hier eine andere Chain wählen, oder eigene Chains in den Einstellungen.`,
  },
  notFound: {
    transactionTitle: 'Transaktion nicht gefunden oder noch nicht indexiert',
    addressTitle: 'Adresse nicht gefunden oder noch nicht indexiert',
    nftTitle: 'NFT nicht gefunden oder noch nicht indexiert',
    lookedOn: (chains) => `Gesucht auf ${chains}.`,
    help: 'Vielleicht noch zu neu: gleich erneut versuchen, oder auf einer anderen Chain.',
    nftHelp: 'Vielleicht liegt es auf einer anderen Chain, oder der Contract ist keiner für NFTs.',
  },
  noConnection: {
    title: 'Keine Verbindung',
    detail: 'Der Dienst war nicht erreichbar. Die Verbindung prüfen, dann erneut versuchen.',
  },
  noPermission: {
    title: 'Kein Zugriff auf die API',
    detail: (origin) => `Der Browser lässt Hashlens ${origin} nicht abfragen. In den Einstellungen erlauben.`,
  },
  timedOut: {
    title: 'Keine rechtzeitige Antwort',
    detail: (time) => `Der Dienst hat innerhalb von ${time} nicht geantwortet. Gleich erneut versuchen.`,
  },
  restricted: {
    title: 'Zugriff vom Dienst eingeschränkt',
    detail:
      'Er zeigt dies nicht allen. Wer einen geheimen Schlüssel dafür hat, kann ihn in den Einstellungen hinzufügen.',
  },
  questionRefused: {
    title: 'Der Dienst hat die Anfrage abgelehnt',
    detail: (said) =>
      `Er meldet: „${said}“. Prüfen, ob der Wert stimmt und zur gewählten Chain gehört, dann erneut abfragen.`,
    noReason: 'kein Grund',
  },
  otherAnswer: {
    title: 'Antwort auf eine andere Anfrage',
    detail: 'Die Antwort des Dienstes passt nicht zur Anfrage. Nichts davon wird angezeigt. Erneut versuchen.',
  },
  noStorage: {
    title: 'Die Einstellungen sind nicht lesbar',
    detail:
      'Der Browser gibt Hashlens das Gespeicherte nicht heraus, daher wurde nichts gesendet. Den Browser neu starten; wenn es so bleibt, Speicherplatz freigeben.',
  },
  aborted: {
    title: 'Abgebrochen',
    detail: 'Die Abfrage wurde vor der Antwort abgebrochen. Bei Bedarf erneut versuchen.',
  },
  noBackground: {
    title: 'Hashlens hat nicht geantwortet',
    detail: 'Der Hintergrundteil wurde beendet. Bitte erneut versuchen.',
  },
  updated: {
    title: 'Hashlens wurde aktualisiert, Seite neu laden',
    detail: 'Die alte Version kann nichts mehr abfragen. Nach dem Neuladen arbeitet hier die neue.',
  },
};
