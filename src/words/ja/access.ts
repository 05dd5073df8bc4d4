import type { Words } from '../words.ts';

export const access: Words['access'] = {
  noPages: 'ブラウザーが Hashlens にページの読み取りをまだ許可していません',
  noPagesDetail: '許可するまで、下線もカードも表示されません。ページが読み取られるのはブラウザーの中だけです。',
  noApi: 'ブラウザーが Hashlens に API への接続をまだ許可していません',
  noApiDetail: (address) => `許可するまで、${address} では何も検索できません。`,
  allow: 'アクセスを許可',
  declined: 'まだ許可されていません。ブラウザーの拡張機能の設定でも許可できます。',
};
