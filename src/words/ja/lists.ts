import { listAnd } from '../word-data.ts';
import type { Words } from '../words.ts';

export const lists: Words['lists'] = {
  facts: (all: string[]) => all.join('、'),
  and: (all: string[]) => listAnd('ja', all),

  more: (_count: number, formatted: string) => `ほか ${formatted} 件: すべてエクスプローラーで確認できます`,
  moreRows: (_count: number, formatted: string) => `ほか ${formatted} 行: すべてエクスプローラーで確認できます`,
  moreLabel: 'その他',

  yes: 'はい',
  no: 'いいえ',
  at: (place: string) => `場所: ${place}`,
};
