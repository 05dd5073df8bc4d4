import { publicChainLists } from 'virtual:public-chain-lists';
import { lazily } from '../references/vocabulary-patterns.ts';
import { testnetOf, toPlainName } from './chain-names.ts';

/** Explorers of several chains. Their links name the chain in the path, in the query or not at all. */
export const manyChainExplorers = [
  'oklink.com',
  'blockchair.com',
  'app.blocksec.com',
  'phalcon.blocksec.com',
  'explorer.phalcon.xyz',
  'dashboard.tenderly.co',
  'eigenphi.io',
  'openchain.xyz',
  'app.dedaub.com',
  '3xpl.com',
  'routescan.io',
  'blockscan.com',
  'intel.arkm.com',
  'blockscout.com',
  'layerzeroscan.com',
  'wormholescan.io',
  'axelarscan.io',
];

/** Marketplaces where an NFT path without a chain means Ethereum. */
export const ethereumFirstSites = ['opensea.io', 'rarible.com', 'blur.io', 'looksrare.org'];

/** What tools call chains, where the public lists have no such name or give it to another chain. */
const aliases: { [name: string]: number } = {
  mainnet: 1,
  ether: 1,
  opt: 10,
  optimistic: 10,
  optimisticethereum: 10,
  bsc: 56,
  binancesmartchain: 56,
  bnbchain: 56,
  binancesc: 56,
  gc: 100,
  gnosischain: 100,
  matic: 137,
  polygonpos: 137,
  mon: 143,
  era: 324,
  'atlantic-2': 1328,
  'pacific-1': 1329,
  seievm: 1329,
  story: 1514,
  ip: 1514,
  avaxc: 43114,
  arb: 42161,
  amoy: 80002,
  hoe: 560048,
};

// Names in the lists that are abbreviations of other words, which no dictionary has: "exp: 0x…".
const abbreviations = ['exp', 'meta', 'mev', 'tel'];

/** `words` are names that are English words; `explorers` are null for a host that serves several chains. */
type KnownHosts = {
  ids: Set<number>;
  names: Map<string, number>;
  words: Set<string>;
  explorers: Map<string, number | null>;
  rpc: Map<string, number>;
  unserved: Map<number, string>;
};

const readKnown = lazily((): KnownHosts => {
  const known: KnownHosts = {
    ids: new Set(),
    names: new Map(),
    words: new Set(abbreviations),
    explorers: new Map(),
    rpc: new Map(),
    unserved: new Map(),
  };
  for (const line of publicChainLists().split('\n')) {
    const [digits, ...lists] = line.split(';');
    const id = Number(digits);
    const [names = [], explorers = [], rpc = [], words = [], unserved = []] = lists.map((list) =>
      list.split(',').filter(Boolean),
    );
    known.ids.add(id);
    for (const name of names) known.names.set(toPlainName(name), id);
    for (const word of words) known.words.add(toPlainName(word));
    for (const host of explorers) known.explorers.set(host, known.explorers.has(host) ? null : id);
    for (const host of rpc) known.rpc.set(host, id);
    for (const name of unserved) known.unserved.set(id, name);
  }
  for (const [name, id] of Object.entries(aliases)) {
    known.names.set(toPlainName(name), id);
    known.words.delete(toPlainName(name));
  }
  return known;
});

const testnetForm = /^(.+?)[\s_-]*(testnet|sepolia|goerli)$/i;

/** Returns the chain that a tool calls by a name: "ethereum", "arbitrum-one", "base_sepolia"; undefined for no chain. */
export function chainIdOfSlug(slug: string): number | undefined {
  const { names } = readKnown();
  const [, main = '', network = ''] = testnetForm.exec(slug) ?? [];
  const mainId = names.get(toPlainName(main));
  return names.get(toPlainName(slug)) ?? (mainId === undefined ? undefined : testnetOf(mainId, network));
}

/**
 * True for a chain's name that is an ordinary word, in a path or before a colon too, unless the words around it say
 * "chain": "/mint/0x…", "data:0x…".
 */
export function isOrdinaryWord(name: string): boolean {
  return readKnown().words.has(toPlainName(name));
}

/** True for the id of a chain in the public lists, also of one that no service covers. */
export function isKnownChain(chainId: number): boolean {
  return readKnown().ids.has(chainId);
}

/**
 * Returns the name of a chain that no service covers, because it has closed or each developer's machine has its own;
 * undefined for all others.
 */
export function nameOfUnserved(chainId: number): string | undefined {
  return readKnown().unserved.get(chainId);
}

/** Returns the chain whose explorer a host is, if it is that of one chain alone. */
export function chainIdOfExplorer(host: string): number | undefined {
  return manyChainExplorers.includes(host) ? undefined : (readKnown().explorers.get(host) ?? undefined);
}

const mirrored = lazily(
  () => new Map([...readKnown().explorers].map(([host, id]) => [host.replace(/\.[a-z]+$/, ''), id] as const)),
);

/** Returns the chain of the explorer whose name begins a host: etherscan.deth.net shows what etherscan.io has. */
export function chainIdOfMirror(host: string): number | undefined {
  const name = host.split('.').slice(0, -2).join('.');
  // Not "etherscan.io@example.org".
  return name.endsWith('scan') && !host.includes('@') ? (mirrored().get(name) ?? undefined) : undefined;
}

/**
 * True for an explorer of the public lists, also of several chains. They leave out its path: an exchange or a wallet may
 * have one too.
 */
export function isKnownExplorer(host: string): boolean {
  return /scan|explor|trace/.test(host) && readKnown().explorers.has(host);
}

/** Returns the chain that a host answers requests about. */
export function chainIdOfRpc(host: string): number | undefined {
  return readKnown().rpc.get(host);
}
