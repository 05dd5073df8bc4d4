import { isReference } from '../references/is-reference.ts';
import type { Reference } from '../references/reference.ts';
import { chainById } from './chain-table.ts';
import { etherscanPlaces } from './explorer-places.ts';

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

function toTokenPath(
  contract: string,
  tokenId: string,
  paths: Paths,
  explorer: { name: string; host: string },
): string {
  if (etherscanHosts.has(explorer.host)) return `nft/${contract}/${tokenId}`;
  const isBlockscout = /blockscout/i.test(explorer.name) || explorer.host.endsWith('.blockscout.com');
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

/**
 * The page of a reference in the chain's explorer, built from the chain table and the checked value alone;
 * null where the chain has no explorer that we know. An NFT may get its contract's page.
 */
export function explorerLink(q: { chainId: number; reference: Reference }): { href: string; name: string } | null {
  const explorer = chainById(q.chainId)?.explorers[0];
  if (!explorer || !isReference(q.reference)) return null;
  const url = new URL(explorer.url);
  const host = url.host.replace(/^www\./, '');
  const known = otherPaths.get(host);
  const paths = known === undefined ? usualPaths : known;
  if (url.protocol !== 'https:' || !paths) return null;
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${toPath(q.reference, paths, { name: explorer.name, host })}`;
  return { href: url.href, name: explorer.name };
}
