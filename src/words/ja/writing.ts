import type { Words } from '../words.ts';

export const writing: Words['writing'] = {
  sentences: (sentences: string[]) => sentences.join(''),
  quoted: (text: string) => `「${text}」`,
  others: (_count: number, formatted: string) => `ほか ${formatted} 件`,
  block: (number: string) => `ブロック\u00a0${number}`,
  dollars: (amount: string) => `$${amount}`,
};
