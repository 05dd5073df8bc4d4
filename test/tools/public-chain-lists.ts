// Writes src/build/public-chain-lists.json again: `npx node test/tools/public-chain-lists.ts chains.json english-words`.
// CONTRIBUTING.md says from which lists chains.json is merged, and what english-words are.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ChainRow, toChainRows, toLocalIds } from '../../src/build/chain-table-plugin.ts';
import { chainNames, toPlainName } from '../../src/chains/chain-names.ts';
import { root } from './source-files.ts';

/** A chain of the merged lists. The lists name it in order of age; `short` are ERC-3770 names, `slugs` DefiLlama's. */
type SourceChain = {
  id: number;
  names: string[];
  short: string[];
  slugs: string[];
  testnet?: boolean;
  /** `deprecated` and the like. */
  status?: string;
  explorers: string[];
  rpc: string[];
};

/**
 * `name` is for readers of the file; `names` are those that mean this chain. Of these, `words` are English words, which
 * mean it only beside a word such as "chain". No service covers an `unserved` one: it has closed, or each developer's
 * machine has its own.
 */
type KnownChain = { id: number; name: string; names: string[]; explorers: string[]; rpc: string[] } & {
  words?: string[];
  unserved?: true;
};

/** How common English words are, as SCOWL sorts them: those of size 10 are the most common ones. */
type WordSizes = ReadonlyMap<string, number>;

// Tools have links with slugs, so that only the most common words are something else there.
const commonSizes = { slug: 20, other: 50 };

// Test networks of Ethereum and Polygon that were shut down, and with them those of other chains upon them ("Base
// Goerli"). The lists still call most of them open, and links to them remain.
const shutDown = /\b(?:ropsten|rinkeby|kovan|goerli|mumbai)\b/i;

/**
 * Returns the chains that people write about, by id: those of the chain table (`rows`), those with a slug, and test
 * networks, also unserved ones, so that they are not taken for others. A name means one chain only.
 */
export function toKnownChains(source: SourceChain[], rows: ChainRow[], sizes: WordSizes = new Map()): KnownChain[] {
  const slugs = new Set(source.flatMap((chain) => chain.slugs.map(toPlainName)));
  // The names in chain-names.ts are those that people write, whatever else they mean.
  const named = new Set(chainNames.map(([, id]) => id));
  const isWord = (name: string) => {
    const plain = toPlainName(name);
    return (sizes.get(plain) ?? 100) <= (slugs.has(plain) ? commonSizes.slug : commonSizes.other);
  };
  const listed = new Map(rows.map((row) => [row[0], row]));
  const local = toLocalIds();
  const isUnserved = (chain: SourceChain) =>
    shutDown.test(toName(chain)) || chain.status === 'deprecated' || local.has(chain.id);
  const chains = source
    .filter(
      (chain) =>
        chain.id > 0 &&
        (chain.slugs.length > 0 ||
          chain.testnet ||
          listed.has(chain.id) ||
          shutDown.test(toName(chain)) ||
          local.has(chain.id)),
    )
    .sort((one, other) => one.id - other.id)
    .map((chain) => {
      const { id, short, slugs, explorers, rpc } = chain;
      const name = toName(chain);
      // A network without a host runs on its user's own machine: "geth".
      const isPublic = slugs.length + explorers.length + rpc.length > 0;
      const names = isPublic ? [...short, ...slugs, name, listed.get(id)?.[1] ?? name] : [];
      return { id, name, names, explorers, rpc, ...(isUnserved(chain) && { unserved: true as const }) };
    });
  const owners = findOwners(chains, (id) => listed.get(id)?.[4] === 0);
  return chains.map((chain) => {
    const own = chain.names
      .map(toPlainName)
      .map((name, at, all) => owners.get(name) === chain.id && all.indexOf(name) === at);
    const names = chain.names.filter((_, at) => own[at]);
    const words = named.has(chain.id) ? [] : names.filter(isWord);
    const { id, name, explorers, rpc, unserved } = chain;
    return { id, name, names, ...(words.length > 0 && { words }), explorers, rpc, ...(unserved && { unserved }) };
  });
}

// The first is of the oldest list.
function toName({ names: [first, second], slugs }: SourceChain): string {
  return second ?? first ?? slugs[0] ?? '';
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
  const [, , path, folder] = process.argv;
  if (path === undefined || folder === undefined)
    throw new Error('Name both sources (see “Chains” in CONTRIBUTING.md).');
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  // The smallest size last: it is the one that counts.
  const sizes = [50, 40, 35, 20, 10].flatMap((size) =>
    read(join(folder, `english-words-${size}.json`)).map((word: string) => [word.toLowerCase(), size] as const),
  );
  const chains = toKnownChains(read(path), toChainRows(), new Map(sizes));
  const lines = chains.map((chain) => `  ${JSON.stringify(chain)}`).join(',\n');
  writeFileSync(join(root, 'src/build/public-chain-lists.json'), `[\n${lines}\n]\n`);
  console.log(`${chains.length} chains written.`);
}
