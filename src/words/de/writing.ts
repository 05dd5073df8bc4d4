import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const writing: Words['writing'] = {
  sentences: (sentences) => sentences.join(' '),
  quoted: (text) => `„${text}“`,
  others: (count, formatted) => plural('de', count, { other: `${formatted} weitere` }),
  block: (number) => `Block\u00a0${number}`,
  dollars: (amount) => `${amount}\u00a0$`,
};
