import type { Words } from '../words.ts';
import { countedOf, nouns } from './counted.ts';

export const badge: Words['badge'] = {
  nothing: 'Hashlens',
  references: (count, text) => `عثر Hashlens على ${countedOf(count, text, nouns.reference)} في هذه الصفحة`,
};
