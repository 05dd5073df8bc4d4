import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const callTree: Words['callTree'] = {
  heading: (call) => `Dekodiert: ${call}`,
  noParameters: 'keine Parameter',
  thereIsMore: 'Es gibt noch mehr: Der Explorer zeigt alles.',
  entries: (count, formatted) => plural('de', count, { one: `${formatted} Element`, other: `${formatted} Elemente` }),
  more: (count, formatted) =>
    plural('de', count, { one: `und ${formatted} weiteres`, other: `und ${formatted} weitere` }),
  notDecoded: 'nicht dekodierbar',
  emptyList: 'leere Liste',
  empty: 'leer',
};
