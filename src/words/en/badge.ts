import { plural } from '../word-data.ts';

/** What the toolbar button says when the pointer rests on it. */
export const badge = {
  nothing: 'Hashlens',
  references: (count: number, text: string) =>
    plural('en', count, {
      one: `Hashlens: ${text} reference on this page`,
      other: `Hashlens: ${text} references on this page`,
    }),
};
