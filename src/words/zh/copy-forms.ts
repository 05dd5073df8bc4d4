import type { Words } from '../words.ts';

export const copyForms: Words['copyForms'] = {
  lowerCase: '小写',
  caip10: 'CAIP-10（含链）',
  caip19: 'CAIP-19（含链）',
  markdown: 'Markdown',
  explorerLink: '区块浏览器链接',
};
