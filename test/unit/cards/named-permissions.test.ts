import { type AbiFunction, encodeFunctionData, maxUint96, maxUint256, parseAbiItem, toFunctionSelector } from 'viem';
import { expect, test } from 'vitest';
import { textOf } from '../../../src/cards/sentence-parts.ts';
import type { Json } from '../../../src/models/json.ts';
import type { Transaction } from '../../../src/models/transaction.ts';
import { ofTransaction } from './build-models.ts';
import {
  allowed,
  bothKnown,
  grainContract,
  manager,
  on,
  owner,
  sender,
  spender,
  usdcHash,
  word,
} from './permission-calls.ts';
import * as c from './sentences/cast.ts';

const zeroAddress = c.zero;
const unlisted = `0x${'77'.repeat(20)}`;

type Known = 'with names' | 'with types' | 'with its name only';

/** A call as the explorer reports it: by a verified contract, by a known selector, or by the method's name only. */
function callOf(signature: string, args: unknown[], known: Known, to = manager): Partial<Transaction> {
  const item = parseAbiItem(`function ${signature}`) as AbiFunction;
  const rawInput = encodeFunctionData({ abi: [item], functionName: item.name, args } as never);
  if (known === 'with its name only') return on(to, rawInput, { method: item.name });
  const parameters = item.inputs.map(({ name = '', type }, at) => ({
    name: known === 'with names' ? name : '',
    type,
    value: (typeof args[at] === 'bigint' ? String(args[at]) : (args[at] ?? null)) as Json,
  }));
  const methodId = toFunctionSelector(item).slice(2);
  return on(to, rawInput, {
    ...bothKnown,
    method: item.name,
    decodedInput: { methodCall: signature, methodId, parameters },
  });
}

const sentenceOf = (transaction: Partial<Transaction>) => textOf(ofTransaction(transaction).headline.parts);
const pool = '“PoolManager” (0x6969…6969)';
const byManager = (what: string) => `0x6969…6969 allowed 0x1111…1111 to spend ${what}`;

/** What cards say of calls, by the signature of the method. */
type Calls = { [signature: string]: [args: unknown[], known: Known, says: string][] };

