import { listAnd, plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const lists: Words['lists'] = {
  facts: (all) => all.join('，'),
  and: (all) => listAnd('zh-Hans', all),

  more: (count, formatted) => plural('zh-Hans', count, { other: `还有 ${formatted} 项，可在区块浏览器中查看全部` }),
  moreRows: (count, formatted) => plural('zh-Hans', count, { other: `还有 ${formatted} 行，可在区块浏览器中查看全部` }),
  moreLabel: '更多',

  yes: '是',
  no: '否',
  at: (place) => `位于 ${place}`,
};
