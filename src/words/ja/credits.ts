import type { Words } from '../words.ts';

export const credits: Words['credits'] = {
  heading: 'クレジット',
  unknown: '残りのクレジット数は、まだサービスから通知されていません。',
  left: (_credits: number, text: string) => `残り ${text}`,
  over: (_credits: number, text: string) => `割り当てを ${text} 超過`,
  areLeft: (_credits: number, text: string) => `残り ${text} クレジットです。`,
  areOver: (_credits: number, text: string) => `割り当てを ${text} クレジット超過しています。`,
  wereLeft: (_credits: number, text: string, when: string) => `残り ${text} クレジットです（取得: ${when}）。`,
  wereOver: (_credits: number, text: string, when: string) =>
    `割り当てを ${text} クレジット超過しています（取得: ${when}）。`,
  nothingToday: 'Hashlens は今日（UTC の 0 時以降）、まだ何も問い合わせていません。',
  today: (_credits: number, text: string, _requests: number, requestsText: string) =>
    `Hashlens は今日（UTC の 0 時以降）、${requestsText} 件のリクエストに ${text} クレジットを使いました。`,
  dailyLimit: '1 日の上限',
  noLimit: '上限なし',
  dailyLimitHint:
    'Hashlens が 1 日（UTC）に使えるクレジット数です。ほかのツール用に残しておけます。初期値は無料プランの半分の 50,000 です。空欄にすると上限なしになります。',
  notALimit: '1 日の上限として使えない値です',
  notALimitDetail:
    'クレジット数を 5,000 のような整数で入力するか、上限なしにする場合は空欄にしてください。以前の上限がそのまま使われています。',
  askBeforeAddresses: 'アドレスを検索する前に確認する（1 件 50 クレジット）',
  askBeforeHashes: '64 桁の値を検索する前に必ず確認する',
  askBeforeHashesHint:
    '秘密鍵の可能性があるためです。オフの場合は、トランザクションだと示すものがないときにのみ確認します。',
};