const amounts: Calls = {
  'approveMax(address spender)': [
    [[spender], 'with names', allowed(`unlimited ${pool}`)],
    [[spender], 'with types', allowed(`unlimited ${pool}`)],
    [[spender], 'with its name only', allowed(`unlimited ${pool}`)],
  ],
  'maxApprove(address spender)': [[[spender], 'with names', allowed(`unlimited ${pool}`)]],
  'infiniteApprove(address guy)': [[[spender], 'with names', allowed(`unlimited ${pool}`)]],
  'safeApprove(address token, address spender, uint256 value)': [
    [[usdcHash, spender, 5_000_000n], 'with names', byManager('5 USDC')],
    [[usdcHash, spender, maxUint256], 'with types', byManager('unlimited USDC')],
  ],
  'safeApprove(address token, address to, uint256 value)': [
    [[unlisted, spender, maxUint256], 'with types', byManager('unlimited 0x7777…7777')],
    [[unlisted, spender, 5n], 'with names', byManager('some 0x7777…7777')],
    [[usdcHash, spender, 5n], 'with its name only', byManager('some USDC')],
    [[usdcHash, spender, maxUint256], 'with its name only', byManager('unlimited USDC')],
    [[usdcHash, spender, 0n], 'with names', '0x6969…6969 revoked 0x1111…1111’s permission to spend USDC'],
  ],
  'safeApprove(address spender, uint256 expectedValue, uint256 newValue)': [
    [[spender, 5n, maxUint256], 'with names', allowed(`unlimited ${pool}`)],
  ],
  'forceApprove(address asset, address spender, uint256 amount)': [
    [[usdcHash, spender, 5_000_000n], 'with names', byManager('5 USDC')],
  ],
  'safeIncreaseAllowance(address token, address spender, uint256 value)': [
    [[usdcHash, spender, 5_000_000n], 'with names', byManager('5 USDC more')],
    [[usdcHash, spender, maxUint256], 'with names', byManager('unlimited USDC')],
  ],
  'safeDecreaseAllowance(address token, address spender, uint256 value)': [
    [[usdcHash, spender, 5_000_000n], 'with names', '0x6969…6969 revoked 0x1111…1111’s permission to spend 5 USDC'],
  ],
  'increaseAllowanceBy(address spender, uint256 amount, bytes data)': [
    [[spender, 5n, '0x'], 'with names', `Allowed 0x1111…1111 to spend more ${pool} than before`],
  ],
  'decreaseAllowanceOf(address owner, address spender, uint256 amount)': [
    [[sender, spender, 5n], 'with names', `Allowed 0x1111…1111 to spend less ${pool} than before`],
  ],
  'approveToken(address token, address spender, uint256 amount)': [
    [[usdcHash, spender, 5_000_000n], 'with names', allowed('5 USDC')],
  ],
  'approveERC20(address token, address spender, uint256 amount)': [
    [[unlisted, spender, maxUint256], 'with types', allowed('unlimited 0x7777…7777')],
  ],
  'setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)': [
    [[spender, usdcHash, 5_000_000n, 0, 0], 'with names', allowed('5 USDC')],
    [[spender, usdcHash, maxUint96, 0, 0], 'with types', allowed('unlimited USDC')],
  ],
  'revokeAllowance(address spender)': [[[spender], 'with names', `Revoked 0x1111…1111’s permission to spend ${pool}`]],
  'approve(address token, address spender, uint256 amount)': [
    [[usdcHash, spender, 5_000_000n], 'with names', allowed('5 USDC')],
  ],
  'approveAndCall(address spender, uint256 amount, uint256 fee, bytes data)': [
    [[spender, maxUint256, 1n, '0x'], 'with names', allowed(`unlimited ${pool}`)],
  ],
  'approveAndCall(address spender, uint256 one, uint256 other)': [
    [[spender, 5n, 6n], 'with names', allowed(`some ${pool}`)],
  ],
  'setApproval(address spender, uint256 amount)': [
    [[spender, 0n], 'with names', `Revoked 0x1111…1111’s permission to spend ${pool}`],
  ],
};

const signatures: Calls = {
  'permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, bytes signature)': [
    [[owner, spender, 1n, 2n, true, word], 'with names', `0x4444…4444 allowed 0x1111…1111 to spend unlimited ${pool}`],
    [
      [owner, spender, 1n, 2n, false, word],
      'with names',
      `0x4444…4444 revoked 0x1111…1111’s permission to spend ${pool}`,
    ],
  ],
  'permit(address owner, address spender, uint256 value, uint256 deadline, bytes32 signature)': [
    [[owner, spender, 0n, 1n, word], 'with names', `0x4444…4444 revoked 0x1111…1111’s permission to spend ${pool}`],
  ],
  'permitBySig(address owner, address spender, uint256 value, uint256 deadline)': [
    [[owner, spender, maxUint256, 1n], 'with types', `0x4444…4444 allowed 0x1111…1111 to spend unlimited ${pool}`],
  ],
  'permitAll(address owner, address operator, uint256 nonce, uint256 deadline, bool allowed)': [
    [[owner, spender, 1n, 2n, true], 'with names', `0x4444…4444 allowed 0x1111…1111 to act as an operator on ${pool}`],
    [
      [owner, spender, 1n, 2n, false],
      'with names',
      `0x4444…4444 revoked 0x1111…1111’s permission to act as an operator on ${pool}`,
    ],
  ],
};

