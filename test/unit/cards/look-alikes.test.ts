import { expect, test } from 'vitest';
import { findLookAlikes } from '../../../src/cards/look-alikes.ts';
import { toTransactionCard } from '../../../src/cards/to-transaction-card.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import {
  about,
  buildAddress,
  buildTransaction,
  buildTransfer,
  hash,
  other,
  pool,
  sender,
  vitalik,
} from './build-models.ts';

const middle = (start: string, end: string, digit = '7') =>
  `0x${start}${digit.repeat(40 - start.length - end.length)}${end}`;

test.for<[string, string, string, boolean]>([
  ['four and four digits', middle('abcd', 'ef01', '1'), middle('abcd', 'ef01', '2'), true],
  ['any case', middle('ABCD', 'EF01', '1'), middle('abcd', 'ef01', '2'), true],
  ['only three at the start', middle('abc1', 'ef01', '3'), middle('abc2', 'ef01', '4'), false],
  ['only three at the end', middle('abcd', '1f01', '3'), middle('abcd', '2f01', '4'), false],
  ['zeros, then four digits', middle('0000abcd', 'ef01', '1'), middle('0000abcd', 'ef01', '2'), true],
  ['zeros, then three digits', middle('00000abc1', 'ef01', '3'), middle('00000abc2', 'ef01', '4'), false],
  ['nothing but zeros', `0x${'0'.repeat(39)}1`, `0x${'0'.repeat(39)}2`, false],
  ['the same address', sender, sender.toLowerCase(), false],
  ['what is no address', 'abcd1ef01', 'abcd2ef01', false],
])('%s', ([, one, two, isAlike]) => {
  expect(findLookAlikes([one, two])).toEqual(isAlike ? [[one, two]] : []);
});

const fake = middle('d8da', '6045', '1');

test.for<[string, Partial<Transaction>]>([
  ['the receiver', { to: buildAddress({ hash: fake }) }],
  [
    'a party of a transfer',
    { to: buildAddress({ hash: other }), tokenTransfers: [buildTransfer({ from: fake, to: pool, value: '1' })] },
  ],
])('%s that looks like the sender is warned of, both in full', ([, transaction]) => {
  const { warnings } = toTransactionCard({
    transaction: buildTransaction({ from: vitalik, ...transaction }),
    reference: { kind: 'transaction', hash },
    ...about,
  });

  expect(warnings).toMatchObject([{ tone: 'bad', title: 'Look-alike addresses' }]);
  expect(warnings[0]?.text).toContain('0xd8dA 6BF2 6964 aF9D 7eEd 9e03 E534 15D3 7aA9 6045');
  expect(warnings[0]?.text).toMatch(/0xd8DA 1111 1111 1111 1111 1111 1111 1111 1111 6045/i);
});
