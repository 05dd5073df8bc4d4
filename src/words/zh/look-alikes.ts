import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

const advice = '可能有人刻意制作了其中一个来冒充另一个：请逐位核对。';

export const lookAlikes: Words['lookAlikes'] = {
  title: '相似地址',
  two: {
    address: (groups) => `有两个相似地址：首尾相同，但${groups}不同。${advice}`,
    transaction: (groups) => `此交易中有两个相似地址：首尾相同，但${groups}不同。${advice}`,
    nft: (groups) => `此 NFT 涉及两个相似地址：首尾相同，但${groups}不同。${advice}`,
  },
  onPage: {
    address: (groups) => `此地址与页面上的另一个地址是相似地址：首尾相同，但${groups}不同。${advice}`,
    transaction: (groups) => `此交易中的一个地址与页面上的另一个地址是相似地址：首尾相同，但${groups}不同。${advice}`,
    nft: (groups) => `此 NFT 涉及的一个地址与页面上的另一个地址是相似地址：首尾相同，但${groups}不同。${advice}`,
  },
  ends: { both: '首尾相同', start: '开头相同', end: '结尾相同' },
  ofWatched: {
    address: (own, groups, how) => `此地址与${own}是相似地址：${how}，但${groups}不同。${advice}`,
    transaction: (own, groups, how) => `此交易中的一个地址与${own}是相似地址：${how}，但${groups}不同。${advice}`,
    nft: (own, groups, how) => `此 NFT 涉及的一个地址与${own}是相似地址：${how}，但${groups}不同。${advice}`,
    page: (own, groups, how) => `此页面上的另一个地址与${own}是相似地址：${how}，但${groups}不同。${advice}`,
  },
  watchedNamed: (name) => `您关注的地址${name}`,
  watchedUnnamed: '您关注的一个地址',
  known: '您知道的一个地址',
  morePairs: (count, formatted) => plural('zh-Hans', count, { other: `另有 ${formatted} 对这样的地址。` }),

  groups: (count, numbers, all) => plural('zh-Hans', count, { other: `第 ${numbers} 组（共 ${all} 组）` }),
  range: (first, last) => `${first} 至 ${last}`,
};
