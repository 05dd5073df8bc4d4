import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const badge: Words['badge'] = {
  nothing: 'Hashlens',
  references: (count, text) =>
    plural('de', count, {
      one: `Hashlens: ${text} Referenz auf dieser Seite`,
      other: `Hashlens: ${text} Referenzen auf dieser Seite`,
    }),
};
