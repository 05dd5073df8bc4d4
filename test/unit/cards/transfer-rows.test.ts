import { expect, test } from 'vitest';
import { toInstanceRows } from '../../../src/cards/nft-rows.ts';
import { toTokenRows, toTransferRows } from '../../../src/cards/transfer-rows.ts';
import type { Token } from '../../../src/models/token.ts';
import { bareInstance } from '../models/bare.ts';
import { azuki, buildAddress, buildToken, buildTransfer, other, pool, sender, usdc, weth } from './build-models.ts';
import cases from './transfer-rows.json' with { type: 'json' };

const toTexts = (rows: ReturnType<typeof toTokenRows>) =>
  rows.map(({ label, parts }) => [label, parts.map(({ text }) => text).join(' ')]);
const toLines = (rows: ReturnType<typeof toTokenRows>) => toTexts(rows).map((texts) => texts.join(': '));

test.for<[string, Partial<Token>, [string, string][]]>([
  ['little', { decimals: null, reputation: null }, [['Token', `“USDC” “USD Coin” ERC-20 ${usdc.addressHash}`]]],
  [
    'no name at all',
    { symbol: null, name: '', decimals: null, reputation: null, type: null },
    [['Token', usdc.addressHash]],
  ],
  ['a supply without decimals', { totalSupply: '1000', decimals: null }, [['Token supply', '1,000 base units total']]],
  [
    'a supply of a fraction',
    { totalSupply: '1000.50', decimals: '6' },
    [['Token supply', '1,000.50 total 6 decimals']],
  ],
  ['one holder', { holdersCount: '1', decimals: null }, [['Token supply', '1 holder']]],
  [
    'a circulating supply that is a number',
    { decimals: '0', extra: { circulating_supply: 5150.5 } },
    [['Token supply', '5,150.5 circulating 0 decimals']],
  ],
  ['a circulating supply that is a list', { decimals: null, extra: { circulating_supply: ['x'] } }, []],
  ['that it is bridged alone', { extra: { is_bridged: true } }, [['Token bridge', 'bridged']]],
  ['that it is not', { extra: { is_bridged: false } }, []],
  ['a chain that is no number', { originChainId: 'moon' }, [['Token bridge', 'from moon']]],
  ['an icon in the data', { iconUrl: 'data:image/png;base64,AAAA' }, [['Token icon', 'at a data URI']]],
  ['something new', { extra: { is_native: true } }, [['Token is native', 'yes']]],
])('of a token of which the explorer says %s', ([, token, rows]) => {
  const texts = toTexts(toTokenRows('Token', buildToken(token)));

  expect(texts).toEqual(expect.arrayContaining(rows));
  expect(
    texts.filter(
      ([label]) => label !== 'Token' && !rows.some(([known]) => known === label) && label !== 'Token supply',
    ),
  ).toEqual([]);
});

test.for(cases.instances)('of an NFT of which the explorer says $name', ({ instance, rows }) => {
  expect(toLines(toInstanceRows('NFT', { ...bareInstance, ...instance }))).toEqual(rows);
});

test('tokens and accounts of many transfers are listed once, and those shown before not at all', () => {
  const named = buildAddress({ hash: pool, name: 'Pool' });
  const told = buildAddress({ hash: sender, name: 'Told' });
  const move = (token: Token, rest = {}) => buildTransfer({ from: sender, to: pool, value: '1', token, rest });

  const rows = toTransferRows(
    [move(usdc, { to: named, from: told }), move(weth, { to: named }), move(usdc), move(azuki)],
    {
      told: [told],
      isWithPlace: false,
    },
  );

  const labels = rows.map(({ label }) => label).filter((label) => /^(?:Token|Account)(?: \d)?$/.test(label));
  expect(labels).toEqual(['Token 1', 'Token 2', 'Token 3', 'Account']);
});

test('an account of which only the hash is known has no rows of its own', () => {
  const rows = toTransferRows([buildTransfer({ from: sender, to: other, value: '1' })], { isWithPlace: false });

  expect(rows.map(({ label }) => label)).toEqual(['Transfer 1', 'Token', 'Token supply']);
});

test('a transfer of which next to nothing is known is a row all the same', () => {
  const rest = { token: null, total: null, from: null, to: null, type: null, tokenType: null, timestamp: null };

  const rows = toTransferRows([buildTransfer({ from: sender, to: other, rest: { ...rest, logIndex: null } })], {
    isWithPlace: false,
  });

  expect(toTexts(rows)).toEqual([['Transfer 1', 'an unknown amount of an unknown token']]);
});
