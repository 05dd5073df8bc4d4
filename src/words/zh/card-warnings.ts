import { plural } from '../plural.ts';
import type { Words } from '../words.ts';

export const scamWarnings: Words['scamWarnings'] = {
  title: '已知诈骗',
  accounts: (count, names) => plural('zh-Hans', count, { other: `区块浏览器将 ${names} 标记为诈骗。` }),
  thisAddress: '区块浏览器将此地址标记为诈骗：见于它的另一个结果。',
};

export const reputationWarnings: Words['reputationWarnings'] = {
  title: '信誉',
  text: (reputations) => `区块浏览器的评价：${reputations}。`,
  ofAddress: (hash, reputation) => `${hash} 的信誉为“${reputation}”`,
  ofToken: (hash, reputation) => `代币 ${hash} 的信誉为“${reputation}”`,
};

export const writtenWarnings: Words['writtenWarnings'] = {
  wrongChecksum: {
    title: '校验和错误',
    text: '大写字母与各位数字不符，可能有字符被改动或输错。向该地址发送任何资产之前，请先与来源核对。',
  },
  invisible: {
    title: '不可见字符',
    text: '页面上的这个值中夹有不可见字符。Hashlens 查询的是去除这些字符后的内容。',
  },
};

export const nftWarnings: Words['nftWarnings'] = {
  scam: {
    title: '诈骗合集',
    text: '区块浏览器将此合集标记为诈骗。不要按其名称中的提示操作。',
  },
  nothingTitle: '空转移',
  nothing: (count, formatted) =>
    plural('zh-Hans', count, {
      other: `有 ${formatted} 笔转移的数量为零。此类转移常用于把相似地址混入历史记录：不要从这里复制地址。`,
    }),
};
