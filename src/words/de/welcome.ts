import type { Words } from '../words.ts';

export const welcome: Words['welcome'] = {
  title: 'Willkommen bei Hashlens',
  heading: 'Sehen, was ein Hash ist',
  intro:
    'Den Zeiger auf einen Transaktions-Hash, eine Adresse oder ein NFT halten, auf jeder Webseite, und Hashlens zeigt, was es ist.',
  tryItBelow: 'Unten ausprobieren: Das funktioniert sofort.',
  tryItBelowAlone: 'Unten ausprobieren: Das funktioniert sofort, und nichts verlässt den Browser.',
  tryItHere: 'Hier ausprobieren',
  sampleAnswers:
    'Auf dieser Seite antwortet ein eingebautes Beispiel. Den Zeiger auf einen Wert halten oder ihn öffnen.',
  openAsks: '„Öffnen“ fragt die API mit Ihrem Schlüssel.',
  open: (caption, unseen) => ['Öffnen', unseen(`: „${caption}“ in Hashlens`)],
  thenEverywhere: 'Dann überall',
};
