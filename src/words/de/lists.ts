import { listAnd, plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const lists: Words['lists'] = {
  facts: (all) => all.join(', '),
  and: (all) => listAnd('de', all),

  more: (count, formatted) =>
    plural('de', count, {
      one: `und ${formatted} weiteres: der Explorer zeigt alle`,
      other: `und ${formatted} weitere: der Explorer zeigt alle`,
    }),
  moreRows: (count, formatted) =>
    plural('de', count, {
      one: `und ${formatted} weitere Zeile: der Explorer zeigt alle`,
      other: `und ${formatted} weitere Zeilen: der Explorer zeigt alle`,
    }),
  moreLabel: 'Mehr',

  yes: 'ja',
  no: 'nein',
  at: (place) => `Link: ${place}`,
};
