import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const addressCard: Words['addressCard'] = {
  noChanges: (chain) => `${chain} 上没有余额变动记录`,
  noChangesDetail: '可能从未在该链上持有原生币，也可能区块浏览器不记录该链的余额。',

  changedByAt: (amount, age) => `${amount} ≈ ${age}`,
  changed: '有变动',
  changedAt: (age) => `变动于 ≈ ${age}`,
  changes: (count, formatted) => plural('zh-Hans', count, { other: `${formatted} 次变动` }),
  changesSince: (count, formatted, day) => plural('zh-Hans', count, { other: `≈\u00a0${day}以来 ${formatted} 次变动` }),

  name: '名称',
  zeroAddress: '零地址',
  nobodysKey: '无人持有其私钥',
  exactly: '精确值',
  seenIn: '出处',
  counts: '计入',
  onlyCoin: (symbol) => `仅 ${symbol}，不含代币`,
  olderChanges: '还有更早的变动',
  recordedChange: '记录的变动',
  amountNotRecorded: '数量未记录',
  inBlock: '所在区块',
  time: '时间',
  about: (time) => `≈ ${time}`,
  lastChange: '最近变动',

  line: (count, of) =>
    plural('zh-Hans', count, {
      other: `${of.changes} 次变动中的余额：从 ${of.first} 到 ${of.newest}，最低 ${of.lowest}，最高 ${of.highest}。`,
    }),
  lineSince: (count, of) =>
    plural('zh-Hans', count, {
      other: `≈ ${of.day}以来 ${of.changes} 次变动中的余额：从 ${of.first} 到 ${of.newest}，最低 ${of.lowest}，最高 ${of.highest}。`,
    }),
};
