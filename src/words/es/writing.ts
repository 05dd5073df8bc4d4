import type { Words } from '../words.ts';

export const writing: Words['writing'] = {
  sentences: (sentences: string[]) => sentences.join(' '),
  quoted: (text: string) => `«${text}»`,
  others: (_count: number, formatted: string) => `${formatted} más`,
  block: (number: string) => `bloque\u00a0${number}`,
  dollars: (amount: string) => `${amount}\u00a0US$`,
};
