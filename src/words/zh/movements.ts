import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const movements: Words['movements'] = {
  sent: (what, to) => `向 ${to} 发送 ${what}`,
  sentToItself: (what) => `向自身发送 ${what}`,
  sentToMany: (what, count, number) => plural('zh-Hans', count, { other: `向 ${number} 个地址发送 ${what}` }),
  moved: (what, from, to) => `将 ${what} 从 ${from} 转移至 ${to}`,
  received: (what) => `收到 ${what}`,
  took: (what, from) => `凭授权从 ${from} 转走 ${what}`,
  movedByPermission: (what, from, to) => `凭授权将 ${what} 从 ${from} 转移至 ${to}`,

  minted: (what) => `铸造 ${what}`,
  mintedTo: (what, to) => `向 ${to} 铸造 ${what}`,
  mintedFor: (got, price) => `以 ${price} 铸造 ${got}`,
  burnt: (what) => `销毁 ${what}`,
  burntOf: (what, owner) => `销毁 ${owner} 的 ${what}`,

  wrapped: (given, got) => `将 ${given} 封装为 ${got}`,
  unwrapped: (what) => `解封装 ${what}`,

  swapped: (price, got) => `以 ${price} 兑换 ${got}`,
  bought: (got, price) => `以 ${price} 买入 ${got}`,
  sold: (given, got) => `卖出 ${given}，获得 ${got}`,
  exchanged: (price, got) => `以 ${price} 换取 ${got}`,
  gaveAndGot: (price, got) => `付出 ${price}，获得 ${got}`,

  bridged: (what, chain) => `将 ${what} 跨链发往 ${chain}`,
  bridgedDown: (what) => `将 ${what} 跨链发往底层链`,
};

export const protocolActions: Words['protocolActions'] = {
  supplied: (what, to) => `向 ${to} 存入 ${what}`,
  withdrew: (what, from) => `从 ${from} 取出 ${what}`,
  borrowed: (what, from) => `从 ${from} 借入 ${what}`,
  repaid: (what, to) => `向 ${to} 偿还 ${what}`,
  flashLoan: (what, from) => `从 ${from} 闪电贷借入 ${what}`,
  liquidated: (debt, collateral, on) => `在 ${on} 上清算 ${debt} 债务，获得 ${collateral} 抵押品`,
  swapped: (given, got, on) => `在 ${on} 上以 ${given} 兑换 ${got}`,
  added: (first, second, to) => `向 ${to} 添加 ${first} 和 ${second}`,
  removed: (first, second, from) => `从 ${from} 移除 ${first} 和 ${second} 的流动性`,
  collected: (first, second, from) => `从 ${from} 领取 ${first} 和 ${second}`,
};
