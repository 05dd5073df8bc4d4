import { expect, test } from 'vitest';
import { condenseChains } from '../../../src/build/chain-table.ts';
import { allExplorers, listedExplorers } from '../../../src/chains/chain-explorers.ts';
import { allChains, chainById, chainColour, toChain } from '../../../src/chains/chain-table.ts';
import { hostedChainIds } from '../../../src/chains/hosted-chains.ts';

test.for([
  [1, 'Ethereum', 'ETH', 'https://etherscan.io'],
  [10, 'OP Mainnet', 'ETH', 'https://optimistic.etherscan.io'],
  [56, 'BNB Smart Chain', 'BNB', 'https://bscscan.com'],
  [61, 'Ethereum Classic', 'ETC', 'https://etc.blockscout.com'],
  [100, 'Gnosis', 'XDAI', 'https://gnosisscan.io'],
  [137, 'Polygon', 'POL', 'https://polygonscan.com'],
  [324, 'ZKsync Era', 'ETH', 'https://explorer.zksync.io'],
  [999, 'HyperEVM', 'HYPE', 'https://hyperevmscan.io'],
  [8217, 'Kaia', 'KAIA', 'https://kaiascan.io'],
  [8453, 'Base', 'ETH', 'https://basescan.org'],
  [42161, 'Arbitrum One', 'ETH', 'https://arbiscan.io'],
  [43114, 'Avalanche', 'AVAX', 'https://snowtrace.io'],
  [59144, 'Linea', 'ETH', 'https://lineascan.build'],
  [84532, 'Base Sepolia', 'ETH', 'https://sepolia.basescan.org'],
  [11155111, 'Sepolia', 'ETH', 'https://sepolia.etherscan.io'],
  [488, 'BlackFort Exchange Network', 'BXN', 'https://blackfortscan.com'],
  [3946, 'Nexus', 'NEX', 'https://explorer.nexus.xyz'],
  [3735928814, 'Eden Testnet', 'TIA', 'https://eden-testnet.blockscout.com'],
  [612055, 'Cross', 'CROSS', 'https://www.crossscan.io'],
] as const)('knows %i as %s', ([id, name, symbol, explorer]) => {
  const chain = chainById(id);

  expect(chain).toMatchObject({ id, name, symbol, decimals: 18 });
  expect(listedExplorers(id)[0]?.url.replace(/\/$/, '')).toBe(explorer);
  expect(toChain(id)).toEqual({ id, name });
});

test.for([
  [1, false, true],
  [56, false, false],
  [43114, false, false],
  [59144, false, false],
  [11155111, true, true],
  [560048, true, true],
] as const)('says of %i: testnet %s, hosted %s', ([id, testnet, hosted]) => {
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

const nativeCurrency = { symbol: 'C', decimals: 18 };
const explorer = { default: { name: 'Scan', url: 'https://scan.example' } };
const local = { default: { name: 'Local', url: 'http://localhost:15001' } };

test.for<[string, Parameters<typeof condenseChains>[0], string]>([
  [
    'the main network before the testnet',
    {
      a: { id: 7, name: 'Test', nativeCurrency, testnet: true, blockExplorers: explorer },
      b: { id: 7, name: 'Main', nativeCurrency },
    },
    'Main',
  ],
  [
    'the one with an explorer',
    {
      a: { id: 7, name: 'Without', nativeCurrency, blockExplorers: local },
      b: { id: 7, name: 'With', nativeCurrency, blockExplorers: explorer },
    },
    'With',
  ],
  [
    'the first by name, however the list is ordered',
    { b: { id: 7, name: 'Second', nativeCurrency }, a: { id: 7, name: 'First', nativeCurrency } },
    'First',
  ],
])('of chains that share an id, takes %s', ([, chains, name]) => {
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
