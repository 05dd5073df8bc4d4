import { isolate } from '../isolate.ts';
import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const writing: Words['writing'] = {
  sentences: (sentences) => sentences.join(' '),
  quoted: (text) => `«${isolate(text)}»`,
  others: (count, formatted) =>
    plural('ar', count, {
      zero: `${formatted} غيرها`,
      one: 'واحد آخر',
      two: 'اثنان آخران',
      few: `${formatted} غيرها`,
      many: `${formatted} غيرها`,
      other: `${formatted} غيرها`,
    }),
  block: (number) => `الكتلة\u00a0${number}`,
  dollars: (amount) => isolate(`$${amount}`),
};