const operators: Calls = {
  'approveAll(address operator)': [[[spender], 'with names', `Allowed 0x1111…1111 to act as an operator on ${pool}`]],
  'authorize(address operator, bool isAllowed)': [
    [[spender, false], 'with names', `Revoked 0x1111…1111’s permission to act as an operator on ${pool}`],
  ],
  'approve(address operator, uint256 tokenId, bytes data)': [
    [[spender, 7n, '0x'], 'with names', `Allowed 0x1111…1111 to move #7 of ${pool}`],
  ],
  'approveDelegation(address delegatee, uint256 amount, bytes data)': [
    [
      [spender, maxUint256, '0x'],
      'with names',
      `Allowed 0x1111…1111 to borrow unlimited ${pool} in this account’s name`,
    ],
  ],
  'safeSetApprovalForAll(address collection, address operator, bool approved)': [
    [[unlisted, spender, true], 'with names', `Changed permissions on ${pool}`],
  ],
  'approveFor(address one, address other, uint256 amount)': [
    [[owner, spender, 5n], 'with names', `Changed permissions on ${pool}`],
  ],
};

const cases = Object.entries({ ...amounts, ...signatures, ...operators }).flatMap(([signature, calls]) =>
  calls.map((call) => [signature, ...call] as const),
);

test.for(cases)('%s %s, known %s', ([signature, args, known, says]) => {
  expect(sentenceOf(callOf(signature, args, known))).toBe(says);
});

test('the token that is called tells its own decimals', () => {
  const increase = callOf(
    'increaseAllowanceBy(address spender, uint256 value)',
    [spender, 5_000_000n],
    'with names',
    c.usdcContract,
  );

  expect(sentenceOf(increase)).toBe('Allowed 0x1111…1111 to spend 5 USDC more than before');
  expect(sentenceOf(callOf('approveMax(address to)', [spender], 'with names', grainContract))).toBe(
    'Allowed 0x1111…1111 to spend unlimited “Grain” (0xA3A3…A3A3)',
  );
});

test.for<[string, unknown[], Known]>([
  ['approveMax(address token)', [unlisted], 'with names'],
  ['approveToken(address token)', [unlisted], 'with types'],
  ['allowToken(address token, bool isAllowed)', [unlisted, true], 'with types'],
  ['approveTokens(address[] tokens)', [[unlisted]], 'with names'],
  ['authorize(address user, uint256 amount)', [spender, 5n], 'with names'],
  ['approveLoan(address spender, uint256 amount)', [spender, 5n], 'with names'],
  ['safeTransfer(address token, address spender, uint256 amount)', [usdcHash, spender, 5n], 'with names'],
  ['increaseLiquidity(address spender, uint256 amount)', [spender, 5n], 'with names'],
  ['setOwner(address owner)', [spender], 'with names'],
  ['permitBySig(address owner, address spender, uint256 value)', [zeroAddress, spender, 5n], 'with names'],
])('%s %s, known %s, is no permission', ([signature, args, known]) => {
  expect(sentenceOf(callOf(signature, args, known))).toMatch(/^Called “/);
});

// A call whose parameters are unknown cannot be recognised as cut off.
const decoded = cases.filter(([, , known]) => known !== 'with its name only');

test.for(decoded)(
  '%s %s, known %s: cut anywhere it says the same or only that it was called',
  ([signature, args, known, says]) => {
    const transaction = callOf(signature, args, known);
    const input = transaction.rawInput ?? '';
    const said = new Set<string>();
    for (let end = 10; end < input.length; end += 37) {
      said.add(sentenceOf({ ...transaction, rawInput: input.slice(0, end) }));
    }

    expect([...said].filter((text) => text !== says && !/^(?:Called|Changed permissions)/.test(text))).toEqual([]);
  },
);

test('a named permission that is pending is shown with its amount', () => {
  const say = (signature: string, args: unknown[]) =>
    textOf(ofTransaction({ ...callOf(signature, args, 'with names'), state: 'pending' }).headline.parts);

  expect(say('approveMax(address spender)', [spender])).toBe(`Allowing 0x1111…1111 to use unlimited ${pool}`);
  expect(
    say('safeIncreaseAllowance(address token, address spender, uint256 value)', [usdcHash, spender, 5_000_000n]),
  ).toBe('Allowing 0x1111…1111 to use 5 USDC more of 0x6969…6969');
});
