import type { Words } from '../words.ts';

export const times: Words['times'] = {
  justNow: 'たった今',
  minutesAgo: (_count: number, amount: string) => `${amount}\u00a0分前`,
  hoursAgo: (_count: number, amount: string) => `${amount}\u00a0時間前`,
  daysAgo: (_count: number, amount: string) => `${amount}\u00a0日前`,
  datedAhead: (date: string) => `未来の日付、${date}`,
  aheadTitle: '時計より先の時刻',
  ahead:
    'この時刻は、このデバイスの時計より先です。時計を確認してください。時計が正しくなければ、ここに表示される経過時間も正しくありません。',
  timeUnknown: '日時不明',
  dateUnknown: '日付不明',
  localAndUtc: (local: string, utc: string) => `${local}（${utc}）`,
  whenAsked: '取得時点',
  whenAskedAt: (age: string) => `${age}の取得時点`,
};

export const durations: Words['durations'] = {
  milliseconds: (_count: number, amount: string) => `${amount}\u00a0ミリ秒`,
  seconds: (_count: number, amount: string) => `${amount}\u00a0秒`,
  minutes: (_count: number, amount: string) => `${amount}\u00a0分`,
  hours: (_count: number, amount: string) => `${amount}\u00a0時間`,
  days: (_count: number, amount: string) => `${amount}\u00a0日`,
  within: (longest: string) => `${longest}以内`,
  range: (shortest: string, longest: string) => `${shortest}〜${longest}`,
};
