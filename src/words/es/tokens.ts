import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const moved: Words['moved'] = {
  unknownToken: 'un token desconocido',
  unknownAmount: (symbol: string) => `una cantidad desconocida de ${symbol}`,
  someNft: (collection: string) => `un NFT de ${collection}`,
  unknownNumber: (collection: string) => `un número desconocido de ${collection}`,
  unknownNumberOf: (collection: string, id: string) => `un número desconocido de ${collection} ${id}`,
  smallestUnits: (count: number, formatted: string, symbol: string) =>
    plural('es', count, {
      one: `${formatted} unidad mínima de ${symbol}`,
      many: `${formatted} de unidades mínimas de ${symbol}`,
      other: `${formatted} unidades mínimas de ${symbol}`,
    }),
  nft: (collection: string, id: string) => `${collection} ${id}`,
  nfts: (number: string, collection: string, id: string) => `${number} × ${collection} ${id}`,
};

export const tokenRows: Words['tokenRows'] = {
  market: (label: string) => `${label}: mercado`,
  supply: (label: string) => `${label}: suministro`,
  bridge: (label: string) => `${label}: puente`,
  icon: (label: string) => `${label}: icono`,

  reputation: (reputation: string) => `reputación: ${reputation}`,
  price: (price: string, symbol: string) => `${price} por 1 ${symbol}`,
  marketCap: (cap: string) => `capitalización ${cap}`,
  volume: (volume: string) => `${volume} negociados en 24 h`,

  inAll: (amount: string) => `${amount} en total`,
  inAllUnits: (amount: string) => `${amount} unidades mínimas en total`,
  circulating: (amount: string) => `${amount} en circulación`,
  holders: (count: number, formatted: string) =>
    plural('es', count, {
      one: `${formatted} titular`,
      many: `${formatted} de titulares`,
      other: `${formatted} titulares`,
    }),
  decimals: (count: number, formatted: string) =>
    plural('es', count, { one: `${formatted} decimal`, other: `${formatted} decimales` }),

  bridged: 'llegado por un puente',
  bridgedBy: (bridge: string) => `llegado por el puente ${bridge}`,
  fromChain: (chain: string, id: string) => `de ${chain} (${id})`,
  fromPlace: (place: string) => `de ${place}`,
  thereItIs: (address: string) => `allí es ${address}`,
  iconAt: (place: string) => `en ${place}`,
};
