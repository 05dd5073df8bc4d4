import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const unseenWarnings: Words['unseenWarnings'] = {
  title: '名称中有不可见字符',
  address: (hash, codes) => `${hash} 的名称含有不可见字符：${codes}。`,
  token: (hash, codes) => `代币 ${hash} 的名称含有不可见字符：${codes}。`,
  method: (codes) => `所调用方法的名称含有不可见字符：${codes}。`,
  someMethod: (codes) => `某个所调用方法的名称含有不可见字符：${codes}。`,
  turns: '其中一些会改变文字方向。',
  others: (count, formatted) => plural('zh-Hans', count, { other: `另有 ${formatted} 个名称也是如此。` }),
  withoutThem: '此处显示时已去除这些字符，因此可能看起来像另一个名称。',
};

export const domainWarnings: Words['domainWarnings'] = {
  invalidTitle: '无效域名',
  scriptsTitle: '域名混用多种文字',
  claimTitle: '未经验证的域名',
  invalid: (hash, name) => `区块浏览器将 ${hash} 称为“${name}”，但域名不可能是这样。请以地址为准。`,
  notNormal: (hash, name) =>
    `区块浏览器将 ${hash} 称为“${name}”，但这不是规范形式，因此并非看上去的那个域名。请以地址为准。`,
  mixedScripts: (hash, name) =>
    `区块浏览器将 ${hash} 称为“${name}”，其中混用了多种文字的字母，使其看起来像同一种。请以地址为准。`,
  confusable: (hash, name) =>
    `区块浏览器将 ${hash} 称为“${name}”，其中的字母来自另一种文字，特意选成与常见字母相似。请以地址为准。`,
  severalScripts: (hash, name) =>
    `区块浏览器将 ${hash} 称为“${name}”，其各部分使用不同的文字，可能看起来像另一个域名。请以地址为准。`,
  claim: (hash, name) => `${hash} 被称为“${name}”，但无法确认该域名属于它：任何人都可以这样命名合约。`,
  sameFor: (count, formatted) => plural('zh-Hans', count, { other: `另有 ${formatted} 个地址也是如此。` }),
};
