import { testnetOf } from './chain-names.ts';
import { chainById } from './chain-table.ts';
import { allExplorers, etherscanPlaces, otherPlaces } from './explorers.ts';
import { chainIdOfShortName } from './short-names.ts';
import { chainIdOfSlug, chainlessExplorers, ethereumFirstSites, manyChainSites } from './site-slugs.ts';

type Place = { chainId: number; path: string[]; query: [string, string][] };

/** A chain and the host that identified it, without "www.". */
export type ChainOfUrl = { chainId: number; host: string };

function toHost(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
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
  for (const [place, id] of [...etherscanPlaces, ...otherPlaces]) add(`https://${place}`, id);
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

function isAt(place: Place, url: URL, segments: string[]): boolean {
  return (
    place.path.every((part, at) => segments[at]?.toLowerCase() === part.toLowerCase()) &&
    place.query.every(([name, value]) => url.searchParams.get(name)?.toLowerCase() === value.toLowerCase())
  );
}

// If several chains share a host, the longest matching path or query decides. If two match equally, neither does.
function chainOfPlace(url: URL, host: string, segments: string[]): number | undefined {
  const fitting = placesAt(host).filter((place) => isAt(place, url, segments));
  const weight = (place: Place) => place.path.length + place.query.length;
  const best = Math.max(...fitting.map(weight));
  const ids = new Set(fitting.filter((place) => weight(place) === best).map(({ chainId }) => chainId));
  return ids.size === 1 ? [...ids][0] : undefined;
}

function chainOfNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,15}$/.test(text) ? chainById(Number(text))?.id : undefined;
}

const chainQuery = /^(?:chain|network|chain_?id|chain_?name|marketname)$/i;

// ?chainId=137, ?chain=base, ?marketName=proto_base_v3, ?safe=eth:0x…
function chainOfQuery([name, value]: [string, string]): number | undefined {
  const slug = value.replace(/^proto_(.+)_v\d$/, '$1');
  if (chainQuery.test(name)) return chainOfNumber(slug) ?? chainIdOfSlug(slug);
  return name === 'safe' ? chainIdOfShortName(value.split(':')[0] ?? '') : undefined;
}

function chainOfSite(url: URL, host: string, path: string[]): number | undefined {
  if (!manyChainSites.has(host)) return undefined;
  const [route = ''] = url.hash.slice(1).split('?');
  const segments = [...path, ...toSegments(route)];
  const valueAt = segments.findIndex((segment) => segment.includes('0x'));
  const before = segments.slice(0, Math.max(0, valueAt)).concat((segments[valueAt] ?? '').split(':').slice(0, -1));
  const byQuery = [...url.searchParams].map(chainOfQuery).find(Boolean);
  const byPath = before.map((segment) => chainIdOfSlug(segment) ?? chainOfNumber(segment)).find(Boolean);
  if (byQuery ?? byPath) return byQuery ?? byPath;
  const isNft = /^(?:assets?|tokens?|collections?)$/.test(segments[valueAt - 1] ?? '');
  return isNft && ethereumFirstSites.includes(host) ? 1 : undefined;
}

/**
 * Returns the chain that a URL is about, from the explorer or site that it leads to. Null if the host is unknown, or
 * serves several chains and the URL does not say which.
 */
export function chainOfUrl(address: string): ChainOfUrl | null {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const host = toHost(url.host);
  const segments = toSegments(url.pathname.replace(/%3a/gi, ':'));
  const chainId = chainOfPlace(url, host, segments) ?? chainOfSite(url, host, segments);
  return chainId === undefined ? null : { chainId, host };
}

/** Returns the chain of a page of which only the host is known. Null if unknown, or if it serves several chains. */
export function chainOfHost(pageHost: string): ChainOfUrl | null {
  const host = toHost(pageHost);
  const here = placesAt(host);
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

/** True for a block explorer's host, including one that serves many chains; false for marketplaces and wallets. */
export function isExplorerHost(pageHost: string): boolean {
  const host = toHost(pageHost);
  if (/\.(?:blockscout\.com|etherscan\.io)$/.test(host)) return true;
  if (chainlessExplorers.includes(host) || manyChainSites.get(host)?.explorer) return true;
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
