import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const moved: Words['moved'] = {
  unknownToken: 'Token unbekannter Art',
  unknownAmount: (symbol) => `${symbol} in unbekannter Höhe`,
  someNft: (collection) => `NFT von ${collection}`,
  unknownNumber: (collection) => `${collection} in unbekannter Anzahl`,
  unknownNumberOf: (collection, id) => `${collection} ${id} in unbekannter Anzahl`,
  smallestUnits: (count, formatted, symbol) =>
    plural('de', count, {
      one: `${formatted} kleinste Einheit ${symbol}`,
      other: `${formatted} kleinste Einheiten ${symbol}`,
    }),
  nft: (collection, id) => `${collection} ${id}`,
  nfts: (number, collection, id) => `${number} × ${collection} ${id}`,
};

export const tokenRows: Words['tokenRows'] = {
  market: (label) => `${label} · Markt`,
  supply: (label) => `${label} · Menge`,
  bridge: (label) => `${label} · Bridge`,
  icon: (label) => `${label} · Symbolbild`,

  reputation: (reputation) => `Einstufung ${reputation}`,
  price: (price, symbol) => `${price} für 1 ${symbol}`,
  marketCap: (cap) => `Marktkapitalisierung ${cap}`,
  volume: (volume) => `${volume} in 24 h gehandelt`,

  inAll: (amount) => `${amount} insgesamt`,
  inAllUnits: (amount) => `${amount} kleinste Einheiten insgesamt`,
  circulating: (amount) => `${amount} im Umlauf`,
  holders: (count, formatted) => plural('de', count, { other: `${formatted} Inhaber` }),
  decimals: (count, formatted) =>
    plural('de', count, { one: `${formatted} Nachkommastelle`, other: `${formatted} Nachkommastellen` }),

  bridged: 'gebrückt',
  bridgedBy: (bridge) => `gebrückt durch ${bridge}`,
  fromChain: (chain, id) => `von ${chain} (${id})`,
  fromPlace: (place) => `von ${place}`,
  thereItIs: (address) => `dort ${address}`,
  iconAt: (place) => `Link: ${place}`,
};
