import { expect, test } from 'vitest';
import { textOf } from '../../../../src/cards/sentence-parts.ts';
import { toTransactionCard } from '../../../../src/cards/transaction/transaction-card.ts';
import type { Json } from '../../../../src/models/json.ts';
import type { RevertReason } from '../../../../src/models/transaction.ts';
import { about, buildTransaction, hash } from '../build-models.ts';

function abiString(text: string): string {
  const bytes = Buffer.from(text, 'utf8').toString('hex');
  const word = (value: number) => value.toString(16).padStart(64, '0');
  return `08c379a0${word(32)}${word(bytes.length / 2)}${bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')}`;
}

const raw = (text: string): RevertReason => ({ kind: 'raw', raw: text });
const decoded = (methodCall: string, value: Json): RevertReason => ({
  kind: 'decoded',
  input: { methodCall, methodId: '00000000', parameters: [{ name: 'x', type: 'y', value }] },
});

test.for<[RevertReason | null, string | null, string]>([
  [decoded('Error(string reason)', 'ERC20: insufficient allowance'), 'Reverted', '“insufficient allowance”'],
  [decoded('Panic(uint256 code)', '17'), 'Reverted', 'a number overflowed'],
  [decoded('ERC20InsufficientAllowance(address spender)', '0x1'), 'Reverted', '“insufficient allowance”'],
  [decoded('SomeCustomError(address addr)', null), 'Reverted', '“some custom error”'],
  [raw(`0x${abiString('ERC20: insufficient allowance')}`), 'Reverted', '“insufficient allowance”'],
  [raw(abiString('too late')), 'Reverted', '“too late”'],
  [raw(`0x4e487b71${'12'.padStart(64, '0')}`), 'Reverted', 'division by zero'],
  [raw(`4e487b71${'99'.padStart(64, '0')}`), 'Reverted', 'panic 0x99'],
  [raw(`0xfb8f41b2${'0'.repeat(192)}`), 'Reverted', 'insufficient allowance'],
  [raw(`e450d38c${'0'.repeat(192)}`), 'Reverted', 'insufficient balance'],
  [raw('0xd93c0665'), 'Reverted', 'enforced pause'],
  [null, 'success', 'the reason is not known yet'],
  [raw('0x39d35496'), 'Reverted', 'too little received'],
  // Too long by a byte to be that error.
  [raw('0xd93c066500'), 'Reverted', 'error 0xd93c0665'],
  [
    {
      kind: 'decoded',
      input: {
        methodCall: 'FailedOp(uint256 opIndex, string reason)',
        methodId: '220266b6',
        parameters: [
          { name: 'opIndex', type: 'uint256', value: '0' },
          { name: 'reason', type: 'string', value: 'AA21 didn’t pay\u202e prefund' },
        ],
      },
    },
    'Reverted',
    '“failed op: AA21 didn’t pay prefund”',
  ],
  [raw('0xdeadbeef'), 'Reverted', 'error 0xdeadbeef'],
  [raw(`0xdeadbeef${'0'.repeat(64)}`), 'Reverted', 'error 0xdeadbeef'],
  [raw('4f6e6c79206f776e6572'), 'Reverted', '“Only owner”'],
  [raw('execution reverted: not enough'), 'Reverted', '“not enough”'],
  [raw('dead'), 'Reverted', '“dead”'],
  [raw('0x'), 'execution reverted', 'reverted without a reason'],
  [raw(`0x08c379a0${'f'.repeat(128)}`), 'Reverted', 'reverted without a reason'],
  [raw('0x08c379a0'), 'Reverted', 'reverted without a reason'],
  [null, 'out of gas', 'out of gas'],
  [null, 'Bad jump destination', 'Bad jump destination'],
  [null, 'your wallet is locked call support', '“your wallet is locked call support”'],
  [null, 'awaiting_internal_transactions', 'the reason is not known yet'],
  [null, null, 'the reason is not known yet'],
  [raw('\u202eevil\u0000'), 'Reverted', '“evil”'],
])('%$ after "%s": failed with %s', ([revertReason, result, words]) => {
  const transaction = buildTransaction({ state: 'failed', status: 'error', result, revertReason });

  const { headline, status } = toTransactionCard({ transaction, reference: { kind: 'transaction', hash }, ...about });

  expect(textOf(headline.parts)).toBe(`Failed: ${words}`);
  expect(status).toEqual({ text: 'Failed', tone: 'bad' });
});
