import { expect, test } from 'vitest';
import { toKnownChains } from '../../tools/known-chains.ts';

const unnamed = { names: [], short: [], slugs: [], explorers: [], rpc: [] };
const isWritten = (chain: Partial<Parameters<typeof toKnownChains>[0][number]>, listed: number[] = []) =>
  toKnownChains([{ id: 900, ...unnamed, ...chain }], new Set(listed)).length === 1;

test('a chain is written with its newest name, its short names and slugs, its explorers and servers', () => {
  const source = {
    ...{ id: 900, names: ['Old Name', 'New Name', 'Other'], short: ['nn', 'same'], slugs: ['same', 'newname'] },
    ...{ symbol: 'NN', explorers: ['scan.example'], rpc: ['rpc.example'] },
  };

  expect(toKnownChains([source], new Set())).toEqual([
    { id: 900, name: 'New Name', names: ['nn', 'same', 'newname'], explorers: ['scan.example'], rpc: ['rpc.example'] },
  ]);
});

test.for([
  [{ names: ['Only'], slugs: ['slug'] }, 'Only'],
  [{ slugs: ['slug'] }, 'slug'],
] as const)('of %j the name is %s', ([{ names = [], slugs }, name]) => {
  const [chain] = toKnownChains([{ id: 900, ...unnamed, names: [...names], slugs: [...slugs] }], new Set());

  expect(chain?.name).toBe(name);
});

test('chains are in the order of their ids', () => {
  const source = [902, 900, 901].map((id) => ({ id, ...unnamed, slugs: [`s${id}`] }));

  expect(toKnownChains(source, new Set()).map(({ id }) => id)).toEqual([900, 901, 902]);
});

test.for<[string, boolean, Parameters<typeof isWritten>[0], number[]?]>([
  ['with a slug', true, { slugs: ['slug'] }],
  ['that is a test network', true, { testnet: true }],
  ['in the chain table', true, {}, [900]],
  ['that was a public test network', true, { id: 3 }],
  ['that nobody writes about', false, { names: ['Name'], short: ['n'], explorers: ['scan.example'] }],
  ['without an id', false, { id: 0, slugs: ['slug'] }],
])('a chain %s is written: %s', ([, expected, chain, listed]) => {
  expect(isWritten(chain, listed)).toBe(expected);
});
