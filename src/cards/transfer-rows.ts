import { chainName } from '../format/chain-words.ts';
import { cleanText, formatUrl } from '../format/clean-text.ts';
import {
  formatBlock,
  formatDecimal,
  formatDollars,
  formatInteger,
  formatNumber,
  formatUnits,
  joinFacts,
  toDecimals,
} from '../format/format-amount.ts';
import { formatExactTime } from '../format/format-time.ts';
import { quote } from '../format/quote.ts';
import { t } from '../i18n/t.ts';
import type { Address } from '../models/address.ts';
import type { Json } from '../models/json.ts';
import type { Token, TokenInstance, TokenTransfer } from '../models/token.ts';
import { hasMoreToTell, type Lead, toAddressRows, toFullLeadPart, toFullPart, toInstanceLead } from './address-rows.ts';
import type { Part, Row } from './card-content.ts';
import { cutGroup, toMoreRow } from './card-frame.ts';
import { toJsonRows, toTransferExtraRows } from './json-rows.ts';
import { toInstanceRows } from './nft-rows.ts';
import { sayAround } from './sentence-parts.ts';
import { formatMoved, isNft, type Moved, toMoved, toSymbol } from './token-amounts.ts';

const mostTransfers = 10;
const mostEach = 10;

/**
 * Returns rows with everything known about transfers, numbered by their position, and each token, NFT and account once.
 * `told` are accounts that already have rows. `isWithPlace`: each transfer has its own block and transaction.
 */
export function toTransferRows(
  transfers: TokenTransfer[],
  { told = [], isWithPlace }: { told?: (Address | null)[]; isWithPlace: boolean },
): Row[] {
  const shown = transfers.slice(0, mostTransfers);
  const instances = once(
    shown.map(({ total }) => total?.tokenInstance ?? null),
    toInstanceKey,
  );
  const named = [...shown.map(({ token }) => token), ...instances.map(({ token }) => token)];
  const tokens = once(named, ({ addressHash }) => addressHash);
  const known = new Set(told.map((address) => address?.hash.toLowerCase()));
  const accounts = once(
    shown.flatMap(({ to, from }) => [to, from]),
    ({ hash }) => hash,
  ).filter((account) => !known.has(account.hash.toLowerCase()) && hasMoreToTell(account));
  return [
    ...shown.map((transfer, at) =>
      toTransferRow(t('transfer.row.transfer', { number: formatNumber(at + 1) }), transfer, isWithPlace),
    ),
    ...toMoreRow(t('transfer.row.transfers'), transfers.length - shown.length),
    ...toTransferExtraRows(shown),
    ...toGroup(
      [t('transfer.row.token'), (number) => t('transfer.row.tokenOf', { number }), t('transfer.row.tokens')],
      tokens,
      toTokenRows,
    ),
    ...toGroup(
      [t('transfer.row.nft'), (number) => t('transfer.row.nftOf', { number }), t('transfer.row.nfts')],
      instances,
      toInstanceRows,
    ),
    ...toGroup(
      [t('transfer.row.account'), (number) => t('transfer.row.accountOf', { number }), t('transfer.row.accounts')],
      accounts,
      toAddressRows,
    ),
  ];
}

type GroupLabels = [only: string, oneOf: (number: string) => string, all: string];

function toGroup<T>([only, oneOf, label]: GroupLabels, all: T[], toRows: (label: string, one: T) => Row[]): Row[] {
  return cutGroup(all, {
    most: mostEach,
    label,
    toRows: (one, at) => toRows(all.length > 1 ? oneOf(formatNumber(at + 1)) : only, one),
  });
}

function toTransferRow(label: string, transfer: TokenTransfer, isWithPlace: boolean): Row {
  const { from, to, transactionHash, blockHash } = transfer;
  const moved = toMoved(transfer);
  return {
    label,
    parts: [
      // `isWithPlace` is true only on the NFT's own card, which needs no link to itself.
      { text: formatMoved(moved).exact, ...(!isWithPlace && toNftLead(transfer, moved)) },
      ...toEnd((sender) => t('transfer.row.from', { sender }), from),
      ...toEnd((receiver) => t('transfer.row.to', { receiver }), to),
      { text: joinFacts(toFacts(transfer, isWithPlace)), tone: 'dim' } as const,
      ...(isWithPlace && blockHash
        ? sayAround((hash) => t('transfer.row.blockHash', { hash }), toFullPart(blockHash), 'dim')
        : []),
      ...(isWithPlace && transactionHash
        ? sayAround((hash) => t('transfer.row.inTransaction', { hash }), toFullLeadPart(transactionHash), 'dim')
        : []),
    ].filter(({ text }) => text !== ''),
  };
}

function toEnd(say: (who: string) => string, address: Address | null): Part[] {
  return address === null ? [] : sayAround(say, toFullLeadPart(address.hash), 'dim');
}

function toFacts({ type, tokenType, method, logIndex, timestamp, blockNumber }: TokenTransfer, isWithPlace: boolean) {
  return [
    cleanText((type ?? '').replaceAll('_', ' '), 40),
    cleanText(tokenType ?? '', 20),
    method ? t('transfer.row.by', { method: quote(cleanText(method, 60)) }) : '',
    isWithPlace && blockNumber !== null ? formatBlock(blockNumber) : '',
    logIndex === null ? '' : t('transfer.row.log', { number: formatNumber(logIndex) }),
    timestamp === null ? '' : formatExactTime(timestamp),
  ].filter((text) => text !== '');
}

