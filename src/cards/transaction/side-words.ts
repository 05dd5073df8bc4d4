import { formatNumber } from '../../format/format-number.ts';
import { words } from '../../words/words.ts';
import { formatMoved } from '../moved.ts';
import { formatCoins } from './coins.ts';
import type { Asset } from './net-movements.ts';

/** What left or reached somebody, "1 ETH and 5 USDC", "3 NFTs of Azuki"; null for nothing and for more than two things. */
export function toSideWords(side: Asset[], chainId: number): string | null {
  const things = groupByContract(side);
  if (things.length === 0 || things.length > 2) return null;
  const [first, second] = things.map((thing) => toThingWords(thing, chainId));
  if (!first || second === null) return null;
  return second === undefined ? first : words().amounts.both(first, second);
}

function toAssetWords(asset: Asset, chainId: number): string {
  return asset.kind === 'native' ? formatCoins(String(asset.value), chainId) : formatMoved(asset).text;
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
  return first.kind === 'nft' ? words().amounts.nftsOf(Number(count), formatNumber(count), first.collection) : null;
}
