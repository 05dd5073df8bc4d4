import type { Words } from '../words.ts';

export const failures: Words['failures'] = {
  openOptions: '打开设置',
  tryAgain: '重试',

  noKey: {
    title: '请添加 API 密钥',
    detail: 'Hashlens 使用您自己的密钥查询区块浏览器。可在 dev.blockscout.com 获取。',
  },
  keyRefused: {
    title: 'API 密钥被拒绝',
    detail: '服务不接受已保存的 API 密钥。请在设置中检查，或换用另一个密钥。',
  },
  paymentRequired: {
    title: '服务要求提供 API 密钥或付费',
    detail: '服务未认可已保存的 API 密钥。请在设置中检查密钥，并在 dev.blockscout.com 检查其套餐。',
  },
  tooManyRequests: {
    title: '请求过多',
    detail: '套餐限制了每秒的请求数。请几秒后重试，不会丢失任何内容。',
    detailWithWait: (wait) => `套餐限制了每秒的请求数。请在 ${wait}后重试，不会丢失任何内容。`,
  },
  chainNotServed: {
    title: (chain) => `服务不支持 ${chain}`,
    detail: (id) => `该链的编号是 ${id}。可在此处为本次查询选择其他链，或在设置中调整您的链列表。`,
  },
  notFound: {
    transactionTitle: '交易未找到或尚未被索引',
    addressTitle: '地址未找到或尚未被索引',
    nftTitle: 'NFT 未找到或尚未被索引',
    lookedOn: (chains) => `已在 ${chains} 上查找。`,
    help: '可能是刚刚产生的，请稍后重试，或换一条链查询。',
    nftHelp: '它可能在另一条链上，或其合约并非 NFT 合约。',
  },
  noConnection: {
    title: '没有网络连接',
    detail: '无法连接到服务。请检查网络连接后重试。',
  },
  noPermission: {
    title: '没有访问 API 的权限',
    detail: (origin) => `浏览器不允许 Hashlens 访问 ${origin}。请在设置中允许。`,
  },
  timedOut: {
    title: '等待结果超时',
    detail: (time) => `服务在 ${time}内没有响应。请稍后重试。`,
  },
  restricted: {
    title: '服务限制了访问',
    detail: '该内容并非对所有人开放。如有对应的机密密钥，请在设置中添加。',
  },
  questionRefused: {
    title: '服务拒绝了此次查询',
    detail: (said) => `服务返回：“${said}”。请检查该值及其是否属于所选的链，然后重新查询。`,
    noReason: '未说明原因',
  },
  otherAnswer: {
    title: '结果与查询不符',
    detail: '服务返回的并非所查询的内容，因此未显示任何结果。请重试。',
  },
  noStorage: {
    title: '无法读取设置',
    detail: '浏览器未能提供 Hashlens 保存的数据，因此未发送任何内容。请重启浏览器；如果问题依旧，请释放一些磁盘空间。',
  },
  aborted: {
    title: '已停止',
    detail: '查询在得到结果之前已停止。如仍需要，请重试。',
  },
  noBackground: {
    title: 'Hashlens 没有响应',
    detail: '其后台部分已停止。请重试。',
  },
  updated: {
    title: 'Hashlens 已更新，请重新加载此页面',
    detail: '旧版 Hashlens 已无法查询。重新加载后即可使用新版。',
  },
};
