import { encodeFunctionData, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { toKnownCallSentence } from '../../../../src/cards/transaction/known-calls.ts';
import type { Transaction } from '../../../../src/models/transaction.ts';
import { buildTransaction, uniswap, vitalik } from '../build-models.ts';
import { into, out, usd, zero } from '../sentences/cast.ts';
import tables from './known-calls.json' with { type: 'json' };

test.for(tables.calls)('$signature of $contract: $says', ({ signature, args, contract = uniswap.hash, says }) => {
  const rawInput = encodeFunctionData({ abi: parseAbi([`function ${signature}`] as readonly string[]), args });
  const to = { ...uniswap, hash: contract };
  const told = (more: Partial<Transaction> = {}) =>
    toKnownCallSentence(buildTransaction({ from: vitalik, to, rawInput, value: '0', tokenTransfers: [], ...more }), 1);

  expect(told()).toBe(says);
  // Any contract can have such a method, and take something with it; an account without code has none.
  expect(told({ tokenTransfers: [out(usd(3))] })).toBeNull();
  expect(told({ tokenTransfers: [out(usd(3), zero)] })).toBeNull();
  expect(told({ to: { ...to, isContract: false } })).toBeNull();
  if (!signature.startsWith('renew')) expect(told({ tokenTransfers: [into(usd(3))] })).toBeNull();
});
