import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const moved: Words['moved'] = {
  unknownToken: '未知代币',
  unknownAmount: (symbol) => `数量未知的 ${symbol}`,
  someNft: (collection) => `一个 ${collection} NFT`,
  unknownNumber: (collection) => `数量未知的 ${collection}`,
  unknownNumberOf: (collection, id) => `数量未知的 ${collection} ${id}`,
  smallestUnits: (count, formatted, symbol) =>
    plural('zh-Hans', count, { other: `${formatted} 个 ${symbol} 最小单位` }),
  nft: (collection, id) => `${collection} ${id}`,
  nfts: (number, collection, id) => `${number} × ${collection} ${id}`,
};

export const tokenRows: Words['tokenRows'] = {
  market: (label) => `${label} 行情`,
  supply: (label) => `${label} 供应量`,
  bridge: (label) => `${label} 跨链桥`,
  icon: (label) => `${label} 图标`,

  reputation: (reputation) => `信誉 ${reputation}`,
  price: (price, symbol) => `1 ${symbol} = ${price}`,
  marketCap: (cap) => `市值 ${cap}`,
  volume: (volume) => `24 小时成交额 ${volume}`,

  inAll: (amount) => `总计 ${amount}`,
  inAllUnits: (amount) => `总计 ${amount} 个最小单位`,
  circulating: (amount) => `流通 ${amount}`,
  holders: (count, formatted) => plural('zh-Hans', count, { other: `${formatted} 个持有者` }),
  decimals: (count, formatted) => plural('zh-Hans', count, { other: `${formatted} 位小数` }),

  bridged: '跨链而来',
  bridgedBy: (bridge) => `经 ${bridge} 跨链而来`,
  fromChain: (chain, id) => `来自 ${chain}（${id}）`,
  fromPlace: (place) => `来自 ${place}`,
  thereItIs: (address) => `在原链上为 ${address}`,
  iconAt: (place) => `位于 ${place}`,
};
