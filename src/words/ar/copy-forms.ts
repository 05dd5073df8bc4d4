import type { Words } from '../words.ts';

export const copyForms: Words['copyForms'] = {
  lowerCase: 'أحرف صغيرة',
  caip10: 'CAIP-10 (مع السلسلة)',
  caip19: 'CAIP-19 (مع السلسلة)',
  markdown: 'Markdown',
  explorerLink: 'رابط المستكشف',
};
