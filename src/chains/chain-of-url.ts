import { toLinkParts } from '../references/detect-in-url.ts';
import { testnetOf } from './chain-names.ts';
import { chainById } from './chains.ts';
import { allExplorers, otherPlaces } from './explorers.ts';
import {
  chainIdOfExplorer,
  chainIdOfMirror,
  chainIdOfRpc,
  chainIdOfSlug,
  ethereumFirstSites,
  isKnownChain,
  isKnownExplorer,
  isOrdinaryWord,
  manyChainExplorers,
} from './public-chain-lists.ts';

const translated = '.translate.goog';

type Place = { chainId: number; path: string[]; query: [string, string][] };

/** A chain and the host that identified it, without "www.". */
export type ChainOfUrl = { chainId: number; host: string };

function toHost(host: string): string {
  const plain = host.toLowerCase().replace(/^www\./, '');
  // Google Translate writes the dots of a host as hyphens.
  return plain.endsWith(translated) ? plain.slice(0, -translated.length).replace(/-(?!-)/g, '.') : plain;
}

function toSegments(pathname: string): string[] {
  return pathname.split('/').filter(Boolean);
}

type Address = { url: string; chainId: number };

const scheme = 'https://';

// By host only: parsing a thousand URLs would slow down each start of the background.
function collectAddresses(): Map<string, Address[]> {
  const addresses = new Map<string, Address[]>();
  const add = (url: string, chainId: number) => {
    const end = url.slice(scheme.length).search(/[/?#]/);
    const host = toHost(end === -1 ? url.slice(scheme.length) : url.slice(scheme.length, scheme.length + end));
    const there = addresses.get(host);
    if (there) there.push({ url, chainId });
    else addresses.set(host, [{ url, chainId }]);
  };
  for (const { url, chainId } of allExplorers()) add(url, chainId);
  for (const [place, id] of otherPlaces) add(`https://${place}`, id);
  return addresses;
}

function toPlace({ url, chainId }: Address): Place {
  const { pathname, searchParams } = new URL(url);
  // A language is not a chain: filfox.info/en is filfox.info.
  return { chainId, path: toSegments(pathname).filter((segment) => segment !== 'en'), query: [...searchParams] };
}

let collected: Map<string, Address[]> | undefined;

function placesAt(host: string): Place[] {
  collected ??= collectAddresses();
  return (collected.get(host) ?? []).map(toPlace);
}

function isAt(place: Place, path: string[], query: Map<string, string>): boolean {
  return (
    place.path.every((part, at) => path[at]?.toLowerCase() === part.toLowerCase()) &&
    place.query.every(([name, value]) => query.get(name) === value.toLowerCase())
  );
}

// If several chains share a host, the longest matching path or query decides. If two match equally, neither does.
function chainOfPlace(host: string, path: string[], query: Map<string, string>): number | undefined {
  const fitting = placesAt(host).filter((place) => isAt(place, path, query));
  const weight = (place: Place) => place.path.length + place.query.length;
  const best = Math.max(...fitting.map(weight));
  const ids = new Set(fitting.filter((place) => weight(place) === best).map(({ chainId }) => chainId));
  return ids.size === 1 ? [...ids][0] : undefined;
}

const chainKey = /chain|network|^net$|^marketname$/i;
const valueForm = /^(.*?)0x[\da-f]{40,64}(.*)$/i;

/** Returns the chain that a part of a URL or a setting names: "arbitrum-one", "137", "0x89", "proto_base_v3". */
export function chainOfPart(part: string): number | undefined {
  const number = /^(?:[1-9]\d{0,15}|0x[\da-f]{1,8})$/i.test(part) ? Number(part) : 0;
  if (number > 0 && (chainById(number) || isKnownChain(number))) return number;
  return chainIdOfSlug(part.replace(/^proto_(.+)_v\d$/, '$1'));
}

/** Returns the chain that a word right before a reference and a colon means: "arb1", "base", "8453". */
export function chainOfPrefix(word: string): number | undefined {
  // Without a word, reading the tables would only slow the popup's first answer. "op: 0x…" is a user operation.
  return /^(?:op)?$/i.test(word) ? undefined : chainOfWord(word);
}

// The chain of a word in a path, in a host or before a colon.
function chainOfWord(word: string): number | undefined {
  return isOrdinaryWord(word) ? undefined : chainOfPart(word);
}

// Nearest to the value: ?fromChain=1&toChain=10&toToken=0x…
function chainOfQuery(parts: string[], at: number): number | undefined {
  const chains = parts.map((part) => {
    const [name = '', value] = part.split('=');
    return value !== undefined && chainKey.test(name) && !/^(?:main|test)net$/i.test(value)
      ? chainOfPart(value)
      : undefined;
  });
  return chains.slice(0, at).findLast(Boolean) ?? chains.slice(at).find(Boolean);
}

const year = /^20[123]\d$/;
// How far before a value its chain is: /base/vault/0x…
const mostBetween = 2;

/**
 * Reads the chain from where it is in a URL: in the query, directly at the value, right before it in the path, after
 * the word "contract" behind it, or in the host: polygon.nftscan.com, 43114.routescan.io.
 */
function chainOfParts(host: string, parts: string[]): number | undefined {
  const at = parts.findIndex((part) => valueForm.test(part));
  if (at === -1) return undefined;
  const [, before = '', after = ''] = valueForm.exec(parts[at] ?? '') ?? [];
  const [prefix = ''] = /[\w-]+(?=:$)/.exec(before) ?? [];
  const near = parts.slice(Math.max(0, at - mostBetween), at).reverse();
  // On a host of several chains that says which by its path, "sepolia." may be that of each.
  const labels = placesAt(host).length > 0 ? [] : host.split('.').slice(0, -2);
  return [
    chainOfQuery(parts, at),
    chainOfPrefix(prefix),
    chainOfPart(after.replace(/^[-_@]+/, '')),
    ...near.filter((part) => !year.test(part)).map(chainOfWord),
    ...parts.slice(at + 1).map((part, next) => (parts[at + next] === 'contract' ? chainOfWord(part) : undefined)),
    ...labels.map(chainOfWord),
  ].find((chainId) => chainId !== undefined);
}

/**
 * Returns the chain that a URL is about: that of the explorer it leads to, or the one that its parts name. Null if
 * neither says which.
 */
export function chainOfUrl(address: string): ChainOfUrl | null {
  const [place = '', ...parts] = toLinkParts(address) ?? [];
  const host = toHost(place);
  const path = parts.filter((part) => !part.includes('='));
  const query = new Map(
    parts.map((part) => part.split('=')).map(([name = '', value = '']) => [name, value.toLowerCase()]),
  );
  const chainId =
    chainOfPlace(host, path, query) ??
    chainOfParts(host, parts) ??
    chainIdOfExplorer(host) ??
    chainIdOfMirror(host) ??
    chainOfNft(host, path);
  return chainId === undefined ? null : { chainId, host };
}

function chainOfNft(host: string, path: string[]): number | undefined {
  const at = path.findIndex((part) => valueForm.test(part));
  return /^(?:assets?|tokens?|collections?)$/.test(path[at - 1] ?? '') && ethereumFirstSites.includes(host)
    ? 1
    : undefined;
}

// celo-mainnet.g.alchemy.com, 42220.rpc.thirdweb.com, rpc.ankr.com/scroll
const rpcForm = /rpc|dataseed|(?:mainnet|sepolia|testnet)\./;

/** Returns the chain that a server answers requests about. `place` is its host and path. */
export function chainOfRpc(place: string): number | undefined {
  const [host = '', first = ''] = place.toLowerCase().split('/');
  const known = chainIdOfRpc(host);
  if (known !== undefined || !rpcForm.test(host)) return known;
  const labels = host.split('.').slice(0, -1);
  const whole = [...labels, first].map(chainOfPart).find((chainId) => chainId !== undefined);
  return whole ?? labels.map(chainOfWords).find((chainId) => chainId !== undefined);
}

// "optimism-rpc"; of a chain and a test network, the test network: "ethereum-hoodi-rpc".
function chainOfWords(label: string): number | undefined {
  const ids = label.split('-').flatMap((word) => chainOfPart(word) ?? []);
  return ids.find((id) => chainById(id)?.testnet) ?? ids[0];
}

/** Returns the chain of a page of which only the host is known. Null if unknown, or if it serves several chains. */
export function chainOfHost(pageHost: string): ChainOfUrl | null {
  if (pageHost === '') return null;
  const host = toHost(pageHost);
  const here = placesAt(host);
  const known = chainIdOfExplorer(host);
  if (here.length === 0 && known !== undefined) return { chainId: known, host };
  const [first] = here;
  const isOne = here.every(({ chainId }) => chainId === first?.chainId) && here.some(({ path }) => path.length === 0);
  return first && isOne ? { chainId: first.chainId, host } : null;
}

/** Returns the chain that a site of documents, a forum or a bridge is about, by its host; null for all others. */
export function chainOfHome(pageHost: string): ChainOfUrl | null {
  const host = toHost(pageHost);
  const chainId = chainIdOfHome(host);
  return chainId === undefined ? null : { chainId, host };
}

/**
 * True for a link to another network of an explorer than those that are known: kovan.etherscan.io. Two letters are a
 * language.
 */
export function isUnknownNetwork(address: string): boolean {
  const host = toHost(toLinkParts(address)?.[0] ?? '');
  const [label = '', ...rest] = host.split('.');
  return label.length > 2 && chainOfUrl(address) === null && chainIdOfExplorer(rest.join('.')) !== undefined;
}

/** True for a block explorer's host, including one that serves many chains; false for marketplaces and wallets. */
export function isExplorerHost(pageHost: string): boolean {
  const host = toHost(pageHost);
  if (/\.(?:blockscout\.com|etherscan\.io)$/.test(host)) return true;
  if (manyChainExplorers.includes(host) || isKnownExplorer(host)) return true;
  // An explorer under a path of a host (an exchange, a wallet) does not make the whole host one.
  return (
    placesAt(host).some(({ path }) => path.length === 0) ||
    (placesAt(host).length > 0 && /scan|explor|subnets/.test(host))
  );
}

// Sites about one chain that are not explorers: documents, forums, bridges; with all their subdomains.
const homesOfChains: [domain: string, chainId: number][] = [
  ['arbitrum.io', 42161],
  ['arbitrum.foundation', 42161],
  ['arbitrum.community', 42161],
  ['optimism.io', 10],
  ['base.org', 8453],
  ['polygon.technology', 137],
  ['gnosischain.com', 100],
  ['bnbchain.org', 56],
  ['linea.build', 59144],
  ['scroll.io', 534352],
  ['zksync.io', 324],
  ['celo.org', 42220],
  ['mantle.xyz', 5000],
  ['rootstock.io', 30],
  ['inkonchain.com', 57073],
  ['soneium.org', 1868],
  ['berachain.com', 80094],
  ['unichain.org', 130],
  ['megaeth.com', 4326],
  ['aerodrome.finance', 8453],
];

/** Returns the chain that a host is about without being its explorer: its documents, forum, bridge. */
function chainIdOfHome(host: string): number | undefined {
  const [, chainId] = homesOfChains.find(([domain]) => host === domain || host.endsWith(`.${domain}`)) ?? [];
  const [network] = /sepolia|testnet/.exec(host) ?? [];
  return chainId !== undefined && network ? testnetOf(chainId, network) : chainId;
}
