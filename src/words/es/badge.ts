import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const badge: Words['badge'] = {
  nothing: 'Hashlens',
  references: (count: number, text: string) =>
    plural('es', count, {
      one: `Hashlens: ${text} referencia en esta página`,
      other: `Hashlens: ${text} referencias en esta página`,
    }),
};
