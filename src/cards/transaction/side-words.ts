import { nativeUnit } from '../../format/chain-words.ts';
import { formatNumber } from '../../format/format-number.ts';
import { shortenHex } from '../../format/hex.ts';
import { toFullHash } from '../address-parts.ts';
import { formatMoved } from '../moved.ts';
import { formatCoins } from './coins.ts';
import { type Asset, isNativeTwin } from './net-movements.ts';

// The tokens whose symbols are worth taking. One that the explorer has no price and no picture of may be anybody's.
const coveted =
  /^(?:eth|btc|bnb|sol|pol|matic|w(?:eth|btc|bnb|pol|matic)|(?:st|wst|r|cb|we|ez)eth|cbbtc|tbtc|usd[a-z]?|usd[ct]\.e|busd|tusd|fdusd|pyusd|frax|lusd|gusd|usde|susde|susds|dai|sdai|xdai|eur[ct]|paxg|link|uni|aave|shib|pepe|arb|op|crv|ldo|mkr)$/i;

/** What left or reached somebody, "1 ETH and 5 USDC", "3 Azuki"; null for nothing and for more than two things. */
export function toSideWords(side: Asset[], chainId: number): string | null {
  const things = groupByContract(side);
  if (things.length === 0 || things.length > 2) return null;
  const words = things.map((thing) => toThingWords(thing, chainId));
  return words.includes(null) ? null : words.join(' and ');
}

/**
 * An asset in words. The contract stands beside a symbol that poses as another: a native coin's, a coveted one
 * that the explorer has never heard of, letters that look like others, a site's address.
 */
function toAssetWords(asset: Asset, chainId: number): string {
  if (asset.kind === 'native') return formatCoins(String(asset.value), chainId);
  const { text } = formatMoved(asset);
  return isPosing(asset, chainId) ? `${text} (${shortenHex(toFullHash(asset.contract))})` : text;
}

function isPosing(asset: Exclude<Asset, { kind: 'native' }>, chainId: number): boolean {
  const name = asset.kind === 'nft' ? asset.collection : asset.symbol;
  if (/^0x|^“/.test(name)) return false;
  if (!/^[\x20-\x7e…]+$/.test(name) || /\.\p{L}{2,}/u.test(name)) return !(asset.kind === 'amount' && asset.isListed);
  if (asset.kind === 'nft' || asset.isListed || isNativeTwin(asset.contract, chainId)) return false;
  const coin = nativeUnit(chainId).symbol.toLowerCase();
  return [coin, `w${coin}`].includes(name.toLowerCase()) || coveted.test(name);
}

function groupByContract(side: Asset[]): Asset[][] {
  const things = new Map<string, Asset[]>();
  for (const asset of side) {
    const key = asset.kind === 'native' ? '' : asset.contract;
    things.set(key, [...(things.get(key) ?? []), asset]);
  }
  return [...things.values()];
}

function toThingWords([first, ...others]: Asset[], chainId: number): string | null {
  if (!first || others.length === 0) return first ? toAssetWords(first, chainId) : null;
  let count = 0n;
  for (const asset of [first, ...others]) {
    // Ids that are money cannot be counted together.
    if (asset.kind !== 'nft' || asset.decimals > 0) return null;
    count += asset.count;
  }
  const name = first.kind === 'nft' ? first.collection : '';
  const hash = first.kind === 'nft' && isPosing(first, chainId) ? ` (${shortenHex(toFullHash(first.contract))})` : '';
  return `${formatNumber(count)} ${name}${hash}`;
}
