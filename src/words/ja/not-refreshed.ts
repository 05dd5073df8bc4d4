import type { Words } from '../words.ts';

export const notRefreshed: Words['notRefreshed'] = {
  fromAge: (age: string) => `これは${age}の情報です`,
  fromDate: (date: string) => `これは ${date} の情報です`,
  fromMomentAgo: 'これは少し前の情報です',
  fromEarlier: 'これは以前の情報です',
  because: (reason: string) => `更新できませんでした: ${reason}。`,
};

export const refreshReasons: Words['refreshReasons'] = {
  outOfCredits: '今日のクレジットを使い切りました',
  outOfCreditsFor: (wait: string) => `今日のクレジットを使い切りました（あと ${wait}）`,
  dailyLimit: (_count: number, credits: string) => `自分で設定した 1 日の上限 ${credits} クレジットに達しました`,
  dailyLimitFor: (_count: number, credits: string, wait: string) =>
    `自分で設定した 1 日の上限 ${credits} クレジットに達しました（あと ${wait}）`,
  chainNotServed: (chain: string) => `サービスは ${chain} に対応しなくなりました`,
  serviceTrouble: (status: string) => `サービスに問題があります（エラー ${status}）`,
  noKey: 'API キーがありません',
  keyRefused: 'API キーが拒否されました',
  paymentRequired: 'サービスが API キーまたは支払いを求めています',
  tooManyRequests: '1 秒あたりのリクエストが多すぎました',
  notFound: 'サービスで見つからなくなりました',
  noConnection: '接続がありません',
  noPermission: 'ブラウザーが Hashlens の API への接続を許可していません',
  timedOut: '時間内に回答がありませんでした',
  restricted: 'サービスがアクセスを制限しています',
  malformedInput: '検索できない値です',
  questionRefused: 'サービスが問い合わせを拒否しました',
  senselessAnswer: '新しい回答の内容を理解できません',
  otherAnswer: 'サービスが別の問い合わせに回答しました',
  heldBack: '秘密鍵のようなので、何も送信していません',
  noStorage: 'ブラウザーが設定を渡しません',
  aborted: '検索が停止されました',
  noBackground: 'Hashlens が応答しませんでした',
  updated: 'Hashlens が更新されました',
};

export const refreshAdvice: Words['refreshAdvice'] = {
  addKey: '設定で追加してください。',
  checkKey: '設定で API キーを確認してください。',
  waitForCredits: '回復するまで待つか、より大きなプランをご利用ください。',
  raiseLimit: '設定で上限を引き上げるか、しばらくお待ちください。',
  chooseChain: '別のチェーンを選んでください。',
  checkConnection: '接続を確認してください。',
  allow: '設定で許可してください。',
  restartBrowser: 'ブラウザーを再起動してください。',
  tryInAMoment: 'しばらくしてからもう一度お試しください。',
  tryLater: '後でもう一度お試しください。',
  addSecretKey: 'シークレットキーをお持ちの場合は、設定で追加してください。',
  tryIfWanted: '必要であれば、もう一度お試しください。',
  reloadPage: 'このページを再読み込みしてください。',
  checkAddress: '設定で API アドレスを確認してください。',
};
