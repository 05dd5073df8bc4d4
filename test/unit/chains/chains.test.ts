import { expect, test } from 'vitest';
import { condenseChains, moreChains } from '../../../src/build/chain-table-plugin.ts';
import { allChains, chainById, chainColour, toChain } from '../../../src/chains/chains.ts';
import { allExplorers, listedExplorers } from '../../../src/chains/explorers.ts';
import { hostedChainIds } from '../../../src/chains/hosted-chains.ts';
import tables from './chains.json' with { type: 'json' };

test.for(tables.chains)('knows $id as $name', ({ id, name, symbol, explorer }) => {
  const chain = chainById(id);

  expect(chain).toMatchObject({ id, name, symbol, decimals: 18 });
  expect(listedExplorers(id)[0]?.url.replace(/\/$/, '')).toBe(explorer);
  expect(toChain(id)).toEqual({ id, name });
});

test.for(tables.flags)('says of $id: testnet $testnet, hosted $hosted', ({ id, testnet, hosted }) => {
  expect(chainById(id)).toMatchObject({ testnet, hosted });
});

test.for([0, -1, 1.5, 4_000_000_001, Number.NaN])('knows no chain %d and calls it by its number', (id) => {
  expect(chainById(id)).toBeUndefined();
  expect(toChain(id)).toEqual({ id, name: `Chain ${id}` });
});

test('has each chain once, by id, with a name, a symbol and https explorers', () => {
  const chains = allChains();

  expect(chains.length).toBeGreaterThan(700);
  expect(chains.map(({ id }) => id)).toEqual([...new Set(chains.map(({ id }) => id))].sort((a, b) => a - b));
  for (const { id, name, symbol, decimals } of chains) {
    expect(name.trim(), `name of ${id}`).not.toBe('');
    expect(symbol.trim(), `symbol of ${id}`).not.toBe('');
    expect(Number.isInteger(decimals), `decimals of ${id}`).toBe(true);
  }
  for (const { url } of allExplorers()) expect(new URL(url).protocol, url).toBe('https:');
  expect(allExplorers().length).toBeGreaterThan(600);
});

test('knows all of the 91 chains that the service hosts', () => {
  const unknown = [...hostedChainIds].filter((id) => !chainById(id));

  expect(hostedChainIds.size).toBe(91);
  expect(unknown).toEqual([]);
});

test.for(tables.shared)('of chains that share an id, takes $what', ({ chains, name }) => {
  const rows = condenseChains(chains);

  expect(rows.map((row) => row[1])).toEqual([name]);
});

test('of the ids that the list has twice, takes the chain that people mean', () => {
  const rows = new Map(condenseChains().map((row) => [row[0], row[1]]));

  expect([9, 260, 999, 8217].map((id) => rows.get(id))).toEqual([
    'Quai Network Mainnet',
    'Guru Network Mainnet',
    'HyperEVM',
    'Kaia',
  ]);
});

test('of the chains that the table adds or corrects, none is the same in the list', () => {
  const listed = new Set(condenseChains().map((row) => JSON.stringify(row)));

  expect(moreChains.filter((row) => listed.has(JSON.stringify(row)))).toEqual([]);
});

test.for([
  [1, '#627eea'],
  [8453, '#0052ff'],
] as const)('gives %i the colour %s', ([id, colour]) => {
  expect(chainColour(id)).toBe(colour);
});

test('gives every id a colour of six digits that does not change, and neighbours different ones', () => {
  const ids = [2, 3, 4, 5, 421613, 421614, 11155111, 2713017997578000];

  const colours = ids.map(chainColour);

  for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  expect(ids.map(chainColour)).toEqual(colours);
  expect(new Set(colours).size).toBe(ids.length);
});
