import * as viemChains from 'viem/chains';
import publicChainLists from './public-chain-lists.json' with { type: 'json' };
import { dataModules, toModule } from './vite-plugins.ts';

/** One chain as the build condenses it: id, name, symbol, decimals, 1 for testnets, explorers as [name, url]. */
export type ChainRow = [
  id: number,
  name: string,
  symbol: string,
  decimals: number,
  testnet: 0 | 1,
  explorers: ChainExplorer[],
];

/** An explorer's name and https address. @public Used by the virtual modules' declaration, which no checker sees. */
export type ChainExplorer = [name: string, url: string];

/**
 * The chains without their explorers, column by column, sorted by id: half the size of rows once compressed, and the
 * popup loads it each time. `steps` are the differences between ids; `separator` separates `names`, and `symbols`;
 * `decimals` are empty for the usual 18; `testnets` has a 1 for each testnet. @public As above.
 */
export type ChainColumns = {
  steps: number[];
  separator: string;
  names: string;
  symbols: string;
  decimals: string;
  testnets: string;
};

// A line end would take three characters in the generated module.
const separator = ';';

/** The fields that we read of an entry in viem's list. */
export type ListedChain = {
  id: number;
  name: string;
  nativeCurrency: { symbol: string; decimals: number };
  testnet?: boolean | undefined;
  blockExplorers?: { [key: string]: { name: string; url: string } } | undefined;
  rpcUrls?: { default: { http: readonly string[] } } | undefined;
};

// A development chain, of which every machine has another: Anvil, Hardhat.
const isLocal = ({ rpcUrls }: ListedChain) =>
  rpcUrls?.default.http.some((url) => /^https?:\/\/(?:localhost|127\.0\.0\.1)\b/.test(url));

function toRow(chain: ListedChain): ChainRow {
  const explorers = Object.values(chain.blockExplorers ?? {})
    .map(({ name, url }): [string, string] => [name, url])
    // Our links are https only.
    .filter(([, url]) => url.startsWith('https://'));
  const { symbol, decimals } = chain.nativeCurrency;
  return [chain.id, chain.name, symbol, decimals, chain.testnet ? 1 : 0, explorers];
}

// Chains that are known by their full name, also to their makers.
const fullNames = new Set(['OP Mainnet']);

// "Linea Mainnet" says no more than "Linea" beside "Ethereum"; testnets always say that they are testnets.
function toName(name: string): string {
  return fullNames.has(name) ? name : name.replace(/ Main[nN]et$/, '');
}

function toColumns(rows: ChainRow[]): ChainColumns {
  const lines = (texts: string[]) => {
    if (texts.some((text) => text.includes(separator))) throw new Error(`A chain has a “${separator}” in its words.`);
    return texts.join(separator);
  };
  return {
    steps: rows.map(([id], at) => id - (rows[at - 1]?.[0] ?? 0)),
    separator,
    names: lines(rows.map(([, name]) => toName(name))),
    symbols: lines(rows.map(([, , symbol]) => symbol)),
    decimals: rows.map(([, , , decimals]) => (decimals === 18 ? '' : decimals)).join(),
    testnets: rows.map(([, , , , testnet]) => testnet).join(''),
  };
}

// One text, which costs nothing until it is split on first use.
function toLines(chains: typeof publicChainLists): string {
  const join = (list: string[]) => {
    if (list.some((text) => /[,;]/.test(text))) throw new Error(`A comma or “;” in the words of a chain: ${list}`);
    return list.join();
  };
  return chains
    .map(({ id, name, names, words = [], explorers, rpc, unserved }) =>
      [id, ...[names, explorers, rpc, words, unserved ? [name] : []].map(join)].join(separator),
    )
    .join('\n');
}

// The chain list's first explorer is the usual one. Of those that only the known chains have, we know Blockscout's paths.
function toExplorers(rows: ChainRow[]): [id: number, explorers: ChainExplorer[]][] {
  const known = new Map(publicChainLists.map(({ id, explorers }) => [id, explorers]));
  return rows.flatMap(([id, , , , , explorers]): [number, ChainExplorer[]][] => {
    const more = (known.get(id) ?? []).filter(
      (host) => host.endsWith('.blockscout.com') && !explorers.some(([, url]) => new URL(url).host === host),
    );
    const all = [...explorers, ...more.flatMap((host) => blockscout(`https://${host}`))];
    return all.length > 0 ? [[id, all]] : [];
  });
}

// If ids collide (999 is HyperEVM and two test networks), users mean the main network that has an explorer.
function isBetter([, , , , testnet, explorers]: ChainRow, other: ChainRow): boolean {
  if (testnet !== other[4]) return testnet < other[4];
  return explorers.length > 0 && other[5].length === 0;
}

/**
 * Returns viem's maintained chain list without local chains, condensed and sorted by id. Of entries with the same id,
 * main networks win over testnets, then those with an explorer, then the first by viem's name for it.
 */
export function condenseChains(chains: { [name: string]: ListedChain } = viemChains): ChainRow[] {
  const rows = new Map<number, ChainRow>();
  for (const [, chain] of Object.entries(chains).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (isLocal(chain)) continue;
    const row = toRow(chain);
    const known = rows.get(chain.id);
    if (!known || isBetter(row, known)) rows.set(chain.id, row);
  }
  return [...rows.values()].sort((a, b) => a[0] - b[0]);
}

