import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const outOfCredits: Words['outOfCredits'] = {
  title: '点数已用完',
  over: '点数曾经用完，但新的一天已开始，应已恢复。',
  justOver: (wait) => `API 密钥的点数已用完，但新的一天刚刚开始。Hashlens 将在 ${wait}后重新查询。`,
  untilMidnight: 'API 密钥今天的点数已用完。将于 UTC 零点恢复；升级套餐可获得更多点数。',
  untilMidnightIn: (wait) => `API 密钥今天的点数已用完。将于 UTC 零点（${wait}后）恢复；升级套餐可获得更多点数。`,
};

const mayBeSpent = (count: number, credits: string) =>
  plural('zh-Hans', count, { other: `Hashlens 每天最多可消耗 ${credits} 点。` });

export const dailyLimit: Words['dailyLimit'] = {
  title: '已达到自设的每日上限',
  over: '新的一天已经开始，Hashlens 可以继续查询。',
  untilMidnight: (count, credits) => `${mayBeSpent(count, credits)}UTC 零点后，或在设置中提高上限后，将恢复查询。`,
  untilMidnightIn: (count, credits, wait) =>
    `${mayBeSpent(count, credits)}UTC 零点（${wait}后），或在设置中提高上限后，将恢复查询。`,
};
