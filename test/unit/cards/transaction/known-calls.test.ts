import { encodeFunctionData, parseAbi } from 'viem';
import { expect, test } from 'vitest';
import { toKnownCallSentence } from '../../../../src/cards/transaction/known-calls.ts';
import type { TokenTransfer } from '../../../../src/models/token.ts';
import { buildTransaction, uniswap, vitalik } from '../build-models.ts';
import { out, usd, zero } from '../sentences/cast.ts';
import tables from './known-calls.json' with { type: 'json' };

const account = `0x${'5a'.repeat(20)}`;

function told(signature: string, args: unknown[], more: { transfers?: TokenTransfer[]; value?: string } = {}) {
  const rawInput = encodeFunctionData({ abi: parseAbi([`function ${signature}`] as readonly string[]), args });
  const { transfers: tokenTransfers = [], value = '0' } = more;
  return toKnownCallSentence(buildTransaction({ from: vitalik, to: uniswap, rawInput, value, tokenTransfers }), 1);
}

test.for(tables.calls)('$signature says what the call was for', ({ signature, args, says }) => {
  expect(told(signature, args)).toBe(says);
  expect(told(signature, args, { transfers: [out(usd(3), zero)] })).toBe(says);
  // Any contract can have such a method, and take something with it.
  expect(told(signature, args, { transfers: [out(usd(3))] })).toBeNull();
});

test('an invoice pays what was sent, less its fee', () => {
  const signature = 'transferWithReferenceAndFee(address to, bytes reason, uint256 fee, address collector)';
  const args = [account, '0x', 10n ** 17n, zero];

  expect(told(signature, args, { value: String(10n ** 18n) })).toBe('Sent 0.9 ETH to 0x5a5A…5A5A');
  expect(told(signature, args, { value: '1' })).toBeNull();
});
