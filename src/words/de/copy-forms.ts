import type { Words } from '../words.ts';

export const copyForms: Words['copyForms'] = {
  lowerCase: 'Kleinbuchstaben',
  caip10: 'CAIP-10 (mit Chain)',
  caip19: 'CAIP-19 (mit Chain)',
  markdown: 'Markdown',
  explorerLink: 'Explorer-Link',
};
