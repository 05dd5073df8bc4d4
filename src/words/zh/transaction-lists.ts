import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const transactionLists: Words['transactionLists'] = {
  tokenTransfers: (count, number) => plural('zh-Hans', count, { other: `${number} 笔代币转移` }),
  nftTransfers: (count, number) => plural('zh-Hans', count, { other: `${number} 笔 NFT 转移` }),
  firstTokenTransfers: (count, number) => plural('zh-Hans', count, { other: `前 ${number} 笔代币转移` }),
  firstNftTransfers: (count, number) => plural('zh-Hans', count, { other: `前 ${number} 笔 NFT 转移` }),
  someTokenTransfers: '代币转移',

  onlyFirst: (count, number) => plural('zh-Hans', count, { other: `还有更多：服务只提供前 ${number} 笔。` }),
  moreThere: '还有更多转移，可在区块浏览器中查看全部。',
  moreTransfers: (count, number) =>
    plural('zh-Hans', count, { other: `还有 ${number} 笔转移，可在区块浏览器中查看全部。` }),
  more: (count, number) => plural('zh-Hans', count, { other: `还有 ${number} 项` }),

  scam: '诈骗',
  movesNothing: '无实际转移',

  from: (from) => `来自 ${from}`,
  to: (to) => `至 ${to}`,
  fromTo: (from, to) => `从 ${from} 至 ${to}`,
  between: (one, other) => `${one} 与 ${other} 之间`,
  toItself: '至自身',
  minted: '新铸造',
  mintedTo: (to) => `新铸造至 ${to}`,
  burnt: '已销毁',
  burntBy: (by) => `由 ${by} 销毁`,

  actions: '操作',
  authorizations: '设置代码的授权',
  runsAs: (account, contract) => `${account} 运行代码 ${contract}`,
  onAnyChain: '在任意链上',
  onChain: (chain) => `在 ${chain} 上`,
  nonce: (number) => `Nonce ${number}`,
  accepted: '已接受',
};
