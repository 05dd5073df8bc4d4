import type { Words } from '../words.ts';

export const popupTransfers: Words['popupTransfers'] = {
  nothingAsked: {
    title: 'NFT の転送をたどる',
    text: (example: string) =>
      `NFT を検索すると、転送が表示されます。${example} のように、コントラクト、スラッシュ、番号の順に入力してください。`,
  },
  asking: '転送を問い合わせています…',
  empty: {
    title: '転送の記録はありません',
    text: 'サービスには、このチェーンでのこの NFT の転送の記録がありません。番号が正しいか確認してください。',
  },
  onlyEmptyPages: {
    title: 'サービスから空のページしか届きませんでした',
    text: '続きがあるとされていますが、たどり着けません。この NFT が移動したことがあるかどうかは不明です。',
  },

  newestFirst: '転送（新しい順）',

  transfers: (_count: number, formatted: string) => `転送 ${formatted} 件`,
  soFar: (transfers: string) => `ここまで${transfers}`,
  areAll: (transfers: string) => `${transfers}: これですべてです。`,
  repeat: (transfers: string) =>
    `${transfers}。サービスが同じ内容を繰り返し始めたため、これより古いものは取得できません。`,
  askingForMore: '続きを問い合わせています…',
  more: 'さらに表示',

  heldSince: (_count, formatted, day) => `${day} 以降の保有者は ${formatted} 人`,
  holderSince: (who, from) => `${who}、${from} から`,
  holderBetween: (who, from, until) => `${who}、${from} から ${until} まで`,
  nobody: '保有者なし',

  lookForPicture: (_credits, formatted) => `画像を探す（${formatted} クレジット）`,
  lookingForPicture: '画像を探しています…',
  whereItIsNamed: '転送の一覧には画像の場所がありません。最新の転送のトランザクションにあるかもしれません。',
  noPictureNamed: '画像なし: 最新の転送のトランザクションに、表示できる画像はありません。',

  showPicture: '画像を表示',
  pictureGives: (host) =>
    `画像は ${host} から取得され、相手にネットワークアドレスが知られます。内容は誰も確認していません。`,
  pictureOf: (name) => `${name} の画像`,
  noPicture: '画像を読み込めませんでした',
  noPictureDetail: (host) => `${host} から画像が届きませんでした。後でもう一度試すか、画像なしでご覧ください。`,
  pictureNotAllowed: (host) =>
    `ブラウザーが Hashlens による ${host} への接続を許可していません。もう一度押して許可するか、画像なしでご覧ください。`,
};
