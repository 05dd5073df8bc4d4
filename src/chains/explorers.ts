import { explorersByChain } from 'virtual:chain-explorers';
import { isReference, type Reference } from '../references/reference.ts';

/** Explorers of one family, which use the same paths. Only they use `/nft/contract/id`. */
export const etherscanPlaces: [place: string, chainId: number][] = [
  ['etherscan.io', 1],
  ['cn.etherscan.com', 1],
  ['goerli.etherscan.io', 5],
  ['optimistic.etherscan.io', 10],
  ['cronoscan.com', 25],
  ['bscscan.com', 56],
  ['testnet.bscscan.com', 97],
  ['gnosisscan.io', 100],
  ['uniscan.xyz', 130],
  ['polygonscan.com', 137],
  ['monadscan.com', 143],
  ['sonicscan.org', 146],
  ['bttcscan.com', 199],
  ['opbnb.bscscan.com', 204],
  ['ftmscan.com', 250],
  ['fraxscan.com', 252],
  ['era.zksync.network', 324],
  ['sepolia-era.zksync.network', 300],
  ['worldscan.org', 480],
  ['hyperevmscan.io', 999],
  ['zkevm.polygonscan.com', 1101],
  ['moonscan.io', 1284],
  ['moonriver.moonscan.io', 1285],
  ['moonbase.moonscan.io', 1287],
  ['sepolia.uniscan.xyz', 1301],
  ['seiscan.io', 1329],
  ['swellchainscan.io', 1923],
  ['abscan.org', 2741],
  ['mega.etherscan.io', 4326],
  ['mantlescan.xyz', 5000],
  ['sepolia.mantlescan.xyz', 5003],
  ['basescan.org', 8453],
  ['goerli.basescan.org', 84531],
  ['plasmascan.to', 9745],
  ['holesky.etherscan.io', 17000],
  ['apescan.io', 33139],
  ['curtis.apescan.io', 33111],
  ['arbiscan.io', 42161],
  ['nova.arbiscan.io', 42170],
  ['celoscan.io', 42220],
  ['alfajores.celoscan.io', 44787],
  ['testnet.snowscan.xyz', 43113],
  ['snowscan.xyz', 43114],
  ['sophscan.xyz', 50104],
  ['sepolia.lineascan.build', 59141],
  ['lineascan.build', 59144],
  ['amoy.polygonscan.com', 80002],
  ['mumbai.polygonscan.com', 80001],
  ['berascan.com', 80094],
  ['testnet.berascan.com', 80069],
  ['blastscan.io', 81457],
  ['sepolia.blastscan.io', 168587773],
  ['sepolia.basescan.org', 84532],
  ['taikoscan.io', 167000],
  ['sepolia.arbiscan.io', 421614],
  ['sepolia.scrollscan.com', 534351],
  ['scrollscan.com', 534352],
  ['hoodi.etherscan.io', 560048],
  ['katanascan.com', 747474],
  ['sepolia.celoscan.io', 11142220],
  ['sepolia.etherscan.io', 11155111],
  ['sepolia-optimism.etherscan.io', 11155420],
];

