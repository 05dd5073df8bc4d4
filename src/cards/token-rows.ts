import { chainName } from '../format/chain-words.ts';
import { cleanText } from '../format/clean-text.ts';
import { formatDecimal, formatInteger, formatNumber } from '../format/format-number.ts';
import { formatUnits, toDecimals } from '../format/format-units.ts';
import { formatUrl } from '../format/format-url.ts';
import { formatDollars } from '../format/format-usd.ts';
import type { Json } from '../models/json.ts';
import type { Token } from '../models/token.ts';
import { words } from '../words/words.ts';
import { toFullLeadPart, toFullPart } from './address-parts.ts';
import type { Part, Row } from './card-content.ts';
import { toJsonRows } from './json-words.ts';
import { sayAround } from './say-around.ts';
import { toSymbol } from './token-words.ts';

const mostExtra = 6;

/** Everything that is known of a token, in rows whose labels begin with `label`: "Token", "Token market", "Token supply" … */
export function toTokenRows(label: string, token: Token): Row[] {
  const said = words().tokenRows;
  const { circulating_supply, is_bridged, ...extra } = token.extra;
  return [
    { label, parts: [...toNames(token), toFullLeadPart(token.addressHash)] },
    ...toRow(said.market(label), toMarketTexts(token)),
    ...toRow(said.supply(label), toSupplyTexts(token, circulating_supply)),
    ...toBridgeRow(said.bridge(label), token, is_bridged),
    ...toRow(said.icon(label), [toIconText(token.iconUrl)]),
    ...toJsonRows(extra, { label, most: mostExtra }),
  ];
}

function toNames({ symbol, name, type, reputation }: Token): Part[] {
  const [first, ...others] = [symbol, name].map((text) => cleanText(text ?? '', 60)).filter((text) => text !== '');
  const opinion = reputation ? words().tokenRows.reputation(reputation) : '';
  const facts = [...others, cleanText(type ?? '', 20), cleanText(opinion, 40)];
  return [
    ...(first === undefined ? [] : [{ text: first, tone: 'strong' } as const]),
    ...facts.filter((text) => text !== '').map((text): Part => ({ text, tone: 'dim' })),
  ];
}

function toMarketTexts(token: Token): (string | null)[] {
  const said = words().tokenRows;
  const dollars = (value: string | null) => (value === null ? null : formatDollars(value));
  const price = dollars(token.exchangeRate);
  const cap = dollars(token.circulatingMarketCap);
  const volume = dollars(token.volume24h);
  return [price && said.price(price, toSymbol(token)), cap && said.marketCap(cap), volume && said.volume(volume)];
}

function toSupplyTexts(token: Token, circulating: Json | undefined): (string | null)[] {
  const said = words().tokenRows;
  const decimals = toDecimals(token.decimals);
  const known = typeof circulating === 'string' || typeof circulating === 'number' ? String(circulating) : '';
  const around = formatDecimal(known);
  const holders = token.holdersCount === null ? null : formatInteger(token.holdersCount);
  return [
    token.totalSupply === null ? null : toSupply(token.totalSupply, decimals),
    around && said.circulating(around),
    holders && said.holders(Number(token.holdersCount), holders),
    decimals === null ? null : said.decimals(decimals, formatNumber(decimals)),
  ];
}

// Without decimals nobody knows how many whole ones there are.
function toSupply(value: string, decimals: number | null): string | null {
  const said = words().tokenRows;
  const { exact } = formatUnits(value, decimals ?? 0);
  const total = exact === '?' ? formatDecimal(value) : exact;
  return total && (exact === '?' || decimals !== null ? said.inAll(total) : said.inAllUnits(total));
}

function toBridgeRow(label: string, token: Token, isBridged: Json | undefined): Row[] {
  const said = words().tokenRows;
  const { bridgeType, originChainId, foreignAddress } = token;
  const type = cleanText(bridgeType ?? '', 30);
  const origin = cleanText(originChainId ?? '', 30);
  const texts = [
    type !== '' ? said.bridgedBy(type) : isBridged === true ? said.bridged : '',
    /^\d{1,15}$/.test(origin) ? said.fromChain(chainName(Number(origin)), origin) : origin && said.fromPlace(origin),
  ].filter((text) => text !== '');
  const parts: Part[] = [
    ...texts.map((text): Part => ({ text })),
    ...(foreignAddress ? sayAround(said.thereItIs, toFullPart(foreignAddress)) : []),
  ];
  return parts.length === 0 ? [] : [{ label, parts }];
}

function toIconText(url: string | null): string | null {
  const place = url === null ? null : formatUrl(url);
  return place && words().tokenRows.iconAt(place);
}

function toRow(label: string, texts: (string | null)[]): Row[] {
  const parts = texts.flatMap((text): Part[] => (text ? [{ text }] : []));
  return parts.length === 0 ? [] : [{ label, parts }];
}
