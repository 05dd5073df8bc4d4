import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDice } from '../../../../src/api/sample/sample-values.ts';

/**
 * The corpus that measures false alarms of the look-alike warning: over 14,000 distinct addresses, none of which
 * imitates another. Its groups:
 *
 * - `real`: every address in the sources of viem, over 300: contracts of its chains (Multicall3, ENS, bridges, Arbitrum's,
 *   OP Stack's, ZKsync's, Celo's, Tempo's), ERC-4337 entry points, placeholders, examples of its documentation.
 * - `system`: addresses that chains reserve: precompiles, system contracts of ZKsync and Arbitrum, the predeploys of
 *   the OP Stack with their implementations (0xc0d3…), those of Blast, Scroll and Taiko, tokens of Tempo.
 * - `vanity`: random addresses of the kinds that people search for: 4 to 14 leading zeros (cheap calldata), word
 *   prefixes and suffixes (0xdead…, …beef), the endings of two launchpads (…4b07, …4444), and Uniswap v4 hooks, whose
 *   last 14 bits are flags.
 * - `random`: random accounts and contracts, as keccak generates them.
 *
 * Real addresses from token lists and deployments are in `test/corpora/addresses.txt`.
 *
 * The random generator is seeded and viem's version is pinned, so the corpus is the same everywhere.
 */
export type Corpus = { [group in 'real' | 'system' | 'vanity' | 'random']: string[] };

const digitsOf = '0123456789abcdef';

/** Creates the corpus. Each address is `0x` and 40 lower-case hex digits and belongs to one group only. */
export function makeCorpus(): Corpus {
  const dice = createDice('false alarms');
  const random = (count: number) => Array.from({ length: count }, () => digitsOf[dice.below(16)]).join('');
  const seen = new Set<string>();
  const distinct = (addresses: string[]) =>
    addresses.filter((address) => !seen.has(address) && seen.add(address).has(address));

  return {
    real: distinct(readViem()),
    system: distinct(makeSystem()),
    vanity: distinct(makeVanity(dice.below, random)),
    random: distinct(Array.from({ length: 10_000 }, () => `0x${random(40)}`)),
  };
}

function readViem(): string[] {
  const folders = [
    'chains',
    'constants',
    'op-stack',
    'zksync',
    'celo',
    'tempo',
    'account-abstraction',
    'utils',
    'actions',
  ];
  return folders.flatMap((folder) => {
    const path = join('node_modules/viem', folder);
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.d)\.ts$/.test(name));
    return files
      .toSorted((a, b) => (a < b ? -1 : 1))
      .flatMap((name) => findAddresses(readFileSync(join(path, name), 'utf8')));
  });
}

/** Returns every address in a text, in lower case. */
export function findAddresses(text: string): string[] {
  return [...text.matchAll(/(?<!\w)0x[\da-f]{40}(?!\w)/gi)].map(([address]) => address.toLowerCase());
}

function makeSystem(): string[] {
  const count = (many: number, from: number, start = '') =>
    Array.from({ length: many }, (_, at) => `0x${start}${(from + at).toString(16).padStart(40 - start.length, '0')}`);
  return [
    ...count(512, 1),
    ...count(64, 0x8001),
    ...count(64, 0x10000),
    ...count(256, 0, '4200'),
    ...count(256, 0, 'c0d3c0d3c0d3c0d3c0d3c0d3c0d3c0d3c0d3'),
    ...count(32, 1, '4300'),
    ...count(32, 1, '5300'),
    ...['167000', '167009'].flatMap((start) => [...count(12, 1, start), ...count(12, 0x10001, start)]),
    ...count(256, 0, '20c0'),
  ];
}

function makeVanity(below: (sides: number) => number, random: (count: number) => string): string[] {
  const many = (count: number, make: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => `0x${make(at)}`);
  const words = ['dead', 'beef', 'cafe', 'babe', 'f00d', 'face', 'c0de', '1111', '7777', '8888', 'aaaa', 'cccc'];
  const word = () => words[below(words.length)] ?? '';
  const flags = [0x0080, 0x00c0, 0x0ac4, 0x20cc, 0x28cc, 0x3fff];
  return [
    ...many(500, (at) => '0'.repeat(4 + (at % 11)) + random(36 - (at % 11))),
    ...many(250, () => word() + random(36)),
    ...many(250, () => random(36) + word()),
    ...many(500, () => `${random(36)}4b07`),
    ...many(500, () => `${random(36)}4444`),
    ...many(500, () => {
      const low = (below(4) << 14) | (flags[below(flags.length)] ?? 0);
      return random(36) + low.toString(16).padStart(4, '0');
    }),
  ];
}
