import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const places: Words['places'] = {
  suggestions: 'Vorschläge',
  from: { recent: 'abgefragt', watched: 'beobachtet', page: 'auf dieser Seite', text: 'in Ihrem Text' },
  found: (count, formatted) => plural('de', count, { one: `${formatted} Vorschlag`, other: `${formatted} Vorschläge` }),
  deleteRemoves: 'Entf nimmt einen aus der Liste.',
  remove: (name) => `${name} entfernen`,
  forgetRecents: 'Zuletzt Nachgeschlagenes vergessen',
  notForgotten: {
    title: 'Zuletzt Nachgeschlagenes blieb, wie es war',
    detail: 'Der Browser hat es nicht geändert. Bitte erneut versuchen.',
  },
  keepOpen: 'Neben der Seite offen halten',
  follow: 'Der Seite folgen',
  followHint: 'Zeigt, wofür eine Karte geöffnet wird. Dafür wird nichts weiter gesendet.',
  lookUpHere: 'In Hashlens abfragen',
  addressBar: 'Hash, Adresse, NFT oder Link in Hashlens abfragen',
};
