import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const credits: Words['credits'] = {
  heading: '点数',
  unknown: '服务尚未告知剩余点数。',
  left: (credits, text) => plural('zh-Hans', credits, { other: `剩余 ${text} 点` }),
  over: (credits, text) => plural('zh-Hans', credits, { other: `超出限额 ${text} 点` }),
  areLeft: (credits, text) => plural('zh-Hans', credits, { other: `剩余 ${text} 点。` }),
  areOver: (credits, text) => plural('zh-Hans', credits, { other: `已超出限额 ${text} 点。` }),
  wereLeft: (credits, text, when) => plural('zh-Hans', credits, { other: `剩余 ${text} 点（${when}的数据）。` }),
  wereOver: (credits, text, when) => plural('zh-Hans', credits, { other: `已超出限额 ${text} 点（${when}的数据）。` }),
  nothingToday: '今天（UTC 零点起）Hashlens 尚未发出请求。',
  today: (credits, text, requests, requestsText) => {
    const spent = plural('zh-Hans', credits, { other: `${text} 点` });
    const asked = plural('zh-Hans', requests, { other: `${requestsText} 次请求` });
    return `今天（UTC 零点起）Hashlens 共 ${asked}，消耗 ${spent}。`;
  },
  dailyLimit: '每日上限',
  noLimit: '不限',
  dailyLimitHint:
    'Hashlens 每天（UTC）最多可消耗的点数，以便为其他工具留出余量。初始值为 50,000，即免费套餐的一半。留空则不限。',
  notALimit: '每日上限无效',
  notALimitDetail: '请填写整数点数，例如 5,000，或留空表示不限。目前仍使用原来的上限。',
  askBeforeAddresses: '查询地址前先确认（每次 50 点）',
  askBeforeHashes: '查询 64 位十六进制数前始终确认',
  askBeforeHashesHint: '它可能是私钥。关闭时，仅在没有任何迹象表明它是交易时才会先确认。',
};
