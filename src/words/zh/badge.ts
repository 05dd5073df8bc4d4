import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const badge: Words['badge'] = {
  nothing: 'Hashlens',
  references: (count, text) => plural('zh-Hans', count, { other: `Hashlens：此页面有 ${text} 处引用` }),
};
