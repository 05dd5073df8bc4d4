import type { Words } from '../words.ts';

export const whatIsSent: Words['whatIsSent'] = {
  heading: 'Was gesendet wird und was nicht',
  sent: 'Wird an die API-Adresse gesendet',
  sentReference: 'Nur der Hash, die Adresse oder das NFT unter dem Zeiger oder in einer Abfrage.',
  sentChain: 'Die Chain, auf der abgefragt wird.',
  sentKey: 'Ihr API-Schlüssel und, falls eingetragen, Ihr geheimer Schlüssel.',
  never: 'Wird nie gesendet',
  neverPages: 'Die besuchten Seiten, ihre Adressen und ihr Text.',
  neverUnasked: 'Irgendetwas, bevor der Zeiger darauf ruht: Seiten werden nur durchsucht, und zwar im Browser.',
  neverTyped: 'Eingaben, Passwörter, Cookies, Statistiken über Sie.',
  cannotWork: 'Wo es nicht funktioniert',
  onCanvas: 'Text, der auf ein Canvas gezeichnet ist, wie in Google Docs und Google Tabellen.',
  inPdf: 'PDF-Dateien im Viewer des Browsers.',
  onBrowserPages: 'Eigene Seiten des Browsers, etwa die Einstellungen, und die Erweiterungs-Stores.',
  onPagesFromBefore:
    'In Chrome: Seiten, die schon vor der Installation von Hashlens offen waren, bis dort einmal auf das Symbol geklickt oder neu geladen wird.',
};
