import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const popupBalance: Words['popupBalance'] = {
  nothingAsked: {
    title: '了解余额的来龙去脉',
    text: '查询一个地址，查看其余额随时间的变化。',
  },
  asking: '正在查询余额历史…',
  wrongChecksum: {
    title: '校验和错误',
    text: '此地址可能有字符被改动。请与来源核对。',
  },
  empty: {
    title: '没有余额变动记录',
    text: '此地址从未在该链上使用过，或服务不记录该链的余额。',
  },
  onlyEmptyPages: {
    title: '服务只返回了空页面',
    text: '服务称还有更多内容，却无法继续读取。无法判断此地址是否使用过。',
  },

  lastChange: (amount, age) => `最近变动 ${amount} ≈ ${age}`,
  lastChangeAtSomeTime: (amount) => `最近变动 ${amount}`,
  lastChangeOfSomeAmount: (age) => `最近变动 ≈ ${age}`,

  changes: (count, formatted) => plural('zh-Hans', count, { other: `${formatted} 次变动` }),
  sum: (changes, net, span) => `${span} ${changes}，合计 ${net}`,
  inLast: {
    week: '最近一周',
    month: '最近一个月',
    year: '最近一年',
    all: '已加载的全部记录中',
  },
  inLastThen: {
    week: '查询前一周',
    month: '查询前一个月',
    year: '查询前一年',
    all: '已加载的全部记录中',
  },
  since: (day) => `${day}以来`,

  range: '范围',
  ranges: { week: '1周', month: '1月', year: '1年', all: '全部' },
  wholeRange: '全部范围',
  table: '表格',

  along: '横轴',
  byTime: '按时间',
  byBlock: '按区块',
  largestChanges: '最大变动',

  aboutDay: (day) => `≈ ${day}`,
  aboutTime: (day, time) => `≈\u00a0${day} ${time}`,
  timeUnknown: '时间未知',
  notRecorded: '未记录',
  noTransaction: '无交易',

  overTime: '余额随时间的变化',
  overBlocks: '按区块的余额',
  change: (of) => `余额 ${of.balance}，变动 ${of.change}，区块 ${of.block}，${of.time}，${of.transaction}`,
  summary: (of) => `${of.address} 在 ${of.chain} 上的余额：${of.changes}。`,
  summarySince: (of) => `${of.address} 在 ${of.chain} 上的余额：${of.day}以来 ${of.changes}。`,
  extremes: (of) => `最低 ${of.lowest}，最高 ${of.highest}，当前 ${of.newest}。`,
  extremesThen: (of) => `最低 ${of.lowest}，最高 ${of.highest}，查询时 ${of.newest}。`,
  olderNotLoaded: '更早的记录未加载。',
  timesAreApproximate: '时间为近似值。',
  blocksAreExact: '区块号是准确的。',
  howToWalk: '方向键逐个浏览变动，加号和减号缩放，Esc 恢复显示全部；“表格”按钮以表格显示变动。',
  sentences: (all) => all.join(''),

  balance: '余额',
  recordedChange: '记录的变动',
  block: '区块',
  transaction: '交易',

  balanceChanges: '余额变动',
  noneInRange: '此范围内没有变动。',
  time: '时间',
  balanceIn: (coin) => `余额（${coin}）`,
  changeIn: (coin) => `变动（${coin}）`,

  history: '历史',
  loadingHistory: '正在加载历史',
  loadAll: '加载完整历史',
  stop: '停止',
  records: (count, formatted) => plural('zh-Hans', count, { other: `${formatted} 条记录` }),
  recordsBackTo: (records, day) => `${records}，最早至 ${day}`,
  creditsUsed: (count, formatted) => plural('zh-Hans', count, { other: `已用 ${formatted} 点` }),
  recordsAndCost: (records, creditsUsed) => `${records}，${creditsUsed}`,
  recordsAndMore: (records) => `${records}。还有更多：将从此处继续加载。`,
  wayDone: (share) => `到区块 0 的路程已完成 ${share}，最晚在那里结束。`,
  recordsAreAll: (records) => `${records}：完整历史。`,
  recordsRepeat: (records) => `${records}。服务开始重复返回内容，因此无法获取更早的记录。`,
};
