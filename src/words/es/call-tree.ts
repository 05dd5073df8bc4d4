import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const callTree: Words['callTree'] = {
  heading: (call: string) => `Descodificado: ${call}`,
  noParameters: 'sin parámetros',
  thereIsMore: 'Hay más: el explorador lo tiene todo.',
  entries: (count: number, formatted: string) =>
    plural('es', count, { one: `${formatted} elemento`, other: `${formatted} elementos` }),
  more: (_count: number, formatted: string) => `y ${formatted} más`,
  notDecoded: 'no se pudo descodificar',
  emptyList: 'lista vacía',
  empty: 'vacío',
};
