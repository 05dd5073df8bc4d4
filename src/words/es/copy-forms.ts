import type { Words } from '../words.ts';

export const copyForms: Words['copyForms'] = {
  lowerCase: 'Minúsculas',
  caip10: 'CAIP-10 (con cadena)',
  caip19: 'CAIP-19 (con cadena)',
  markdown: 'Markdown',
  explorerLink: 'Enlace al explorador',
};
