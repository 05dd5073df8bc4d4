import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const popup: Words['popup'] = {
  lookUp: '查询',
  lookUpHint: '哈希、地址、NFT 或链接',
  go: '查询',
  cannotBeLookedUp: '无法查询此内容',

  whatToShow: '显示内容',
  tabs: { balance: '余额', nft: 'NFT 转移', page: '此页面', watched: '关注' },

  notDrawn: { title: '无法显示这一部分', detail: '此处的其他功能仍可使用。' },
  settings: '设置',
  noCreditsUsed: '此处尚未消耗点数',
  creditsUsedHere: (count, formatted) => plural('zh-Hans', count, { other: `此处已用 ${formatted} 点` }),

  asOf: (age, state) => `${age}的数据${state}`,
  checking: '，正在检查更新…',
  notRefreshed: '。无法刷新。',
  notFollowed: '。已停止跟踪，刷新可重新查询。',
  refresh: '刷新',

  transaction: '交易',
  lookingItUp: '正在查询…',
  onChain: (chain, what) => `${chain}：${what}`,
  backTo: { balance: '返回余额', nft: '返回 NFT', page: '返回此页面', watched: '返回您的列表' },
  answerNotRefreshed: '此结果无法刷新。',
  noneRecorded: '无记录',
};
