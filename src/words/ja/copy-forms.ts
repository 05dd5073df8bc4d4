import type { Words } from '../words.ts';

export const copyForms: Words['copyForms'] = {
  lowerCase: '小文字',
  caip10: 'CAIP-10（チェーン付き）',
  caip19: 'CAIP-19（チェーン付き）',
  markdown: 'Markdown',
  explorerLink: 'エクスプローラーのリンク',
};
