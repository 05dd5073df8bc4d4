// Writes src/build/known-chains.json again: `npx node test/tools/known-chains.ts chains.json`. CONTRIBUTING.md says from
// which lists chains.json is merged.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toChainRows } from '../../src/build/chain-table-plugin.ts';
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

type KnownChain = { id: number; name: string; names: string[]; explorers: string[]; rpc: string[] };

// Ropsten, Rinkeby, Optimism Kovan, zkSync Goerli and Arbitrum Rinkeby. No other list has them, but links to them remain.
const closed = [3, 4, 69, 280, 421611];

/**
 * Returns the chains that people write about, by id: those of the chain table (`listedIds`), those with a slug, and test
 * networks, also closed ones, so that they are not taken for others.
 */
export function toKnownChains(source: SourceChain[], listedIds: ReadonlySet<number>): KnownChain[] {
  return source
    .filter(
      ({ id, slugs, testnet }) => id > 0 && (slugs.length > 0 || testnet || listedIds.has(id) || closed.includes(id)),
    )
    .sort((one, other) => one.id - other.id)
    .map(({ id, names: [first, second], short, slugs, explorers, rpc }) => ({
      id,
      // The first is of the oldest list.
      name: second ?? first ?? slugs[0] ?? '',
      names: [...new Set([...short, ...slugs])],
      explorers,
      rpc,
    }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , path] = process.argv;
  if (path === undefined) throw new Error('Name the file of the merged lists (see “Chains” in CONTRIBUTING.md).');
  const chains = toKnownChains(JSON.parse(readFileSync(path, 'utf8')), new Set(toChainRows().map(([id]) => id)));
  const lines = chains.map((chain) => `  ${JSON.stringify(chain)}`).join(',\n');
  writeFileSync(join(root, 'src/build/known-chains.json'), `[\n${lines}\n]\n`);
  console.log(`${chains.length} chains written.`);
}
