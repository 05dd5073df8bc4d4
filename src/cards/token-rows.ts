import { chainName } from '../format/chain-words.ts';
import { cleanText } from '../format/clean-text.ts';
import { formatCount, formatDecimal, formatInteger } from '../format/format-number.ts';
import { formatUnits, toDecimals } from '../format/format-units.ts';
import { formatUrl } from '../format/format-url.ts';
import { formatDollars } from '../format/format-usd.ts';
import type { Json } from '../models/json.ts';
import type { Token } from '../models/token.ts';
import { toFullLeadPart, toFullPart } from './address-parts.ts';
import type { Part, Row } from './card-content.ts';
import { toJsonRows } from './json-words.ts';
import { toSymbol } from './token-words.ts';

const mostExtra = 6;

/** Everything that is known of a token, in rows whose labels begin with `label`: "Token", "Token market", "Token supply" … */
export function toTokenRows(label: string, token: Token): Row[] {
  const { circulating_supply, is_bridged, ...extra } = token.extra;
  return [
    { label, parts: [...toNames(token), toFullLeadPart(token.addressHash)] },
    ...toRow(`${label} market`, toMarketTexts(token)),
    ...toRow(`${label} supply`, toSupplyTexts(token, circulating_supply)),
    ...toBridgeRow(`${label} bridge`, token, is_bridged),
    ...toRow(`${label} icon`, [toPlace('at', token.iconUrl)]),
    ...toJsonRows(extra, { label, most: mostExtra }),
  ];
}

function toNames({ symbol, name, type, reputation }: Token): Part[] {
  const [first, ...others] = [symbol, name].map((text) => cleanText(text ?? '', 60)).filter((text) => text !== '');
  const facts = [...others, cleanText(type ?? '', 20), cleanText(reputation ? `reputation ${reputation}` : '', 40)];
  return [
    ...(first === undefined ? [] : [{ text: first, tone: 'strong' } as const]),
    ...facts.filter((text) => text !== '').map((text): Part => ({ text, tone: 'dim' })),
  ];
}

function toMarketTexts(token: Token): (string | null)[] {
  const dollars = (value: string | null) => (value === null ? null : formatDollars(value));
  const price = dollars(token.exchangeRate);
  const cap = dollars(token.circulatingMarketCap);
  const volume = dollars(token.volume24h);
  return [
    price && `${price} for one ${toSymbol(token)}`,
    cap && `market cap ${cap}`,
    volume && `${volume} traded in 24 h`,
  ];
}

function toSupplyTexts(token: Token, circulating: Json | undefined): (string | null)[] {
  const decimals = toDecimals(token.decimals);
  const total = token.totalSupply === null ? null : toSupply(token.totalSupply, decimals);
  const known = typeof circulating === 'string' || typeof circulating === 'number' ? String(circulating) : '';
  const around = formatDecimal(known);
  const holders = token.holdersCount === null ? null : formatInteger(token.holdersCount);
  return [
    total && `${total} in all`,
    around && `${around} circulating`,
    holders && `${holders} ${holders === '1' ? 'holder' : 'holders'}`,
    decimals === null ? null : formatCount(decimals, 'decimal'),
  ];
}

// Without decimals nobody knows how many whole ones there are.
function toSupply(value: string, decimals: number | null): string | null {
  const { exact } = formatUnits(value, decimals ?? 0);
  if (exact === '?') return formatDecimal(value);
  return decimals === null ? `${exact} smallest units` : exact;
}

function toBridgeRow(label: string, token: Token, isBridged: Json | undefined): Row[] {
  const { bridgeType, originChainId, foreignAddress } = token;
  const type = cleanText(bridgeType ?? '', 30);
  const origin = cleanText(originChainId ?? '', 30);
  const texts = [
    type !== '' ? `bridged by ${type}` : isBridged === true ? 'bridged' : '',
    /^\d{1,15}$/.test(origin) ? `from ${chainName(Number(origin))} (${origin})` : origin && `from ${origin}`,
    foreignAddress ? 'there it is' : '',
  ].filter((text) => text !== '');
  const parts: Part[] = texts.map((text) => ({ text }));
  return parts.length === 0 ? [] : [{ label, parts: foreignAddress ? [...parts, toFullPart(foreignAddress)] : parts }];
}

function toPlace(word: string, url: string | null): string | null {
  const place = url === null ? null : formatUrl(url);
  return place && `${word} ${place}`;
}

function toRow(label: string, texts: (string | null)[]): Row[] {
  const parts = texts.flatMap((text): Part[] => (text ? [{ text }] : []));
  return parts.length === 0 ? [] : [{ label, parts }];
}
