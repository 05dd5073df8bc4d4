import type { Words } from '../words.ts';

const advice = '一方をもう一方と取り違えさせるために、誰かが作った可能性があります。すべての桁を照合してください。';

const differ = (groups: string, how = '先頭と末尾') =>
  `${how}は同じように見えますが、${groups} が異なります。${advice}`;

export const lookAlikes: Words['lookAlikes'] = {
  title: '酷似アドレス',
  two: {
    address: (groups: string) => `2 つのアドレスが酷似しています。${differ(groups)}`,
    transaction: (groups: string) => `このトランザクション内の 2 つのアドレスが酷似しています。${differ(groups)}`,
    nft: (groups: string) => `この NFT に関わる 2 つのアドレスが酷似しています。${differ(groups)}`,
  },
  onPage: {
    address: (groups: string) => `このアドレスと、このページ上の別のアドレスが酷似しています。${differ(groups)}`,
    transaction: (groups: string) =>
      `このトランザクション内のアドレスと、このページ上の別のアドレスが酷似しています。${differ(groups)}`,
    nft: (groups: string) =>
      `この NFT に関わるアドレスと、このページ上の別のアドレスが酷似しています。${differ(groups)}`,
  },
  ends: { both: '先頭と末尾', start: '先頭', end: '末尾' },
  ofWatched: {
    address: (own, groups, how) => `このアドレスは${own}と酷似しています。${differ(groups, how)}`,
    transaction: (own, groups, how) =>
      `このトランザクション内のアドレスが、${own}と酷似しています。${differ(groups, how)}`,
    nft: (own, groups, how) => `この NFT に関わるアドレスが、${own}と酷似しています。${differ(groups, how)}`,
    page: (own, groups, how) => `このページ上の別のアドレスが、${own}と酷似しています。${differ(groups, how)}`,
  },
  watchedNamed: (name: string) => `ウォッチ中のアドレス${name}`,
  watchedUnnamed: 'ウォッチ中のアドレス',
  known: 'ご存じのアドレス',
  morePairs: (_count: number, formatted: string) => `このような組がほかに ${formatted} 組あります。`,

  groups: (_count: number, numbers: string, all: string) => `全 ${all} グループ中のグループ ${numbers}`,
  range: (first: string, last: string) => `${first}〜${last}`,
};
