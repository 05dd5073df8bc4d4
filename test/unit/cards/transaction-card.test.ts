import { encodeFunctionData, erc20Abi, type Hex, maxUint256, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import type { CardContent, Part } from '../../../src/cards/card-content.ts';
import { toTransactionCard } from '../../../src/cards/transaction/transaction-card.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import { named } from '../ui/named.ts';
import {
  about,
  buildAddress,
  buildTransaction,
  buildTransfer,
  hash,
  ofTransaction,
  other,
  router,
  sender,
  uniswap,
  usdc,
} from './build-models.ts';
import { type TransactionInFile, toTransaction } from './sentences/read-cases.ts';
import cases from './transaction-card.json' with { type: 'json' };

const words = (parts: Part[] = []) => parts.map(({ text }) => text).join(' ');
const row = (card: CardContent, label: string) => words(card.rows.find((one) => one.label === label)?.parts);

test('a card names the whole hash, the chain and why, its age and what it cost', () => {
  const card = ofTransaction();

  expect(card).toMatchObject({
    name: `Transaction ${hash}`,
    kind: 'transaction',
    chain: { id: 1, name: 'Ethereum', reason: 'because this link goes to etherscan.io' },
    status: { text: 'Success', tone: 'ok' },
    age: { text: '2\u00a0min ago' },
    full: `0xabab ${Array(15).fill('abab').join(' ')}`,
    copy: { label: 'Copy', text: hash },
    explorer: { href: `https://etherscan.io/tx/${hash}`, text: 'Open in explorer' },
    source: 'Updated just now · 20 credits',
  });
});

test('the rows say who, what it was worth, what it cost and where it is', () => {
  const card = ofTransaction({ to: uniswap, value: '1500000000000000000' });

  expect(card.rows.map(({ label, parts }) => [label, words(parts)])).toEqual([
    ['From', 'vitalik.eth 0xd8dA…6045'],
    ['To', '“Uniswap V2 Router” 0x7a25…488D verified contract'],
    ['Value', '1.5 ETH $3,914.10 at the time, $4,105.50 at today’s price'],
    ['Fee', '0.002134 ETH $5.57 at the time, 61%\u00a0burned, 39%\u00a0priority'],
    ['Block', '21,234,567 8 confirmations, took up to 12\u00a0s'],
  ]);
});

test.for(named(cases.rows))('%s', ([, { transaction, label, text }]) => {
  expect(row(ofTransaction(toTransaction(transaction as TransactionInFile)), label)).toBe(text);
});

test.for<[string, Partial<Transaction>, string]>([
  ['is not known', { to: null }, 'an unknown address'],
  ['does not exist yet', { to: null, transactionTypes: ['contract_creation'] }, 'a new contract'],
])('a receiver that %s is not invented', ([, transaction, text]) => {
  expect(row(ofTransaction(transaction), 'To')).toBe(text);
});

test.for<[string]>([['-5'], ['1.5'], ['']])('a value of %j is no amount', ([value]) => {
  expect(row(ofTransaction({ value }), 'Value')).toBe('unknown');
});

test.for(cases.worth)('the worth of $what says whose it is where there are two sides', ({ transaction, worth }) => {
  expect(ofTransaction(toTransaction(transaction as TransactionInFile)).worth).toBe(worth);
});

test('a created contract is in the place of the receiver', () => {
  const card = ofTransaction({
    to: null,
    createdContract: buildAddress({ hash: other, name: 'Piggy', isContract: true }),
  });

  expect(row(card, 'Created')).toBe('“Piggy” 0x2222…2222 contract');
  expect(row(card, 'To')).toBe('');
});

test.for<[string, Partial<typeof about>, string]>([
  ['an answer of unknown cost says when it was asked', { credits: null }, 'Updated just now'],
  ['one credit', { credits: 1, asOf: '2026-11-21T05:57:00Z' }, 'Updated 3\u00a0min ago · 1 credit'],
  ['the sample', { sample: true }, 'Sample'],
])('%s', ([, rest, source]) => {
  expect(ofTransaction({}, rest).source).toBe(source);
});

test('a name that the sentence says already is an address in the line about who', () => {
  const card = ofTransaction({ to: buildAddress({ hash: other, ensDomainName: 'some.eth' }) });

  expect(words(card.headline.parts)).toContain('some.eth');
  expect(words(card.who)).toBe('vitalik.eth → 0x2222…2222');
});

test('what waits to be included shows its gas price', () => {
  const card = ofTransaction({ state: 'pending', blockNumber: null, gasPrice: '1500000000' });

  expect(card.facts?.map(({ label, parts }) => `${label} ${words(parts)}`)).toContain('Gas price 1.5 Gwei');
});

test('a call whose effect is unknown says what its protocol calls it', () => {
  const asked = [{ to: router, owner: 'Aave', intent: 'Repay loan', fields: [] }];
  const call = { to: uniswap, value: '0', method: 'repay', rawInput: '0x573ade81' };
  const card = toTransactionCard({
    transaction: buildTransaction(call),
    reference: { kind: 'transaction', hash },
    ...about,
    asked,
  });

  expect(card.headline.detail?.map(({ text }) => text).join('')).toBe('In the words of “Aave”: “Repay loan”');
  expect(ofTransaction(call).headline.detail).toBeUndefined();
});

test.for<[string, string, string]>([
  ['another account', other, '0x2222…2222'],
  ['the contract that is called next, and takes less', router, '0x7a25…488D'],
])('a permission in a batch for %s is told with what the batch brought', ([, allowed, name]) => {
  const account = buildAddress({ hash: sender, isContract: true, proxyType: 'eip7702' });
  const spender = allowed as Hex;
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] });
  const rawInput = encodeFunctionData({
    abi: parseAbi(['function executeBatch(address[] targets, bytes[] datas)']),
    args: [
      [usdc.addressHash as Hex, router],
      [approve, '0x4e71d92d'],
    ],
  });
  const tokenTransfers = [buildTransfer({ from: router, to: sender, token: usdc, value: '1000000' })];
  const card = ofTransaction({
    from: account,
    to: account,
    value: '0',
    rawInput,
    method: 'executeBatch',
    tokenTransfers,
  });

  const said = card.headline.parts.map(({ text }) => text).join('');
  expect(said).toBe(`Made 2 calls: Allowed ${name} to spend unlimited USDC; Received 1 USDC from 0x7a25…488D`);
});

test('a chain without a known explorer has no link', () => {
  const card = ofTransaction(
    {},
    { chosen: { chain: { id: 987_654_321, name: 'Nowhere' }, reason: { kind: 'chosen' } } },
  );

  expect(card).not.toHaveProperty('explorer');
  expect(row(card, 'Value')).toMatch(/^0.5 coins/);
});
