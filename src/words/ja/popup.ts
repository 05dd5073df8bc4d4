import type { Words } from '../words.ts';

export const popup: Words['popup'] = {
  lookUp: '検索',
  lookUpHint: 'ハッシュ、アドレス、NFT、リンク',
  go: '検索',
  cannotBeLookedUp: 'これは検索できません',

  whatToShow: '表示する内容',
  tabs: { balance: '残高', nft: 'NFT の転送', page: 'このページ', watched: 'ウォッチ' },

  notDrawn: { title: 'この部分を表示できませんでした', detail: 'ほかの機能は引き続き使えます。' },
  settings: '設定',
  noCreditsUsed: 'ここではまだクレジットを使っていません',
  creditsUsedHere: (_count: number, formatted: string) => `ここで ${formatted} クレジット使用`,

  asOf: (age: string, state: string) => `取得: ${age}${state}`,
  checking: '、新しい情報を確認中…',
  notRefreshed: '。更新できませんでした。',
  notFollowed: '。追跡を終了しました。更新すると再確認します。',
  refresh: '更新',

  transaction: 'トランザクション',
  lookingItUp: '検索しています…',
  onChain: (chain: string, what: string) => `${chain}: ${what}`,
  backTo: { balance: '残高に戻る', nft: 'NFT に戻る', page: 'このページに戻る', watched: 'リストに戻る' },
  answerNotRefreshed: 'この回答は更新できませんでした。',
  noneRecorded: '記録なし',
};
