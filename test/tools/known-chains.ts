// Writes src/build/known-chains.json again: `npx node test/tools/known-chains.ts chains.json`. CONTRIBUTING.md says from
// which lists chains.json is merged.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ChainRow, toChainRows } from '../../src/build/chain-table-plugin.ts';
import { toPlainName } from '../../src/chains/chain-names.ts';
import { root } from './source-files.ts';

/** A chain of the merged lists. The lists name it in order of age; `short` are ERC-3770 names, `slugs` DefiLlama's. */
type SourceChain = {
  id: number;
  names: string[];
  short: string[];
  slugs: string[];
  testnet?: boolean;
  explorers: string[];
  rpc: string[];
};

/** `name` is for readers of the file; `names` are those that mean this chain. */
type KnownChain = { id: number; name: string; names: string[]; explorers: string[]; rpc: string[] };

// Ropsten, Rinkeby, Optimism Kovan, zkSync Goerli and Arbitrum Rinkeby. No other list has them, but links to them remain.
const closed = [3, 4, 69, 280, 421611];

/**
 * Returns the chains that people write about, by id: those of the chain table (`rows`), those with a slug, and test
 * networks, also closed ones, so that they are not taken for others. A name means one chain only.
 */
export function toKnownChains(source: SourceChain[], rows: ChainRow[]): KnownChain[] {
  const listed = new Map(rows.map((row) => [row[0], row]));
  const chains = source
    .filter(
      ({ id, slugs, testnet }) => id > 0 && (slugs.length > 0 || testnet || listed.has(id) || closed.includes(id)),
    )
    .sort((one, other) => one.id - other.id)
    .map(({ id, names: [first, second], short, slugs, explorers, rpc }) => {
      // The first is of the oldest list.
      const name = second ?? first ?? slugs[0] ?? '';
      return { id, name, names: [...short, ...slugs, name, listed.get(id)?.[1] ?? name], explorers, rpc };
    });
  const owners = findOwners(chains, (id) => listed.get(id)?.[4] === 0);
  return chains.map((chain) => {
    const own = chain.names
      .map(toPlainName)
      .map((name, at, all) => owners.get(name) === chain.id && all.indexOf(name) === at);
    return { ...chain, names: chain.names.filter((_, at) => own[at]) };
  });
}

// If two chains have a name, people mean the main network that is in use, then the older one, with the smaller id.
function findOwners(chains: KnownChain[], isInUse: (id: number) => boolean): Map<string, number> {
  const [inUse = [], others = []] = [true, false].map((wanted) => chains.filter(({ id }) => isInUse(id) === wanted));
  const owners = new Map<string, number>();
  for (const { id, names } of [...inUse, ...others])
    for (const name of names.map(toPlainName)) if (!owners.has(name)) owners.set(name, id);
  return owners;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , path] = process.argv;
  if (path === undefined) throw new Error('Name the file of the merged lists (see “Chains” in CONTRIBUTING.md).');
  const chains = toKnownChains(JSON.parse(readFileSync(path, 'utf8')), toChainRows());
  const lines = chains.map((chain) => `  ${JSON.stringify(chain)}`).join(',\n');
  writeFileSync(join(root, 'src/build/known-chains.json'), `[\n${lines}\n]\n`);
  console.log(`${chains.length} chains written.`);
}
