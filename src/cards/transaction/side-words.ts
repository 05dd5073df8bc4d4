import { formatNumber } from '../../format/format-number.ts';
import { shortenHex } from '../../format/hex.ts';
import { isQuoted } from '../../format/quote.ts';
import { words } from '../../words/words.ts';
import { toFullHash } from '../address-parts.ts';
import { formatMoved } from '../moved.ts';
import { formatCoins } from './coins.ts';
import { isCovetedSymbol } from './known-tokens.ts';
import { type Asset, isNativeTwin } from './net-movements.ts';

type TokenAsset = Exclude<Asset, { kind: 'native' }>;

/** What left or reached somebody, "1 ETH and 5 USDC", "3 NFTs of Azuki"; null for nothing and for more than two things. */
export function toSideWords(side: Asset[], chainId: number): string | null {
  const things = groupByContract(side);
  if (things.length === 0 || things.length > 2) return null;
  const [first, second] = things.map((thing) => toThingWords(thing, chainId));
  if (!first || second === null) return null;
  return second === undefined ? first : words().amounts.both(first, second);
}

function toAssetWords(asset: Asset, chainId: number): string {
  if (asset.kind === 'native') return formatCoins(String(asset.value), chainId);
  return `${formatMoved(asset).text}${toHashBeside(asset, chainId)}`;
}

// The contract stands beside a symbol or a collection that poses as something else: as a native coin, a coveted token
// that the explorer has never heard of, an amount, letters that look like others, a site's address.
function toHashBeside(asset: TokenAsset, chainId: number): string {
  return isPosing(asset, chainId) ? ` (${shortenHex(toFullHash(asset.contract))})` : '';
}

function isPosing(asset: TokenAsset, chainId: number): boolean {
  const name = asset.kind === 'nft' ? asset.collection : asset.symbol;
  const isListed = asset.kind === 'amount' && asset.isListed;
  if (isListed || name.startsWith('0x') || isQuoted(name)) return false;
  if (!/^[\x20-\x7e…]+$/.test(name) || /^\d|\.\p{L}{2,}/u.test(name)) return true;
  if (asset.kind === 'amount' && isNativeTwin(asset.contract, chainId)) return false;
  return isCovetedSymbol(name, chainId);
}

function groupByContract(side: Asset[]): Asset[][] {
  const things = new Map<string, Asset[]>();
  for (const asset of side) {
    const key = asset.kind === 'native' ? '' : asset.contract;
    const known = things.get(key);
    if (known) known.push(asset);
    else things.set(key, [asset]);
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
  // Without the noun a collection called USDC would make an amount of its count.
  return first.kind === 'nft'
    ? words().amounts.nftsOf(Number(count), formatNumber(count), `${first.collection}${toHashBeside(first, chainId)}`)
    : null;
}
