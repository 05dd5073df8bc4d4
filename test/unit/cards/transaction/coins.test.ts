import { expect, test } from 'vitest';
import type { Json } from '../../../../src/models/json.ts';
import { about, ofTransaction } from '../build-models.ts';

const gasToken = { address_hash: '0x765de816845861e75a25fca122bb6898b8b1282a', name: 'Celo Dollar', symbol: 'cUSD' };

const make = (token: { [key: string]: Json } | null, chain = { id: 42_220, name: 'Celo' }) =>
  ofTransaction(
    {
      fee: { type: 'actual', value: '21000000' },
      gasPrice: '25001',
      maxFeePerGas: '30001',
      maxPriorityFeePerGas: '12',
      priorityFee: '1050000',
      burntFee: '19950000',
      exchangeRate: '0.30',
      historicExchangeRate: '0.25',
      extra: { celo: { gas_token: token } },
    },
    { chosen: { ...about.chosen, chain } },
  );

const read = (card: ReturnType<typeof make>, wanted: string) =>
  [...card.rows, ...(card.details ?? [])]
    .find(({ label }) => label === wanted)
    ?.parts.map(({ text }) => text)
    .join(' ');

test('a fee that was paid in a token is shown in it, and at its price alone', () => {
  const card = make({ ...gasToken, decimals: '6', exchange_rate: '0.998' });

  expect(read(card, 'Fee')).toBe('21 cUSD $20.96 at today’s price, 95%\u00a0burned, 5%\u00a0priority');
  expect(read(card, 'Exact fee')).toBe('21 cUSD');
  expect(read(card, 'Priority fee')).toBe('1.05 cUSD');
  expect(read(card, 'Burned fee')).toBe('19.95 cUSD');
  expect(read(card, 'Gas price')).toBe('0.025001 cUSD');
  expect(read(card, 'Max fee per gas')).toBe('0.030001 cUSD');
  expect(read(card, 'Max priority fee per gas')).toBe('0.000012 cUSD');
});

test('what was sent stays in the chain’s own coin', () => {
  const card = make({ ...gasToken, decimals: '6' });

  expect(read(card, 'Value')).toBe('0.5 CELO $0.13 at the time, $0.15 at today’s price');
  expect(read(card, 'Price now')).toBe('$0.30 per CELO');
});

test('without the token’s own price there are no dollars', () => {
  expect(read(make({ ...gasToken, decimals: '6' }), 'Fee')).toBe('21 cUSD 95%\u00a0burned, 5%\u00a0priority');
});

test('without the token’s decimals the number does not pose as an amount', () => {
  expect(read(make({ ...gasToken, exchange_rate: '1' }), 'Exact fee')).toBe('21,000,000 base units of cUSD');
  expect(read(make({ ...gasToken, exchange_rate: '1' }), 'Fee')).not.toContain('$');
});

test('a token without a symbol is shown by its name or its contract', () => {
  expect(read(make({ ...gasToken, symbol: null, decimals: '6' }), 'Priority fee')).toBe('1.05 “Celo Dollar”');
  expect(read(make({ address_hash: gasToken.address_hash, decimals: '6' }), 'Priority fee')).toBe('1.05 0x765D…282a');
});

test('a fee in no token is one in the chain’s own coin', () => {
  const card = make(null);

  expect(read(card, 'Exact fee')).toBe('0.000000000021 CELO');
  expect(read(card, 'Gas price')).toBe('0.000025001 Gwei');
});

test('coins of a test network are worth nothing, whatever the explorer says', () => {
  const card = make(null, { id: 11_155_111, name: 'Sepolia' });

  expect(read(card, 'Value')).not.toContain('$');
  expect(read(card, 'Fee')).not.toContain('$');
  expect(read(make(null), 'Fee')).toContain('$');
});
