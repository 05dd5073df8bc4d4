import { rows } from 'virtual:token-list';
import { expect, test } from 'vitest';
import { findImitated, findKnownToken, hasCounterfeitLetters } from '../../../src/cards/known-tokens.ts';
import { isTestNetwork } from '../../../src/format/chain-words.ts';
import { fold } from '../../../src/format/fold-name.ts';
import tables from './known-tokens.json' with { type: 'json' };

const other = `0x${'3c'.repeat(20)}`;
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

test.for(tables.imitations)('“$symbol” imitates $imitated', ({ symbol, imitated }) => {
  expect(findImitated({ addressHash: other, name: null, symbol }, 1)?.symbol ?? null).toBe(imitated);
});

test('it is certain only on chains where the real one is known', () => {
  const token = { addressHash: other, name: null, symbol: 'USDC' };

  expect([1, 8453, 999_999].map((chainId) => findImitated(token, chainId)?.isCertain)).toEqual([true, true, false]);
});

test('an NFT with the symbol of a token is called no certain imitation', () => {
  const ofType = (type: string) => findImitated({ addressHash: other, name: 'ENS', symbol: 'ENS', type }, 1)?.isCertain;

  expect(['ERC-20', 'ERC-721', 'ERC-1155'].map(ofType)).toEqual([true, false, false]);
});

test('a name is taken as a symbol is', () => {
  expect(findImitated({ addressHash: other, name: 'USD Coin', symbol: 'X' }, 1)).toMatchObject({ symbol: 'USDC' });
  expect(findImitated({ addressHash: other, name: 'Tether-USD', symbol: 'X' }, 1)).toMatchObject({ symbol: 'USDT' });
  expect(findImitated({ addressHash: other, name: 'Circle USDC', symbol: '' }, 1)).toMatchObject({ symbol: 'USDC' });
  expect(findImitated({ addressHash: other, name: 'Savings USDC', symbol: 'svUSDC' }, 1)).toBe(null);
});

test.for(tables.names)('the name “$name” of $symbol imitates $imitated', ({ name, symbol, imitated }) => {
  expect(findImitated({ addressHash: other, name, symbol }, 1)?.symbol ?? null).toBe(imitated);
});

test('no token of the list is called an imitation where it is', () => {
  const taken = rows().flatMap(([contract, symbol, name, , namedOn]) =>
    [1, ...namedOn].flatMap((chainId) => findImitated({ addressHash: contract, name, symbol }, chainId) ?? []),
  );

  expect(taken).toEqual([]);
});

test("a symbol that several contracts of a chain have is theirs, and no other contract's", () => {
  const ofArbitrum = [
    '0xaf88d065e77c8cc2239327c5edb3a432268e5831',
    '0xff970a61a04b1ca14834a43f5de4533ebddb5cc8',
    other,
  ];

  expect(
    ofArbitrum.map((addressHash) => findImitated({ addressHash, name: 'USD Coin', symbol: 'USDC' }, 42_161)),
  ).toEqual([null, null, { symbol: 'USDC', isCertain: true, by: 'USDC' }]);
});

test.for(tables.certain)('a token that Optimism lists is known $what', ({ symbol, chainId, isCertain }) => {
  expect(findImitated({ addressHash: other, name: null, symbol }, chainId)).toMatchObject({ symbol, isCertain });
});

test('what is spelled as a known token imitates that one, not another that looks like it', () => {
  const [gala, gaia] = ['GALA', 'GAIA'].map((symbol) => findImitated({ addressHash: other, name: null, symbol }, 1));

  expect([gala, gaia]).toMatchObject([
    { symbol: 'GALA', isCertain: false },
    { symbol: 'GAIA', isCertain: true },
  ]);
});

test('no token of a test network is known, and none whose symbol has no letter', () => {
  expect(rows().filter(([, symbol, , , namedOn]) => namedOn.some(isTestNetwork) || !/[a-z]/i.test(symbol))).toEqual([]);
});

test('no token of the list imitates another by what it adds to its symbol', () => {
  const taken = rows().flatMap(([, symbol, name]) => {
    const found = findImitated({ addressHash: other, name, symbol }, 1);
    return found === null || fold(found.symbol) === fold(symbol) || /20\d\d$/.test(symbol) ? [] : [symbol];
  });

  expect(taken).toEqual([]);
});

test('what only has the name of a coin without a contract here is never certain to imitate it', () => {
  expect(findImitated({ addressHash: other, name: 'Bitcoin', symbol: 'BTC' }, 1)).toMatchObject({ isCertain: false });
});

test.for([
  ['the token itself', { addressHash: usdc, name: 'USD Coin', symbol: 'USDC' }, 1],
  ['the token itself on another chain', { addressHash: usdc, name: 'USD Coin', symbol: 'USDC' }, 10],
  ['what the explorer has a price of', { addressHash: other, name: 'x', symbol: 'USDC', exchangeRate: '1' }, 1],
] as const)('%s imitates nothing', ([, token, chainId]) => {
  expect(findImitated(token, chainId)).toBe(null);
});

test('the coin of a chain is imitated there', () => {
  expect(findImitated({ addressHash: other, name: null, symbol: 'xDAI' }, 100)).toMatchObject({ symbol: 'XDAI' });
  expect(findImitated({ addressHash: other, name: null, symbol: 'CELO ' }, 42_220)).toMatchObject({ symbol: 'CELO' });
});

test('a known token is found in any case', () => {
  expect(findKnownToken(usdc)).toMatchObject({ symbol: 'USDC', decimals: 6 });
  expect(findKnownToken(usdc.toLowerCase())).not.toBe(null);
  expect(findKnownToken(other)).toBe(null);
});

test.for(tables.counterfeits)('letters of “$text” are counterfeit: $isCounterfeit', ({ text, isCounterfeit }) => {
  expect(hasCounterfeitLetters(text)).toBe(isCounterfeit);
});
