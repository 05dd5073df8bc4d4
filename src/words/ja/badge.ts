import type { Words } from '../words.ts';

export const badge: Words['badge'] = {
  nothing: 'Hashlens',
  references: (_count: number, text: string) => `Hashlens: このページの参照 ${text} 件`,
};
