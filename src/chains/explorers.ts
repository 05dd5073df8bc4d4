import { explorersByChain } from 'virtual:chain-explorers';
import { isReference, type Reference } from '../references/reference.ts';
import { lazily } from '../references/vocabulary-patterns.ts';

// Domains of the explorers of one family, which use the same paths. Only they use `/nft/contract/id`.
const etherscanDomains = (
  'etherscan.io etherscan.com cronoscan.com bscscan.com gnosisscan.io uniscan.xyz polygonscan.com ' +
  'monadscan.com sonicscan.org bttcscan.com ftmscan.com fraxscan.com zksync.network worldscan.org ' +
  'hyperevmscan.io moonscan.io seiscan.io swellchainscan.io abscan.org mantlescan.xyz basescan.org ' +
  'plasmascan.to apescan.io arbiscan.io celoscan.io snowscan.xyz sophscan.xyz lineascan.build berascan.com ' +
  'blastscan.io taikoscan.io scrollscan.com katanascan.com'
).split(' ');

/**
 * Explorers of one chain that the public lists lack, or whose host does not show that it is an explorer. A path after the
 * host is part of the place.
 */
export const otherPlaces: [place: string, chainId: number][] = [
  ['cn.etherscan.com', 1],
  ['ethplorer.io', 1],
  ['beaconcha.in', 1],
  ['etherchain.org', 1],
  ['app.ens.domains', 1],
  ['protect.flashbots.net', 1],
  ['explorer.optimism.io', 10],
  ['cronoscan.com', 25],
  ['explorer.rootstock.io', 30],
  ['bsctrace.com', 56],
  ['blockscout.com/etc/mainnet', 61],
  ['viction.blockscout.com', 88],
  ['blockscout.com/xdai/mainnet', 100],
  ['unichain.blockscout.com', 130],
  ['polygon.blockscout.com', 137],
  ['sepolia-era.zksync.network', 300],
  ['zksync-sepolia.blockscout.com', 300],
  ['filecoin.blockscout.com', 314],
  ['era.zksync.network', 324],
  ['zksync.blockscout.com', 324],
  ['otter.pulsechain.com', 369],
  ['polygon-zkevm.blockscout.com', 1101],
  ['swellchainscan.io', 1923],
  ['sepolia.mantlescan.xyz', 5003],
  ['zetachain.blockscout.com', 7000],
  ['scope.klaytn.com', 8217],
  ['klaytnscope.com', 8217],
  ['eth-holesky.blockscout.com', 17000],
  ['curtis.apescan.io', 33111],
  ['arbitrum.blockscout.com', 42161],
  ['arbitrum-nova.blockscout.com', 42170],
  ['celo.blockscout.com', 42220],
  ['explorer.celo.org/mainnet', 42220],
  ['testnet.snowscan.xyz', 43113],
  ['subnets-test.avax.network/c-chain', 43113],
  ['testnet.snowtrace.dev', 43113],
  ['snowscan.xyz', 43114],
  ['subnets.avax.network/c-chain', 43114],
  ['snowtrace.dev', 43114],
  ['sophscan.xyz', 50104],
  ['arbitrum-sepolia.blockscout.com', 421614],
  ['scroll-sepolia.blockscout.com', 534351],
  ['blockscout.scroll.io', 534352],
  ['scroll.blockscout.com', 534352],
  ['eth-hoodi.blockscout.com', 560048],
  ['sepolia.celoscan.io', 11142220],
  ['eth-sepolia.blockscout.com', 11155111],
  ['sepolia-optimism.etherscan.io', 11155420],
];

/** An explorer: `url` is where its pages begin. */
type ExplorerSite = { name: string; url: string };

/** Returns an explorer's host and path, as users know it: "etherscan.io", "oklink.com/xlayer". */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;
}

