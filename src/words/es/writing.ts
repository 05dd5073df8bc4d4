import { plural } from '../plural.ts';
import type { Words } from '../words.ts';

export const writing: Words['writing'] = {
  sentences: (sentences: string[]) => sentences.join(' '),
  quoted: (text: string) => `«${text}»`,
  others: (count: number, formatted: string) =>
    plural('es', count, { one: `${formatted} más`, other: `${formatted} más` }),
  block: (number: string) => `bloque\u00a0${number}`,
  dollars: (amount: string) => `${amount}\u00a0US$`,
};
