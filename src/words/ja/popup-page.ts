import type { Words } from '../words.ts';

export const popupPage: Words['popupPage'] = {
  noPage: {
    title: '対象のページがありません',
    text: 'Hashlens は単独のタブで開いています。ページ内の参照を見るには、そのページを開き、ツールバーの Hashlens をクリックしてください。',
  },
  looking: 'ページを調べています…',
  empty: {
    title: 'このページに参照はありません',
    text: 'ページのテキストとリンクに、トランザクション、アドレス、NFT はありません。Google ドキュメントのように描画されているだけのテキストは読み取れません。',
  },

  noCards: 'この種類のページにはカードを表示できません。見つかった参照はここに一覧表示されます。',
  filter: '絞り込み',
  references: (_count: number, formatted: string) => `参照 ${formatted} 件`,
  referencesOf: (_count: number, formatted: string, all: string) => `参照 ${all} 件中 ${formatted} 件`,
  groups: { transaction: 'トランザクション', address: 'アドレス', 'token-instance': 'NFT' },
  showMore: (_count: number, formatted: string) => `さらに ${formatted} 件を表示`,
  showMoreOf: (_count: number, formatted: string, group: string) => `さらに ${formatted} 件を表示: ${group}`,
  times: (_count: number, formatted: string) => `${formatted} 回`,
  names: {
    transaction: (value: string) => `トランザクション ${value}`,
    address: (value: string) => `アドレス ${value}`,
    'token-instance': (value: string) => `NFT ${value}`,
  },
  showOnPage: 'ページ上に表示',
  showNamedOnPage: (name: string) => `${name} をページ上に表示`,
  watchNamed: (name: string) => `${name} をウォッチ`,

  isOnFor: (site: string) => `${site} で Hashlens をオン`,
  pausedUntil: (time: string) => `${time} まで一時停止中`,
  resume: '再開',
  notStored: {
    title: 'ブラウザーに保存できませんでした',
    detail: 'Hashlens をオンにする場所の設定は元のままです。もう一度お試しいただくか、設定ページで変更してください。',
  },
  paused: { title: 'Hashlens は一時停止中です', text: 'それまでは、どのページでも参照を探しません。' },
  offHere: {
    title: 'Hashlens はここではオフです',
    text: 'このページでは参照を探していません。参照を見るには、上でオンにしてください。',
  },
  notInList: {
    title: 'Hashlens はここではオフです',
    text: 'リストにあるサイトでのみオンになる設定で、このページはどれにも当てはまりません。これは設定で変更できます。',
  },

  unreadable: {
    browser: {
      title: 'Hashlens はこのページを読み取れません',
      text: 'これはブラウザー自体のページで、ブラウザーは拡張機能による読み取りを許可していません。ページのハッシュやアドレスをコピーして、上の欄に貼り付けてください。',
    },
    store: {
      title: 'Hashlens はこのページを読み取れません',
      text: 'ブラウザーは、拡張機能のストアを拡張機能が読み取ることを許可していません。ページのハッシュやアドレスをコピーして、上の欄に貼り付けてください。',
    },
    pdf: {
      title: 'Hashlens はこのページを読み取れません',
      text: 'ブラウザーの PDF ビューアーで開かれており、拡張機能では読み取れません。ハッシュやアドレスをコピーして、上の欄に貼り付けてください。',
    },
    file: {
      title: 'Hashlens はこのファイルを読み取れません',
      text: '拡張機能がファイルを読み取るには、ブラウザーでの許可が必要です。拡張機能の一覧で Hashlens の詳細を開き、「ファイルの URL へのアクセスを許可する」をオンにしてから、このページを再読み込みしてください。',
    },
    unknown: {
      title: 'Hashlens はこのページを読み取れません',
      text: 'ブラウザー自体のページのようです。ブラウザーは、自身のページを拡張機能が読み取ることを許可していません。通常のウェブページの場合は、再読み込みしてください。',
    },
    older: {
      title: 'このページを再読み込みしてください',
      text: 'Hashlens のインストールまたは更新の前に開かれたページなので、まだ Hashlens が動作していません。',
    },
  },
  reload: '再読み込み',

  lookClosely: 'よく確認してください',
  possibleKeys: '秘密鍵かもしれないもの',
  possibleKeysHint: 'これらは送信も検索もウォッチもされません。',
  data: '数値などのデータ',
  lookUpAll: (_count, formatted) => `参照 ${formatted} 件を検索`,
  price: (_count, formatted, each) =>
    `約 ${formatted} クレジットかかります：トランザクションと NFT は ${each.transaction}、アドレスは ${each.address} です。すでに分かっているものは無料で、複数のチェーンで探すトランザクションはもっとかかります。`,
  notNow: '今はしない',
  lookingUpAll: 'すべての参照を検索しています',
  lookedUp: (done, all) => `${all} 件中 ${done} 件を検索しました`,
};
