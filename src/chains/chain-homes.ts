import { testnetOf } from './testnets.ts';

// Sites about one chain that are no explorers: documents, forums, bridges; with all their subdomains.
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

/** The chain that a host is about without being its explorer: its documents, forum, bridge. */
export function chainIdOfHome(host: string): number | undefined {
  const [, chainId] = homesOfChains.find(([domain]) => host === domain || host.endsWith(`.${domain}`)) ?? [];
  const [network] = /sepolia|testnet/.exec(host) ?? [];
  return chainId !== undefined && network ? testnetOf(chainId, network) : chainId;
}
