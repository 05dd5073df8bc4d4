import type { Words } from '../words.ts';

export const failures: Words['failures'] = {
  openOptions: '設定を開く',
  tryAgain: '再試行',

  noKey: {
    title: 'API キーを追加してください',
    detail:
      'Hashlens は、あなた自身のキーでエクスプローラーに問い合わせます。キーは dev.blockscout.com で取得できます。',
  },
  keyRefused: {
    title: 'API キーが拒否されました',
    detail: 'サービスは保存されている API キーを受け付けません。設定でキーを確認するか、別のキーを入力してください。',
  },
  paymentRequired: {
    title: 'サービスが API キーまたは支払いを求めています',
    detail:
      '保存されている API キーは有効とみなされませんでした。設定でキーを、dev.blockscout.com でプランを確認してください。',
  },
  tooManyRequests: {
    title: 'リクエストが多すぎます',
    detail:
      'プランで認められている 1 秒あたりの回数を超えました。数秒後にもう一度お試しください。失われたものはありません。',
    detailWithWait: (wait: string) =>
      `プランで認められている 1 秒あたりの回数を超えました。${wait}後にもう一度お試しください。失われたものはありません。`,
  },
  chainNotServed: {
    title: (chain: string) => `サービスは ${chain} に対応していません`,
    detail: (id: string) =>
      `チェーン番号は ${id} です。この検索だけならここで別のチェーンを、常に使うなら設定でチェーンを選んでください。`,
  },
  notFound: {
    transactionTitle: 'トランザクションが見つからないか、まだインデックスされていません',
    addressTitle: 'アドレスが見つからないか、まだインデックスされていません',
    nftTitle: 'NFT が見つからないか、まだインデックスされていません',
    lookedOn: (chains: string) => `検索したチェーン: ${chains}。`,
    help: '新しすぎるのかもしれません。しばらくしてからもう一度試すか、別のチェーンでお試しください。',
    nftHelp: '別のチェーンにあるか、NFT 用のコントラクトではない可能性があります。',
  },
  noConnection: {
    title: '接続がありません',
    detail: 'サービスに接続できませんでした。接続を確認してから、もう一度お試しください。',
  },
  noPermission: {
    title: 'API に接続する許可がありません',
    detail: (origin: string) =>
      `ブラウザーが Hashlens から ${origin} への問い合わせを許可していません。設定で許可してください。`,
  },
  timedOut: {
    title: '時間内に回答がありませんでした',
    detail: (time: string) => `サービスは ${time}以内に回答しませんでした。しばらくしてからもう一度お試しください。`,
  },
  restricted: {
    title: 'サービスがアクセスを制限しています',
    detail: 'この情報は全員には公開されていません。シークレットキーをお持ちの場合は、設定で追加してください。',
  },
  questionRefused: {
    title: 'サービスが問い合わせを拒否しました',
    detail: (said: string) =>
      `サービスの説明:「${said}」。値と、選択したチェーンのものであることを確認してから、もう一度検索してください。`,
    noReason: '理由の説明なし',
  },
  otherAnswer: {
    title: '別の問い合わせへの回答です',
    detail: 'サービスが、問い合わせとは別のものについて回答しました。内容は表示していません。もう一度お試しください。',
  },
  noStorage: {
    title: '設定を読み取れません',
    detail:
      'ブラウザーが保存データを Hashlens に渡さないため、何も送信していません。ブラウザーを再起動してください。それでも直らない場合は、ディスクの空き容量を増やしてください。',
  },
  aborted: {
    title: '停止しました',
    detail: '回答が届く前に検索が停止されました。必要であれば、もう一度お試しください。',
  },
  noBackground: {
    title: 'Hashlens が応答しませんでした',
    detail: 'バックグラウンドの処理が停止されました。もう一度お試しください。',
  },
  updated: {
    title: 'Hashlens が更新されました。このページを再読み込みしてください',
    detail: '以前の Hashlens はもう問い合わせができません。再読み込みすると、新しい Hashlens がここで動作します。',
  },
};