function toInstanceKey({ id, token }: TokenInstance): string {
  return `${token?.addressHash ?? ''} ${id}`;
}

function once<T>(all: (T | null)[], toKey: (one: T) => string): T[] {
  const found = new Map<string, T>();
  for (const one of all) {
    if (one !== null && !found.has(toKey(one).toLowerCase())) found.set(toKey(one).toLowerCase(), one);
  }
  return [...found.values()];
}

const mostExtra = 6;

/** Returns rows with everything known about a token, labelled "Token", "Token market" … if `label` is "Token". */
export function toTokenRows(label: string, token: Token): Row[] {
  const { circulating_supply, is_bridged, ...extra } = token.extra;
  return [
    { label, parts: [...toNames(token), toFullLeadPart(token.addressHash)] },
    ...toRow(t('token.row.market', { label }), toMarketTexts(token)),
    ...toRow(t('token.row.supply', { label }), toSupplyTexts(token, circulating_supply)),
    ...toBridgeRow(t('token.row.bridge', { label }), token, is_bridged),
    ...toRow(t('token.row.icon', { label }), [toIconText(token.iconUrl)]),
    ...toJsonRows(extra, { label, most: mostExtra }),
  ];
}

function toNames({ symbol, name, type, reputation }: Token): Part[] {
  const [first, ...others] = [symbol, name].map((text) => cleanText(text ?? '', 60)).filter((text) => text !== '');
  const opinion = reputation ? t('token.row.reputation', { reputation }) : '';
  // Quoted, so that they cannot pose as our own words beside them.
  const facts = [...others.map(quote), cleanText(type ?? '', 20), cleanText(opinion, 40)];
  return [
    ...(first === undefined ? [] : [{ text: quote(first), tone: 'strong' } as const]),
    ...facts.filter((text) => text !== '').map((text): Part => ({ text, tone: 'dim' })),
  ];
}

function toMarketTexts(token: Token): (string | null)[] {
  const dollars = (value: string | null) => (value === null ? null : formatDollars(value));
  const price = dollars(token.exchangeRate);
  const cap = dollars(token.circulatingMarketCap);
  const volume = dollars(token.volume24h);
  return [
    price && t('token.row.price', { price, symbol: toSymbol(token) }),
    cap && t('token.row.marketCap', { cap }),
    volume && t('token.row.volume', { volume }),
  ];
}

function toSupplyTexts(token: Token, circulating: Json | undefined): (string | null)[] {
  const decimals = toDecimals(token.decimals);
  const known = typeof circulating === 'string' || typeof circulating === 'number' ? String(circulating) : '';
  const around = formatDecimal(known);
  const holders = token.holdersCount === null ? null : formatInteger(token.holdersCount);
  return [
    token.totalSupply === null ? null : toSupply(token.totalSupply, decimals),
    around && t('token.row.circulating', { amount: around }),
    holders && t('token.row.holders', { count: Number(token.holdersCount), formatted: holders }),
    decimals === null ? null : t('token.row.decimals', { count: decimals, formatted: formatNumber(decimals) }),
  ];
}

// Without decimals, the number of whole tokens is unknown.
function toSupply(value: string, decimals: number | null): string | null {
  const { exact } = formatUnits(value, decimals ?? 0);
  const total = exact === '?' ? formatDecimal(value) : exact;
  return (
    total &&
    (exact === '?' || decimals !== null
      ? t('token.row.inAll', { amount: total })
      : t('token.row.inAllUnits', { amount: total }))
  );
}

function toBridgeRow(label: string, token: Token, isBridged: Json | undefined): Row[] {
  const { bridgeType, originChainId, foreignAddress } = token;
  const type = cleanText(bridgeType ?? '', 30);
  const origin = cleanText(originChainId ?? '', 30);
  const texts = [
    type !== '' ? t('token.row.bridgedBy', { bridge: type }) : isBridged === true ? t('token.row.bridged') : '',
    /^\d{1,15}$/.test(origin)
      ? t('token.row.fromChain', { chain: chainName(Number(origin)), id: origin })
      : origin && t('token.row.fromPlace', { place: origin }),
  ].filter((text) => text !== '');
  const parts: Part[] = [
    ...texts.map((text): Part => ({ text })),
    ...(foreignAddress
      ? sayAround((address) => t('token.row.thereItIs', { address }), toFullPart(foreignAddress))
      : []),
  ];
  return parts.length === 0 ? [] : [{ label, parts }];
}

function toIconText(url: string | null): string | null {
  const place = url === null ? null : formatUrl(url);
  return place && t('token.row.iconAt', { place });
}

function toRow(label: string, texts: (string | null)[]): Row[] {
  const parts = texts.flatMap((text): Part[] => (text ? [{ text }] : []));
  return parts.length === 0 ? [] : [{ label, parts }];
}

/** Returns a link to the NFT that a transfer moved; empty for an amount, or if the NFT is unknown. */
export function toNftLead({ token, total }: TokenTransfer, moved: Moved): Lead {
  return isNft(moved) ? toInstanceLead(token?.addressHash, total?.tokenId) : {};
}
