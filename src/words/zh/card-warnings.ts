import { plural } from '../word-data.ts';
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
  otherLink: {
    title: '链接指向别处',
    text: '页面上写的是这个值，但链接指向另一个值。请确认您要的是哪一个。',
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

export const tokenWarnings: Words['tokenWarnings'] = {
  imitation: {
    title: '仿冒知名代币',
    text: (hash, name, real) => `代币 ${hash} 自称 ${name}，但它不是 ${real}。请以地址为准。`,
  },
  sameName: {
    title: '使用知名代币的名称',
    text: (hash, name, real) => `代币 ${hash} 自称 ${name}，但不在已知的 ${real} 合约之列。请以地址为准。`,
  },
  letters: {
    title: '形似字母',
    text: (hash, name) => `代币 ${hash} 自称 ${name}，其中混入了其他文字中外形相似的字母。请以地址为准。`,
  },
  site: {
    title: '名称中的广告',
    text: (hash, name) => `代币 ${hash} 名为 ${name}。带有网站名称的代币大多用来引诱用户访问，请勿打开。`,
  },
};