/** Returns the ids that only local chains have. */
export function toLocalIds(chains: { [name: string]: ListedChain } = viemChains): Set<number> {
  const isPublic = new Set(condenseChains(chains).map(([id]) => id));
  return new Set(
    Object.values(chains)
      .filter((chain) => isLocal(chain) && !isPublic.has(chain.id))
      .map(({ id }) => id),
  );
}

/** Returns the rows of the chain table, by id: viem's chains, and those that its list lacks or has wrong. */
export function toChainRows(): ChainRow[] {
  const rows = [...new Map([...condenseChains(), ...moreChains].map((row) => [row[0], row])).values()];
  return rows.sort(([id], [other]) => id - other);
}

/** Returns the code of the generated modules, by module id. */
export function toChainModules(): { [moduleId: string]: string } {
  const rows = toChainRows();
  return {
    'virtual:chain-table': toModule('columns', toColumns(rows)),
    'virtual:chain-explorers': toModule('explorersByChain', toExplorers(rows)),
    'virtual:public-chain-lists': toModule('publicChainLists', toLines(publicChainLists)),
  };
}

/**
 * Creates the plugin that provides `virtual:chain-table` and, for code that also needs explorers,
 * `virtual:chain-explorers`. They are generated at build time, so that viem itself never ships.
 */
export const chainTable = () => dataModules('chain-table', toChainModules);

const blockscout = (url: string): [string, string][] => [['Blockscout', url]];

/** Chains that viem's list lacks, and those whose entry there is outdated or is another chain. */
export const moreChains: ChainRow[] = [
  [30, 'Rootstock', 'RBTC', 18, 0, blockscout('https://rootstock.blockscout.com')],
  [31, 'Rootstock Testnet', 'tRBTC', 18, 1, blockscout('https://rootstock-testnet.blockscout.com')],
  [61, 'Ethereum Classic', 'ETC', 18, 0, blockscout('https://etc.blockscout.com')],
  [63, 'Ethereum Classic Mordor', 'METC', 18, 1, blockscout('https://etc-mordor.blockscout.com')],
  // Two networks claim 81; the service answers for this one.
  [81, 'Astar Shibuya', 'SBY', 18, 1, blockscout('https://shibuya.blockscout.com')],
  [488, 'BlackFort Exchange Network', 'BXN', 18, 0, blockscout('https://blackfortscan.com')],
  [592, 'Astar', 'ASTR', 18, 0, blockscout('https://astar.blockscout.com')],
  [869, 'World Mobile Chain', 'WMTX', 18, 0, blockscout('https://explorer.worldmobile.io')],
  // The testnet moved from 1075 to 1076 and took its explorer along.
  [1075, 'IOTA EVM Testnet (1075)', 'IOTA', 18, 1, []],
  [1076, 'IOTA EVM Testnet', 'IOTA', 18, 1, [['Explorer', 'https://explorer.evm.testnet.iotaledger.net']]],
  [2288, 'Moca Chain', 'MOCA', 18, 0, [['Moca Chain Scan', 'https://scan.mocachain.org']]],
  [2366, 'KiteAI', 'KITE', 18, 0, [['Kitescan', 'https://kitescan.ai']]],
  [2368, 'KiteAI Testnet', 'KITE', 18, 1, [['Kitescan', 'https://testnet.kitescan.ai']]],
  [3941, 'Nexus Staging Testnet', 'NEX', 18, 1, blockscout('https://nexus-staging-testnet.blockscout.com')],
  [3945, 'Nexus Testnet', 'NEX', 18, 1, blockscout('https://nexus.testnet.blockscout.com')],
  [3946, 'Nexus', 'NEX', 18, 0, [['Nexus Explorer', 'https://explorer.nexus.xyz']]],
  [4888, 'BlackFort Exchange Network Testnet', 'BXNT', 18, 1, blockscout('https://testnet.blackfortscan.com')],
  [8021, 'Numine', 'NUMINE', 18, 0, blockscout('https://numine.blockscout.com')],
  [73114, 'ICB Testnet', 'ICBT', 18, 1, [['ICB Explorer', 'https://testnet.icbscan.io']]],
  [101010, 'Stability', 'FREE', 18, 0, blockscout('https://explorer.stabilityprotocol.com')],
  [222888, 'Moca Chain Testnet', 'MOCA', 18, 1, [['Moca Chain Scan', 'https://testnet-scan.mocachain.org']]],
  [323432, 'World Mobile Chain Testnet', 'WOMOX', 18, 1, blockscout('https://testnet-explorer.worldmobile.net')],
  [325000, 'Camp Network Testnet', 'ETH', 18, 1, blockscout('https://camp-network-testnet.blockscout.com')],
  [612044, 'Cross Testnet', 'tCROSS', 18, 1, [['CrossScan', 'https://testnet.crossscan.io']]],
  [612055, 'Cross', 'CROSS', 18, 0, [['CrossScan', 'https://www.crossscan.io']]],
  [5278000, 'Japan Smart Chain Kaigan', 'JETH', 18, 1, []],
  [20180427, 'Stability Testnet', 'FREE', 18, 1, blockscout('https://stability-testnet.blockscout.com')],
  [420120000, 'Interop Alpha 0', 'ETH', 18, 1, blockscout('https://optimism-interop-alpha-0.blockscout.com')],
  [420120001, 'Interop Alpha 1', 'ETH', 18, 1, blockscout('https://optimism-interop-alpha-1.blockscout.com')],
  [3735928814, 'Eden Testnet', 'TIA', 18, 1, blockscout('https://eden-testnet.blockscout.com')],
];
