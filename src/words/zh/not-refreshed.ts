import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const notRefreshed: Words['notRefreshed'] = {
  fromAge: (age) => `这是 ${age}的结果`,
  fromDate: (date) => `这是 ${date}的结果`,
  fromMomentAgo: '这是片刻之前的结果',
  fromEarlier: '这是较早的结果',
  because: (reason) => `无法刷新：${reason}。`,
};

export const refreshReasons: Words['refreshReasons'] = {
  outOfCredits: '今天的点数已用完',
  outOfCreditsFor: (wait) => `今天的点数已用完，${wait}后恢复`,
  dailyLimit: (count, credits) => plural('zh-Hans', count, { other: `已达到自设的每日上限 ${credits} 点` }),
  dailyLimitFor: (count, credits, wait) =>
    plural('zh-Hans', count, { other: `已达到自设的每日上限 ${credits} 点，${wait}后恢复` }),
  chainNotServed: (chain) => `服务不再支持 ${chain}`,
  serviceTrouble: (status) => `服务出现故障（错误 ${status}）`,
  noKey: '没有 API 密钥',
  keyRefused: 'API 密钥被拒绝',
  paymentRequired: '服务要求提供 API 密钥或付费',
  tooManyRequests: '一秒内请求过多',
  notFound: '服务已找不到它',
  noConnection: '没有网络连接',
  noPermission: '浏览器不允许 Hashlens 访问 API',
  timedOut: '等待结果超时',
  restricted: '服务限制了对它的访问',
  malformedInput: '无法查询此内容',
  questionRefused: '服务拒绝了此次查询',
  senselessAnswer: '新的结果没有意义',
  otherAnswer: '服务返回的结果与查询不符',
  heldBack: '它看起来像私钥，因此未发送任何内容',
  noStorage: '浏览器未能提供设置数据',
  aborted: '查询已停止',
  noBackground: 'Hashlens 没有响应',
  updated: 'Hashlens 已更新',
};

export const refreshAdvice: Words['refreshAdvice'] = {
  addKey: '请在设置中添加。',
  checkKey: '请在设置中检查 API 密钥。',
  waitForCredits: '请等待点数恢复，或升级套餐。',
  raiseLimit: '请在设置中提高上限，或稍作等待。',
  chooseChain: '请选择其他链。',
  checkConnection: '请检查网络连接。',
  allow: '请在设置中允许。',
  restartBrowser: '请重启浏览器。',
  tryInAMoment: '请稍后重试。',
  tryLater: '请过一段时间再试。',
  addSecretKey: '如有对应的机密密钥，请在设置中添加。',
  tryIfWanted: '如仍需要，请重试。',
  reloadPage: '请重新加载此页面。',
  checkAddress: '请在设置中检查 API 地址。',
};
