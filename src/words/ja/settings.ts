import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const settings: Words['settings'] = {
  search: '設定を検索',
  foundBlocks: (found, text, of) => plural('ja', found, { other: `${of} グループのうち ${text} 件が該当します。` }),
  nothingFound: 'この語を含む設定はありません。別の語にするか、語を減らしてください。',
  byAdministrator: '管理者が設定しています。',

  keepAtMost: '保存の上限',
  keepAtMostHint:
    'いっぱいになると、最も長く使われていないものから消えます。プライベートウィンドウでは、どの場合も何も保存されません。',
  megabytes: (amount) => `${amount} MB`,
  keptNow: (count, text, size) => plural('ja', count, { other: `${text} 件の回答を保存しています（${size} MB）。` }),
  nothingKeptYet: '保存された回答はまだありません。',
};
