import type { Words } from '../words.ts';

export const accountTags: Words['accountTags'] = {
  delegating: '委托账户',
  verifiedContract: '已验证合约',
  contract: '合约',
  proxy: '代理',
  scam: '诈骗',
};

export const accountRows: Words['accountRows'] = {
  runs: (label) => `${label} 运行代码`,
  tag: (label) => `${label} 标签`,
  privateTag: (label) => `${label} 私有标签`,
  publicTag: (label) => `${label} 公开标签`,
  watchedAs: (label) => `${label} 关注名称`,

  contract: '合约',
  verifiedContract: '已验证合约',
  unverifiedContract: '合约，未验证',
  invalidName: (name) => `无效名称：${name}`,
  reputation: (reputation) => `信誉 ${reputation}`,
  markedAsScam: '被标记为诈骗',
  onAddress: (address) => `位于 ${address}`,
  kindOfTag: (kind) => `${kind} 标签`,
  order: (number) => `排序 ${number}`,
};

export const proxies: Words['proxies'] = {
  eip1167: '最小代理（EIP-1167）',
  eip1967: '代理（EIP-1967）',
  eip1822: '代理（EIP-1822）',
  openZeppelin: '代理（EIP-1967，OpenZeppelin）',
  beacon: '信标代理（EIP-1967）',
  masterCopy: '主副本代理',
  namesImplementation: '自报实现地址的代理',
  comptroller: 'Comptroller 代理',
  eip2535: '多切面代理（EIP-2535）',
  immutableArguments: '带不可变参数的克隆',
  eip7702: '委托账户（EIP-7702）',
  resolvedDelegate: 'ResolvedDelegate 代理',
  erc7760: '代理（ERC-7760）',
  minimal: '最小代理',
  other: (kind) => `代理 ${kind}`,
};
