import type { Reference } from '../references/reference.ts';
import { etherscanPlaces } from './explorer-places.ts';

/** An explorer: `url` is where its pages begin. */
export type ExplorerSite = { name: string; url: string };

type Paths = { transaction: string; address: string; token: string };

// EIP-3091, which nearly all follow.
const usualPaths: Paths = { transaction: 'tx', address: 'address', token: 'token' };

const otherPaths = new Map<string, Paths | null>([
  ['hashscan.io', { transaction: 'transaction', address: 'account', token: 'contract' }],
  ['filfox.info', { transaction: 'message', address: 'address', token: 'address' }],
  ['evmx.zilliqa.com', { transaction: 'transaction', address: 'address', token: 'token' }],
  ['evmx.testnet.zilliqa.com', { transaction: 'transaction', address: 'address', token: 'token' }],
  ['explorer.thetatoken.org', { transaction: 'txs', address: 'account', token: 'token' }],
  ['explore.vechain.org', { transaction: 'transactions', address: 'accounts', token: 'accounts' }],
  // Tron writes addresses and hashes in another way.
  ['tronscan.org', null],
  ['shasta.tronscan.org', null],
  ['nile.tronscan.org', null],
]);

const etherscanHosts = new Set(etherscanPlaces.map(([place]) => place));

function toTokenPath(contract: string, tokenId: string, paths: Paths, { name, host }: { name: string; host: string }) {
  if (etherscanHosts.has(host)) return `nft/${contract}/${tokenId}`;
  const isBlockscout = /\bblockscout\b/i.test(`${name} ${host}`);
  // Both families, and most others, have a page for the contract there.
  return `${paths.token}/${contract}${isBlockscout ? `/instance/${tokenId}` : ''}`;
}

function toPath(reference: Reference, paths: Paths, explorer: { name: string; host: string }): string {
  switch (reference.kind) {
    case 'transaction':
      return `${paths.transaction}/${reference.hash}`;
    case 'address':
      return `${paths.address}/${reference.address}`;
    case 'token-instance':
      return toTokenPath(reference.contract, reference.tokenId, paths, explorer);
  }
}

/** Whether an explorer is one whose pages we could lead to; `url` is its https address. */
export function hasPages(url: string): boolean {
  return otherPaths.get(URL.parse(url)?.host.replace(/^www\./, '') ?? '') !== null;
}

/**
 * The page of a checked reference at an explorer, in the paths of its family; null where it has none that we know, or
 * where its address is not https.
 */
export function pageAt(explorer: ExplorerSite, reference: Reference): string | null {
  const url = URL.parse(explorer.url);
  if (url?.protocol !== 'https:' || url.username || url.password) return null;
  const host = url.host.replace(/^www\./, '');
  const known = otherPaths.get(host);
  const paths = known === undefined ? usualPaths : known;
  if (!paths) return null;
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${toPath(reference, paths, { name: explorer.name, host })}`;
  return url.href;
}
