import { describe, expect, test } from 'vitest';
import type { Part } from '../../../src/cards/card-content.ts';
import type { TokenTransfer } from '../../../src/models/token.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import {
  azuki,
  buildAddress,
  buildToken,
  buildTransfer,
  ofTransaction,
  other,
  pool,
  sender,
  zero,
} from './build-models.ts';
import { between, into, out } from './sentences/cast.ts';

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

  test.for<[string, TokenTransfer, string]>([
    ['an unknown amount', into({}), 'an unknown amount of USDC from 0x3333…3333'],
    [
      'no decimals',
      into({ value: '5000', token: buildToken({ decimals: null }) }),
      '+5,000 base units of USDC from 0x3333…3333',
    ],
    [
      'absurd decimals',
      into({ value: '5', token: buildToken({ decimals: '999' }) }),
      '+5 base units of USDC from 0x3333…3333',
    ],
    [
      'many of one id',
      into({ value: '3', tokenId: '12', token: { ...azuki, type: 'ERC-1155' } }),
      '+3 × “Azuki” (0xED5A…C544) #12 from 0x3333…3333',
    ],
    [
      'an id of 78 digits',
      into({ tokenId: `${'1157920892'.repeat(7)}12345678`, token: azuki }),
      '+“Azuki” (0xED5A…C544) #11579…5678 from 0x3333…3333',
    ],
    ['no token', into({ value: '3', token: null }), '+3 base units of an unknown token from 0x3333…3333'],
    [
      'no known address',
      between(pool, pool, { value: '1000000', rest: { from: null, to: null } }),
      '1 USDC from an unknown address to an unknown address',
    ],
    ['to itself', between(sender, sender, { value: '1000000' }), '1 USDC to self'],
    [
      'a scam token',
      into({ value: '1000000', token: buildToken({ reputation: 'scam' }) }),
      '+1 USDC scam from 0x3333…3333',
    ],
    [
      'an NFT without an id',
      into({ token: azuki, rest: { total: null } }),
      'an NFT of “Azuki” (0xED5A…C544) from 0x3333…3333',
    ],
    [
      'an unknown number of one id',
      into({ tokenId: '5', token: { ...azuki, type: 'ERC-1155' } }),
      'an unknown number of “Azuki” (0xED5A…C544) #5 from 0x3333…3333',
    ],
    [
      'none of one id',
      into({ value: '0', tokenId: '5', token: { ...azuki, type: 'ERC-1155' } }),
      '0 × “Azuki” (0xED5A…C544) #5 zero amount from 0x3333…3333',
    ],
    ['less than nothing', out({ value: '-5' }), 'an unknown amount of USDC between 0xd8dA…6045 and 0x3333…3333'],
    ['a transfer of nothing', out({ value: '0' }), '0 USDC zero amount to 0x3333…3333'],
  ])('%s', ([, transfer, line]) => {
    expect(lists({ tokenTransfers: [transfer] })[0]?.[1]).toEqual([line]);
  });
});

test.for<[Partial<Transaction>, string, string]>([
  [{ to: buildAddress({ hash: other, isScam: true }) }, 'bad', 'Known scam'],
  [{ from: buildAddress({ hash: other, reputation: 'scam' }) }, 'bad', 'Known scam'],
  [
    {
      tokenTransfers: [
        buildTransfer({ from: pool, to: sender, value: '1', token: buildToken({ reputation: 'scam' }) }),
      ],
    },
    'bad',
    'Scam token',
  ],
  [{ tokenTransfers: [buildTransfer({ from: pool, to: sender, value: '0' })] }, 'wait', 'Zero-value transfer'],
  [
    {
      tokenTransfers: [
        buildTransfer({ from: pool, to: sender, value: '0', tokenId: '5', token: { ...azuki, type: 'ERC-1155' } }),
      ],
    },
    'wait',
    'Zero-value transfer',
  ],
  [{ hasErrorInInternalTransactions: true }, 'wait', 'An internal call failed'],
  [{ isPendingUpdate: true }, 'wait', 'Being re-indexed'],
])('%$ is warned of: %s, %s', ([transaction, tone, title]) => {
  expect(ofTransaction(transaction).warnings).toMatchObject([{ tone, title }]);
});

test('a plain transaction carries no warning', () => {
  expect(ofTransaction({}).warnings).toEqual([]);
});
