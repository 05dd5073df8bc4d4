import type { Words } from '../words.ts';

export const outOfCredits: Words['outOfCredits'] = {
  title: 'クレジットがありません',
  over: 'クレジットを使い切りましたが、日付が変わったため回復しているはずです。',
  justOver: (wait: string) =>
    `API キーのクレジットを使い切りましたが、日付が変わったばかりです。Hashlens は ${wait}後にもう一度問い合わせます。`,
  untilMidnight:
    'API キーの今日のクレジットを使い切りました。UTC の 0 時に回復します。より大きなプランではクレジットが増えます。',
  untilMidnightIn: (wait: string) =>
    `API キーの今日のクレジットを使い切りました。UTC の 0 時（${wait}後）に回復します。より大きなプランではクレジットが増えます。`,
};

const mayBeSpent = (credits: string) => `Hashlens が 1 日に使えるのは ${credits} クレジットまでです。`;

export const dailyLimit: Words['dailyLimit'] = {
  title: '自分で設定した 1 日の上限に達しました',
  over: 'その後日付が変わったため、Hashlens は再び問い合わせできます。',
  untilMidnight: (_count: number, credits: string) =>
    `${mayBeSpent(credits)}UTC の 0 時になるか、設定で上限を引き上げると、再び問い合わせます。`,
  untilMidnightIn: (_count: number, credits: string, wait: string) =>
    `${mayBeSpent(credits)}UTC の 0 時（${wait}後）になるか、設定で上限を引き上げると、再び問い合わせます。`,
};
