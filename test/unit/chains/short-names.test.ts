import { expect, test } from 'vitest';
import { chainIdOfShortName } from '../../../src/chains/short-names.ts';

test.for([
  ['eth', 1],
  ['ETH', 1],
  ['oeth', 10],
  ['bnb', 56],
  ['gno', 100],
  ['matic', 137],
  ['pol', 137],
  ['ftm', 250],
  ['zksync', 324],
  ['zkevm', 1101],
  ['mantle', 5000],
  ['base', 8453],
  ['arb1', 42161],
  ['arb-nova', 42170],
  ['celo', 42220],
  ['avax', 43114],
  ['Fuji', 43113],
  ['linea', 59144],
  ['blastmainnet', 81457],
  ['basesep', 84532],
  ['arb-sep', 421614],
  ['scr', 534352],
  ['sep', 11155111],
  ['opsep', 11155420],
  ['aurora', 1313161554],
] as const)('takes %s for %i', ([name, id]) => {
  expect(chainIdOfShortName(name)).toBe(id);
});

test.for(['', 'from', 'tx', 'address', 'mint', 'token', 'https', 'eip155', 'constructor', '__proto__', 'eth '])(
  'takes %j for no chain',
  (name) => {
    expect(chainIdOfShortName(name)).toBeUndefined();
  },
);
