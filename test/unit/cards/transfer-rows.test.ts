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

test.for(cases.tokens)('of a token of which the explorer says $name', ({ token, rows }) => {
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
