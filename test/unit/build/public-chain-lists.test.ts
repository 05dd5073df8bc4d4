import { expect, test } from 'vitest';
import type { ChainRow } from '../../../src/build/chain-table-plugin.ts';
import publicChainLists from '../../../src/build/public-chain-lists.json' with { type: 'json' };
import { toPlainName } from '../../../src/chains/chain-names.ts';
import { hostedChainIds } from '../../../src/chains/hosted-chains.ts';
import {
  chainIdOfExplorer,
  chainIdOfRpc,
  chainIdOfSlug,
  isKnownChain,
  nameOfUnserved,
} from '../../../src/chains/public-chain-lists.ts';
import { toKnownChains } from '../../tools/public-chain-lists.ts';

type Source = Parameters<typeof toKnownChains>[0][number];

const toSource = (chain: Partial<Source>): Source => ({
  ...{ id: 900, names: [], short: [], slugs: [], explorers: [], rpc: [] },
  ...chain,
});
const toRow = (id: number, name = '', testnet: 0 | 1 = 0): ChainRow => [id, name, 'ETH', 18, testnet, []];
const namesOf = (chains: Partial<Source>[], rows: ChainRow[] = []) =>
  Object.fromEntries(toKnownChains(chains.map(toSource), rows).map(({ id, names }) => [id, names]));

test('a chain is written with its newest name, all that means it, its explorers and servers', () => {
  const source = toSource({
    ...{ names: ['Old Name', 'New Name', 'Other'], short: ['nn', 'same'], slugs: ['same', 'nu'] },
    ...{ explorers: ['scan.example'], rpc: ['rpc.example'] },
  });

  expect(toKnownChains([source], [toRow(900, 'Table Name')])).toEqual([
    {
      ...{ id: 900, name: 'New Name', names: ['nn', 'same', 'nu', 'New Name', 'Table Name'] },
      ...{ explorers: ['scan.example'], rpc: ['rpc.example'] },
    },
  ]);
});

test.for([
  [['Only'], 'Only'],
  [[], 'slug'],
] as const)('of the names %j and a slug it has %s', ([names, name]) => {
  expect(toKnownChains([toSource({ names: [...names], slugs: ['slug'] })], [])[0]?.name).toBe(name);
});

test('spellings of one name are one', () => {
  expect(namesOf([{ short: ['two-words'], slugs: ['two_words', 'TwoWords Mainnet'] }])).toEqual({ 900: ['two-words'] });
});

test.for<[string, Partial<Source>[], ChainRow[], number]>([
  ['the chain in the table', [{ id: 900, testnet: true }, { id: 901 }], [toRow(901)], 901],
  ['the main network', [{ id: 900 }, { id: 901 }], [toRow(900, '', 1), toRow(901)], 901],
  ['the older chain', [{ id: 901 }, { id: 900 }], [toRow(900), toRow(901)], 900],
  ['the older test network', [{ id: 901 }, { id: 900 }], [toRow(900, '', 1), toRow(901, '', 1)], 900],
])('a name that two chains have means %s', ([, chains, rows, owner]) => {
  const same = chains.map((chain) => ({ ...chain, short: ['same'], slugs: [`own-${chain.id}`] }));

  const owners = Object.entries(namesOf(same, rows)).flatMap(([id, names]) => (names.includes('same') ? [id] : []));

  expect(owners).toEqual([String(owner)]);
});

test('chains are in the order of their ids', () => {
  const source = [902, 900, 901].map((id) => toSource({ id, slugs: [`s${id}`] }));

  expect(toKnownChains(source, []).map(({ id }) => id)).toEqual([900, 901, 902]);
});

test.for<[string, boolean, Partial<Source>, ChainRow[]]>([
  ['with a slug', true, { slugs: ['slug'] }, []],
  ['that is a test network', true, { testnet: true }, []],
  ['in the chain table', true, {}, [toRow(900)]],
  ['that only explorers know', false, { names: ['Name'], short: ['n'], explorers: ['scan.example'] }, []],
  ['without an id', false, { id: 0, slugs: ['slug'] }, []],
])('a chain %s is written: %s', ([, expected, chain, rows]) => {
  expect(toKnownChains([toSource(chain)], rows).length === 1).toBe(expected);
});

test('English words are told from names: common ones if a tool has them, but none that people write', () => {
  const sizes = new Map([...['move', 'base'].map((word) => [word, 10] as const), ['flare', 35]]);
  const wordsOf = (chain: Partial<Source>) => toKnownChains([toSource(chain)], [], sizes)[0]?.words;

  expect(wordsOf({ slugs: ['move', 'flare'] })).toEqual(['move']);
  expect(wordsOf({ short: ['flare'], slugs: ['own'] })).toEqual(['flare']);
  expect(wordsOf({ id: 8453, slugs: ['base'] })).toBeUndefined();
});

test('a network without a host has no name', () => {
  expect(namesOf([{ testnet: true, short: ['geth'] }])).toEqual({ 900: [] });
});

test('in the list as it is, a name means one chain', () => {
  const names = publicChainLists.flatMap((chain) => chain.names.map(toPlainName));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test.for<[Partial<Source>, (true | undefined)[]]>([
  [{ names: ['Rinkeby'] }, [true]],
  [{ names: ['Old', 'Base Goerli'], testnet: true }, [true]],
  [{ status: 'deprecated', testnet: true }, [true]],
  [{ status: 'active', testnet: true }, [undefined]],
  [{ id: 31337, testnet: true }, [true]],
])('of %j is unserved: %j', ([chain, expected]) => {
  expect(toKnownChains([toSource(chain)], []).map(({ unserved }) => unserved)).toEqual(expected);
});

test('none of the chains that the service hosts is unserved', () => {
  expect([...hostedChainIds].filter(nameOfUnserved)).toEqual([]);
});

test('each id, name and host of the list is read as it is there, except those corrected by hand', () => {
  const hosts = publicChainLists.flatMap((chain) => chain.explorers);
  const isShared = (host: string) => hosts.indexOf(host) !== hosts.lastIndexOf(host);

  const misread = publicChainLists.flatMap(({ id, names, explorers, rpc }) => [
    ...(isKnownChain(id) ? [] : [id]),
    ...names.filter((name) => chainIdOfSlug(name) !== id),
    ...explorers.filter((host) => chainIdOfExplorer(host) !== (isShared(host) ? undefined : id)),
    ...rpc.filter((host) => chainIdOfRpc(host) !== id),
  ]);

  // A test network has the name Story. 3xpl.com shows many chains.
  expect(misread).toEqual(['Story', '3xpl.com']);
});
