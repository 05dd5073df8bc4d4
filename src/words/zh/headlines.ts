import type { Words } from '../words.ts';

export const headlines: Words['headlines'] = {
  failed: (reason) => `失败：${reason}`,
  waiting: '等待打包',
  waitingWhenAsked: '查询时仍在等待打包',
  included: '已打包，详情仍在索引中',
  includedWhenAsked: '已打包，查询时详情仍在索引中',
  dropped: '已丢弃或被替换',
  neverIncluded: (intent) => `从未进入区块：${intent}`,
  unknown: '状态未知',
  unknownSaid: (said) => `状态未知：“${said}”`,
  deposit: '来自底层链的存款',
};

export const reverts: Words['reverts'] = {
  notKnown: '原因尚不明确',
  noReason: '已回滚，未说明原因',
  error: (selector) => `错误 ${selector}`,
  panic: (code) => `panic ${code}`,
  assertion: '断言失败',
  overflow: '数值溢出',
  divisionByZero: '除以零',
  outsideEnum: '值超出枚举范围',
  storage: '存储编码错误',
  emptyList: '从空列表中取值',
  outOfBounds: '索引越界',
  memory: '占用内存过多',
  emptyFunction: '调用了空函数',
};
