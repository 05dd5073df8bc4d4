import { listAnd, plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const lists: Words['lists'] = {
  facts: (all: string[]) => all.join(', '),
  and: (all: string[]) => listAnd('es', all),

  more: (_count: number, formatted: string) => `y ${formatted} más: el explorador los tiene todos`,
  moreRows: (count: number, formatted: string) =>
    plural('es', count, {
      one: `y ${formatted} fila más: el explorador las tiene todas`,
      other: `y ${formatted} filas más: el explorador las tiene todas`,
    }),
  moreLabel: 'Más',

  yes: 'sí',
  no: 'no',
  at: (place: string) => `en ${place}`,
};