/** Explorers of one chain that the chain list does not name. A path after the host is part of the place. */
export const otherPlaces: [place: string, chainId: number][] = [
  ['eth.blockscout.com', 1],
  ['ethplorer.io', 1],
  ['beaconcha.in', 1],
  ['etherchain.org', 1],
  ['ethtx.info/mainnet', 1],
  ['app.ens.domains', 1],
  ['explorer.optimism.io', 10],
  ['optimism.blockscout.com', 10],
  ['explorer.rsk.co', 30],
  ['explorer.rootstock.io', 30],
  ['explorer.testnet.rootstock.io', 31],
  ['bsctrace.com', 56],
  ['blockscout.com/etc/mainnet', 61],
  ['viction.blockscout.com', 88],
  ['blockscout.com/xdai/mainnet', 100],
  ['gnosis.blockscout.com', 100],
  ['unichain.blockscout.com', 130],
  ['polygon.blockscout.com', 137],
  ['zksync-sepolia.blockscout.com', 300],
  ['filecoin.blockscout.com', 314],
  ['zksync.blockscout.com', 324],
  ['scan.pulsechain.com', 369],
  ['otter.pulsechain.com', 369],
  ['astar.subscan.io', 592],
  ['polygon-zkevm.blockscout.com', 1101],
  ['unichain-sepolia.blockscout.com', 1301],
  ['explorer.mantle.xyz', 5000],
  ['zetachain.blockscout.com', 7000],
  ['zetachain-athens-3.blockscout.com', 7001],
  ['scope.klaytn.com', 8217],
  ['klaytnscope.com', 8217],
  ['base.blockscout.com', 8453],
  ['gnosis-chiado.blockscout.com', 10200],
  ['eth-holesky.blockscout.com', 17000],
  ['zilliqa.blockscout.com', 32769],
  ['explorer.mode.network', 34443],
  ['arbitrum.blockscout.com', 42161],
  ['arbitrum-nova.blockscout.com', 42170],
  ['celo.blockscout.com', 42220],
  ['explorer.celo.org/mainnet', 42220],
  ['explorer.celo.org/alfajores', 44787],
  ['subnets-test.avax.network/c-chain', 43113],
  ['testnet.snowtrace.dev', 43113],
  ['subnets.avax.network/c-chain', 43114],
  ['snowtrace.dev', 43114],
  ['base-sepolia.blockscout.com', 84532],
  ['arbitrum-sepolia.blockscout.com', 421614],
  ['scroll-sepolia.blockscout.com', 534351],
  ['blockscout.scroll.io', 534352],
  ['scroll.blockscout.com', 534352],
  ['eth-hoodi.blockscout.com', 560048],
  ['eth-sepolia.blockscout.com', 11155111],
  ['neon-devnet.blockscout.com', 245022926],
  ['neon.blockscout.com', 245022934],
];

/** An explorer: `url` is where its pages begin. */
type ExplorerSite = { name: string; url: string };

/** Returns an explorer's host and path, as users know it: "etherscan.io", "oklink.com/xlayer". */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;
}

/**
 * Returns the explorers of a chain, the usual one first: those that the chain list names, then those of the two
 * families whose paths are known. Each place once; empty if none is known.
 */
export function knownExplorers(chainId: number): ExplorerSite[] {
  const etherscans = etherscanPlaces.filter(([, id]) => id === chainId).map(([place]) => ({ name: place, place }));
  const blockscouts = otherPlaces
    .filter(([place, id]) => id === chainId && place.endsWith('.blockscout.com'))
    .map(([place]) => ({ name: 'Blockscout', place }));
  const more = [...etherscans, ...blockscouts].map(({ name, place }) => ({ name, url: `https://${place}` }));
  const all = [...listedExplorers(chainId), ...more];
  return all.filter(({ url }, at) => all.findIndex((other) => placeOf(other.url) === placeOf(url)) === at);
}

const byChain = new Map(explorersByChain);

/**
 * Returns the explorers that the chain list names for a chain, the usual one first. They make up half of the list, and
 * no view needs them.
 */
export function listedExplorers(chainId: number): ExplorerSite[] {
  return (byChain.get(chainId) ?? []).map(([name, url]) => ({ name, url }));
}

/** Returns the URL of every explorer with its chain, in no order. */
export function allExplorers(): { chainId: number; url: string }[] {
  return explorersByChain.flatMap(([chainId, explorers]) => explorers.map(([, url]) => ({ chainId, url })));
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

const etherscanHosts = new Set(etherscanPlaces.map(([place]) => place));

function toTokenPath(contract: string, tokenId: string, paths: Paths, { name, host }: { name: string; host: string }) {
  if (etherscanHosts.has(host)) return `nft/${contract}/${tokenId}`;
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
