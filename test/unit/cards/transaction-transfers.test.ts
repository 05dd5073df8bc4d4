import { describe, expect, test } from 'vitest';
import type { Part } from '../../../src/cards/card-content.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import { azuki, buildTransfer, ofTransaction, other, pool, sender, zero } from './build-models.ts';
import { toTransaction, toTransfer } from './sentences/read-cases.ts';
import tables from './transaction-transfers.json' with { type: 'json' };

const words = (parts: Part[] = []) => parts.map(({ text }) => text).join(' ');

describe('transfers', () => {
  const ofTransfers = (transaction: Partial<Transaction>) => ofTransaction({ value: '0', ...transaction });
  const lists = (transaction: Partial<Transaction>) =>
    ofTransfers(transaction).lists.map(({ heading, lines, more }) => [heading, lines.map(words), more]);

  test('are shown as the sender sees them, with sign and tone', () => {
    const card = ofTransfers({
      tokenTransfers: [
        buildTransfer({ from: pool, to: sender, value: '3912440000' }),
        buildTransfer({ from: sender, to: pool, value: '1000000' }),
        buildTransfer({ from: other, to: pool, value: '2000000' }),
        buildTransfer({ from: zero, to: sender, token: azuki, tokenId: '4021' }),
      ],
    });

    expect(card.lists.map(({ heading, lines }) => [heading, lines.map(words)])).toEqual([
      ['3 token transfers', ['+3,912.44 USDC from 0x3333…3333', '−1 USDC to 0x3333…3333']],
      ['1 NFT transfer', ['+“Azuki” (0xED5A…C544) #4,021 minted']],
    ]);
    expect(card.lists[0]?.lines.map(([first]) => first?.tone)).toEqual(['up', 'down']);
  });

  test('stand below the coins that were sent along', () => {
    const got = buildTransfer({ from: pool, to: sender, value: '1000000' });
    const headings = (transaction: Partial<Transaction>) =>
      ofTransaction(transaction).lists.map(({ heading }) => heading);
    const [list] = ofTransaction({ tokenTransfers: [got] }).lists;

    expect([list?.heading, list?.lines.map(words)]).toEqual([
      'What moved',
      ['−0.5 ETH to 0x2222…2222', '+1 USDC from 0x3333…3333'],
    ]);
    // A failed call moves none, and a cut list does not say that it is all.
    expect(headings({ tokenTransfers: [got], state: 'failed' })).toEqual(['1 token transfer']);
    expect(headings({ tokenTransfers: Array.from({ length: 11 }, () => got) })).toEqual(['First 10 token transfers']);
    // The sentence above says it, if nothing else moved.
    expect(headings({ tokenTransfers: [] })).toEqual([]);
  });

  test('between others are folded below those of the sender, if he has any', () => {
    const between = buildTransfer({ from: other, to: pool, value: '2000000' });
    const [mixed] = ofTransfers({
      tokenTransfers: [between, buildTransfer({ from: pool, to: sender, value: '1' })],
    }).lists;
    const [alone] = ofTransfers({ tokenTransfers: [between] }).lists;

    expect(mixed?.lines).toHaveLength(1);
    expect(mixed?.folded?.heading).toBe('1 between other addresses');
    expect(mixed?.folded?.lines.map(words)).toEqual(['2 USDC from 0x2222…2222 to 0x3333…3333']);
    expect(mixed?.folded?.lines[0]?.[0]?.tone).toBe('strong');
    expect(alone?.lines).toEqual(mixed?.folded?.lines);
    expect(alone).not.toHaveProperty('folded');
  });

  test('are ten at most, and say what is missing', () => {
    const tokenTransfers = Array.from({ length: 14 }, () => buildTransfer({ from: pool, to: sender, value: '1' }));

    const [list] = lists({ tokenTransfers });

    expect(list?.[0]).toBe('First 10 token transfers');
    expect(list?.[1]).toHaveLength(10);
    expect(list?.[2]).toBe('4 more in the block explorer');
  });

  test('say when the explorer lists only some', () => {
    const tokenTransfers = [buildTransfer({ from: pool, to: sender, value: '1' })];

    expect(lists({ tokenTransfers, tokenTransfersOverflow: true })[0]?.[2]).toMatch(/More in the block explorer/);
    expect(lists({ tokenTransfersOverflow: true })).toHaveLength(1);
    const ten = Array.from({ length: 10 }, () => tokenTransfers).flat();
    const [heading, , more] = lists({ tokenTransfers: ten, tokenTransfersOverflow: true })[0] ?? [];
    expect([heading, more]).toEqual(['First 10 token transfers', 'Only the first 10 are available.']);
    expect(lists({ tokenTransfers: ten })[0]?.[0]).toBe('10 token transfers');
  });

  test('of NFTs are under their own heading, even without an id', () => {
    const card = ofTransfers({
      tokenTransfers: [buildTransfer({ from: pool, to: sender, token: azuki, rest: { total: null } })],
    });

    expect(card.lists.map(({ heading }) => heading)).toEqual(['1 NFT transfer']);
  });

  test('of less than nothing have no side', () => {
    const [list] = ofTransfers({ tokenTransfers: [buildTransfer({ from: sender, to: pool, value: '-5' })] }).lists;

    expect(list?.lines[0]?.[0]?.tone).toBe('strong');
  });

  test.for(tables.lines)('$what', ({ transfer, line }) => {
    expect(lists({ tokenTransfers: [toTransfer(transfer)] })[0]?.[1]).toEqual([line]);
  });
});

test.for(tables.warnings)('a card warns: $tone, $title', ({ transaction, tone, title }) => {
  expect(ofTransaction(toTransaction(transaction)).warnings).toMatchObject([{ tone, title }]);
});

test('a plain transaction carries no warning', () => {
  expect(ofTransaction({}).warnings).toEqual([]);
});
