import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const chainReasons: Words['chainReasons'] = {
  chosen: '因为已手动选择',
  written: '因为此处已写明',
  link: (host) => `因为此链接指向 ${host}`,
  page: (host) => `因为此页面位于 ${host}`,
  words: (text) => `因为旁边写有“${text}”`,
  site: (host) => `因为 ${host} 上的上一个结果来自该链`,
  default: '因为这是默认链',
  listed: '因为它在您的链列表中',
  guessed: '推测：旁边没有写明是哪条链',
  andNotKnown: (reason, chains, count) => plural('zh-Hans', count, { other: `${reason}，且在 ${chains} 上未找到` }),
};

export const chainNames: Words['chainNames'] = {
  unnamed: (id) => `链 ${id}`,
  unnamedInSentence: (id) => `链 ${id}`,
  coins: '原生币',
};
