import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const places: Words['places'] = {
  suggestions: '候補',
  from: { recent: '最近検索したもの', watched: 'ウォッチ中', page: 'このページ', text: '入力した文中' },
  found: (count, formatted) => plural('ja', count, { other: `候補 ${formatted} 件` }),
  deleteRemoves: 'Delete キーで一覧から削除します。',
  remove: (name) => `${name} を削除`,
  forgetRecents: '最近検索したものを消去',
  notForgotten: {
    title: '最近検索したものは変わっていません',
    detail: 'ブラウザーが変更しませんでした。もう一度お試しください。',
  },
  keepOpen: 'ページの横に開いておく',
  follow: 'ページに連動',
  followHint: 'カードを開いたものを表示します。そのために追加で送信することはありません。',
  lookUpHere: 'Hashlens で検索',
  addressBar: 'ハッシュ、アドレス、NFT、リンクを Hashlens で検索',
};
