import type { Words } from '../words.ts';

export const serviceTrouble: Words['serviceTrouble'] = {
  passing: {
    title: 'Der Dienst hat eine Störung',
    detail: (status) =>
      `Er antwortete mit Fehler ${status}. Das geht meist von selbst vorbei: gleich erneut versuchen.`,
  },
  notThere: {
    title: 'Der Dienst wurde dort nicht gefunden',
    detail: 'Unter dieser API-Adresse antwortet nichts (Fehler 404). Die API-Adresse in den Einstellungen prüfen.',
  },
  elsewhere: {
    title: 'Der Dienst ist nicht unter dieser Adresse',
    detail: (status) =>
      `Er verweist Hashlens anderswohin (${status}); dorthin wird Ihr Schlüssel nicht gesendet. Die API-Adresse in den Einstellungen prüfen.`,
  },
  refused: {
    title: 'Der Dienst war nicht erreichbar',
    detail: (status) =>
      `Etwas vor ihm, etwa eine Firewall, hat Hashlens abgewiesen (Fehler ${status}). Später erneut versuchen.`,
  },
};

export const senselessAnswers: Words['senselessAnswers'] = {
  cut: {
    title: 'Die Antwort brach ab',
    detail:
      'Die Verbindung endete mitten in der Antwort des Dienstes. Nichts davon wird angezeigt. Später erneut versuchen.',
  },
  html: {
    title: 'Die Antwort ist eine Webseite',
    detail:
      'Vielleicht hat unterwegs etwas anderes geantwortet, etwa eine Anmeldeseite des Netzwerks. Nichts davon wird angezeigt. Später erneut versuchen.',
  },
  body: {
    title: 'Die Antwort ist nicht lesbar',
    detail:
      'Sie brach ab, oder sie hat nicht die Form des Dienstes (JSON). Nichts davon wird angezeigt. Später erneut versuchen.',
  },
  size: {
    title: 'Die Antwort ist zu groß',
    detail:
      'Der Dienst hat weit mehr gesendet als nötig, daher hat Hashlens das Lesen beendet. Nichts davon wird angezeigt. Später erneut versuchen.',
  },
  answer: {
    title: 'Die Antwort sagt etwas anderes',
    detail:
      'Der Dienst hat geantwortet, aber nicht auf das, was gefragt war. Nichts davon wird angezeigt. Später erneut versuchen.',
  },
  unknown: {
    title: 'Die Antwort ergibt keinen Sinn',
    detail: (place) =>
      `Der Dienst hat geantwortet, aber nicht in einer Form, die Hashlens kennt (bei „${place}“). Nichts davon wird angezeigt. Später erneut versuchen.`,
  },
};
