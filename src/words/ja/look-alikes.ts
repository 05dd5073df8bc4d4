import type { Words } from '../words.ts';

const advice = '一方をもう一方と取り違えさせるために、誰かが作った可能性があります。すべての桁を照合してください。';

const differ = (groups: string) => `先頭と末尾は同じように見えますが、${groups} が異なります。${advice}`;

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
  ofWatched: {
    address: (own: string, groups: string) => `このアドレスは${own}と酷似しています。${differ(groups)}`,
    transaction: (own: string, groups: string) =>
      `このトランザクション内のアドレスが、${own}と酷似しています。${differ(groups)}`,
    nft: (own: string, groups: string) => `この NFT に関わるアドレスが、${own}と酷似しています。${differ(groups)}`,
    page: (own: string, groups: string) => `このページ上の別のアドレスが、${own}と酷似しています。${differ(groups)}`,
  },
  watchedNamed: (name: string) => `ウォッチ中のアドレス${name}`,
  watchedUnnamed: 'ウォッチ中のアドレス',
  morePairs: (_count: number, formatted: string) => `このような組がほかに ${formatted} 組あります。`,

  groups: (_count: number, numbers: string, all: string) => `全 ${all} グループ中のグループ ${numbers}`,
  range: (first: string, last: string) => `${first}〜${last}`,
};
