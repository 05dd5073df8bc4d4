import type { Words } from '../words.ts';

export const moved: Words['moved'] = {
  unknownToken: '不明なトークン',
  unknownAmount: (symbol: string) => `不明な量の ${symbol}`,
  someNft: (collection: string) => `${collection} の NFT 1 点`,
  unknownNumber: (collection: string) => `不明な数の ${collection}`,
  unknownNumberOf: (collection: string, id: string) => `不明な数の ${collection} ${id}`,
  smallestUnits: (_count: number, formatted: string, symbol: string) => `${formatted} 最小単位（${symbol}）`,
  nft: (collection: string, id: string) => `${collection} ${id}`,
  nfts: (number: string, collection: string, id: string) => `${number} × ${collection} ${id}`,
};

export const tokenRows: Words['tokenRows'] = {
  market: (label: string) => `${label} 市場`,
  supply: (label: string) => `${label} 供給量`,
  bridge: (label: string) => `${label} ブリッジ`,
  icon: (label: string) => `${label} アイコン`,

  reputation: (reputation: string) => `評価: ${reputation}`,
  price: (price: string, symbol: string) => `1 ${symbol} あたり ${price}`,
  marketCap: (cap: string) => `時価総額 ${cap}`,
  volume: (volume: string) => `24 時間の取引高 ${volume}`,

  inAll: (amount: string) => `総量 ${amount}`,
  inAllUnits: (amount: string) => `総量 ${amount} 最小単位`,
  circulating: (amount: string) => `流通量 ${amount}`,
  holders: (_count: number, formatted: string) => `保有者数 ${formatted}`,
  decimals: (_count: number, formatted: string) => `小数点以下 ${formatted} 桁`,

  bridged: 'ブリッジ済み',
  bridgedBy: (bridge: string) => `${bridge} によるブリッジ`,
  fromChain: (chain: string, id: string) => `元のチェーン ${chain}（${id}）`,
  fromPlace: (place: string) => `ブリッジ元 ${place}`,
  thereItIs: (address: string) => `元のアドレス ${address}`,
  iconAt: (place: string) => `場所: ${place}`,
};