function isEtherscan(host: string): boolean {
  return etherscanDomains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/**
 * Returns the explorers of a chain, the usual one first: those that the lists name, then others of the two families
 * whose paths are known. No place appears twice. Empty if no explorer is known.
 */
export function knownExplorers(chainId: number): ExplorerSite[] {
  const more = otherPlaces.flatMap(([place, id]) => {
    const name = place.endsWith('.blockscout.com') ? 'Blockscout' : isEtherscan(place) ? place : null;
    return id === chainId && name ? [{ name, url: `https://${place}` }] : [];
  });
  const all = [...listedExplorers(chainId), ...more];
  return all.filter(({ url }, at) => all.findIndex((other) => placeOf(other.url) === placeOf(url)) === at);
}

const byChain = lazily(() => new Map(explorersByChain()));

/**
 * Returns the explorers that the lists name for a chain, the usual one first. They make up half of the chain list, and no
 * view needs them.
 */
export function listedExplorers(chainId: number): ExplorerSite[] {
  return (byChain().get(chainId) ?? []).map(([name, url]) => ({ name, url }));
}

/** Returns the URL of every explorer with its chain, in no order. */
export function allExplorers(): { chainId: number; url: string }[] {
  return explorersByChain().flatMap(([chainId, explorers]) => explorers.map(([, url]) => ({ chainId, url })));
}

/** The explorer that the user prefers for each chain, by chain id: https URLs where its pages begin. */
export type PreferredExplorers = { readonly [chainId: number]: string };

function toSite(url: string, chainId: number): ExplorerSite | null {
  if (!URL.canParse(url)) return null;
  return knownExplorers(chainId).find((known) => placeOf(known.url) === placeOf(url)) ?? { name: placeOf(url), url };
}

function toLink(explorer: ExplorerSite | null | undefined, reference: Reference) {
  const href = explorer && pageAt(explorer, reference);
  return href ? { href, name: explorer.name } : null;
}

/**
 * Returns the page of a reference in the user's preferred explorer for the chain, or in the chain's usual one, built
 * only from the explorer's URL and the checked value. Null if there is neither. An NFT may get its contract's page.
 */
export function explorerLink(q: {
  chainId: number;
  reference: Reference;
  preferred?: PreferredExplorers | undefined;
}): { href: string; name: string } | null {
  if (!isReference(q.reference)) return null;
  const preferred = q.preferred?.[q.chainId];
  const chosen = preferred === undefined ? null : toLink(toSite(preferred, q.chainId), q.reference);
  return chosen ?? toLink(listedExplorers(q.chainId)[0], q.reference);
}

type Paths = { transaction: string; address: string; token: string };

// The paths of EIP-3091, which nearly all explorers follow.
const usualPaths: Paths = { transaction: 'tx', address: 'address', token: 'token' };

const otherPaths = new Map<string, Paths | null>([
  ['hashscan.io', { transaction: 'transaction', address: 'account', token: 'contract' }],
  ['filfox.info', { transaction: 'message', address: 'address', token: 'address' }],
  ['evmx.zilliqa.com', { transaction: 'transaction', address: 'address', token: 'token' }],
  ['evmx.testnet.zilliqa.com', { transaction: 'transaction', address: 'address', token: 'token' }],
  ['explorer.thetatoken.org', { transaction: 'txs', address: 'account', token: 'token' }],
  ['explore.vechain.org', { transaction: 'transactions', address: 'accounts', token: 'accounts' }],
  // Tron writes addresses and hashes differently.
  ['tronscan.org', null],
  ['shasta.tronscan.org', null],
  ['nile.tronscan.org', null],
]);

function toTokenPath(contract: string, tokenId: string, paths: Paths, { name, host }: { name: string; host: string }) {
  if (isEtherscan(host)) return `nft/${contract}/${tokenId}`;
  const isBlockscout = /\bblockscout\b/i.test(`${name} ${host}`);
  // Both families, and most other explorers, have a page for the contract there.
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

/** True if we could link to an explorer's pages. `url` is its https address. */
export function hasPages(url: string): boolean {
  return otherPaths.get(URL.parse(url)?.host.replace(/^www\./, '') ?? '') !== null;
}

/**
 * Returns the page of a checked reference at an explorer, with the paths of its family. Null if we know no page there,
 * or if the explorer's address is not https.
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
