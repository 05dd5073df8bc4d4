import type { Words } from '../words.ts';

export const askFirst: Words['askFirst'] = {
  lookUp: '查询',
  sends: (host) => `“查询”会把该值和您的 API 密钥发送到 ${host}，发送后无法收回。`,
  noSign: { title: '这可能是交易，也可能是私钥', detail: '这里没有说明是哪一种，尚未发送任何内容。' },
  nearKeyWords: { title: '这可能是交易，也可能是私钥', detail: '附近提到了密钥或机密。尚未发送任何内容。' },
  otherLabel: { title: '这可能是交易，也可能是私钥', detail: '前面的文字表明它是别的内容。尚未发送任何内容。' },
  mayBeHash: { title: '这可能不是地址', detail: '前面的文字称它为哈希或密码。尚未发送任何内容。' },
  goneUnseen: {
    title: '要查询吗？',
    detail: '此页面上的卡片还没来得及阅读就消失了。这次未发送任何内容。',
  },
  hashSetting: {
    title: '要查询吗？',
    detail: '尚未发送任何内容。根据设置，查询前需先确认，因为 64 位十六进制数可能是私钥。',
  },
  addressSetting: {
    title: '要查询吗？',
    detail: '尚未发送任何内容。查询一个地址消耗 50 点；根据设置，查询前需先确认。',
  },
};

export const waiting: Words['waiting'] = {
  lookingItUp: '正在查询…',
  trouble: '服务出现故障，正在重试…',
  noConnection: '没有网络连接，正在重试…',
  tooManyRequests: (wait) => `请求过多，${wait}后继续…`,
};

export const plainWord: Words['plainWord'] = {
  title: '这是数字或其他数据',
  number: (formatted) => `数字 ${formatted}`,
  largest: '32 字节的最大数',
  address: '补齐到 32 字节的地址',
  text: (text) => `文本“${text}”`,
  bytes: (_count, formatted) => `${formatted} 字节的数据，补齐到 32 字节`,
  event: (name) => `事件“${name}”的主题`,
  slot: (name) => `存储槽“${name}”`,
  type: (name) => `“${name}”的 EIP-712 类型哈希`,
  role: (name) => `角色“${name}”`,
  nothing: '空内容的哈希',
  detail: '这不是交易。未发送任何内容。',
  lookUpAddress: '查询该地址',
};
