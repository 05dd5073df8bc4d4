import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const writing: Words['writing'] = {
  sentences: (sentences) => sentences.join(''),
  quoted: (text) => `“${text}”`,
  others: (count, formatted) => plural('zh-Hans', count, { other: `另外 ${formatted} 个` }),
  block: (number) => `区块\u00a0${number}`,
  dollars: (amount) => `$${amount}`,
};
