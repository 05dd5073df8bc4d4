import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const watchChecks: Words['watchChecks'] = {
  heading: '检查',
  label: '检查变化',
  every: {
    never: '从不',
    quarter: '每 15 分钟',
    hour: '每小时',
    sixHours: '每 6 小时',
    day: '每天',
  },
  cost: (address, transaction) =>
    `在后台查看余额是否变化（每次 ${address} 点）以及交易是否已上链（每次 ${transaction} 点）。关闭时不会发出任何请求。`,
  budget: '每天用于检查的点数',
  budgetHint: '最久未检查的优先。您的每日上限同样有效。',
  notABudget: '这不是点数',
  notABudgetDetail: '请输入 50 以上的整数，例如 2000。原来的数值仍然有效。',
  tell: '有变化时通知我',
  tellHint: '通过浏览器通知，显示您的命名和变化。',
  notAllowed: '浏览器不允许 Hashlens 发送通知',
  notAllowedDetail: '变化仍会在此处标出。如需通知，请允许通知。',
  allow: '允许通知',
  notStored: '浏览器没有保存此设置。请重试。',
  notKnown: '无法读取检查结果。请重新打开此页面。',

  checking: '正在检查…',
  notYet: '尚未检查。',
  last: (age) => `上次检查：${age}。`,
  next: (wait) => `下次检查：${wait}后。`,
  spent: (spent, budget) => `今天（UTC）已用 ${spent} 点，共 ${budget} 点。`,
  overBudget: '今天用于检查的点数已用完',
  overBudgetDetail: 'UTC 零点后继续检查。提高点数即可立即继续。',
  stopped: '上次检查已中断',

  isNew: '新',
  changed: (change, age) => `${change}，发现于${age}`,
  checkedOn: (chain, age) => `${chain}，检查于${age}`,
  notCheckedOn: (chain) => `${chain}，尚未检查`,
  failedOn: (chain, why) => `${chain}，未能检查：${why}`,
  transactions: '交易',

  endLabels: {
    succeeded: '成功',
    failed: '失败',
    dropped: '已丢弃或被替换',
    lost: '未找到',
    left: '仍在等待',
  },
  ends: {
    succeeded: '交易已上链。',
    failed: '交易已上链，但执行失败。',
    dropped: '交易已被丢弃或被另一笔交易替换。',
    lost: '服务找不到此交易，不再继续查找。',
    left: '交易等待时间过长，不再继续检查。',
  },

  onChain: (text, chain) => `${chain}：${text}`,
  changedTo: (change, balance) => `${change}，现为 ${balance}`,
  severalTitle: (count, formatted) => plural('zh-Hans', count, { other: `您关注的内容有 ${formatted} 项变化` }),
  others: (count, formatted) => plural('zh-Hans', count, { other: `其他 ${formatted} 项` }),
};
