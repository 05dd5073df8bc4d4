import { decodeAbiParameters, type Hex, parseAbiParameters } from 'viem';
import type { Transaction } from '../../models/transaction.ts';
import { lazily } from '../../references/vocabulary-patterns.ts';
import { createCallReader } from './read-call.ts';

/** A call as its input says: to whom, with which coins in the smallest unit, with which data. */
export type Call = { to: string; coins: bigint; input: Hex };

/**
 * What one account did in a transaction. `as`: its owners signed (a multisig such as a Safe), a user operation asked for
 * it (ERC-4337), or the account called itself or was asked to act by its own rules. `calls` is null if its input is not
 * known.
 */
export type Execution = { by: string; as: 'multisig' | 'user-operation' | 'account'; calls: Call[] | null };

const readMultisig = createCallReader([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
]);

// The entry points of ERC-4337: 0.6, then 0.7 and 0.8.
const readEntryPoint = createCallReader([
  'struct Op6 { address sender; uint256 nonce; bytes initCode; bytes callData; uint256 callGasLimit; uint256 verificationGasLimit; uint256 preVerificationGas; uint256 maxFeePerGas; uint256 maxPriorityFeePerGas; bytes paymasterAndData; bytes signature; }',
  'struct Op7 { address sender; uint256 nonce; bytes initCode; bytes callData; bytes32 accountGasLimits; uint256 preVerificationGas; bytes32 gasFees; bytes paymasterAndData; bytes signature; }',
  'function handleOps(Op6[] ops, address beneficiary)',
  'function handleOps(Op7[] ops, address beneficiary)',
]);

const readAccount = createCallReader([
  'struct Call { address target; uint256 value; bytes data; }',
  'function execute(address target, uint256 value, bytes data)',
  'function execute(address target, uint256 value, bytes data, uint8 operation)',
  'function executeBatch(address[] targets, bytes[] datas)',
  'function executeBatch(address[] targets, uint256[] values, bytes[] datas)',
  'function executeBatch(Call[] calls)',
  // ERC-7579 and ERC-7821
  'function execute(bytes32 mode, bytes executionCalldata)',
  // A Safe with its module for ERC-4337
  'function executeUserOp(address to, uint256 value, bytes data, uint8 operation)',
  'function executeUserOpWithErrorString(address to, uint256 value, bytes data, uint8 operation)',
]);

const readMultiSendCall = createCallReader(['function multiSend(bytes transactions)']);
const batch = lazily(() => parseAbiParameters(['(address target, uint256 value, bytes data)[] calls']));

// No real bundle or batch has more calls. A longer one is not read.
const mostCalls = 100;
const longestInput = 2 * 128 * 1024;

/**
 * Returns what the accounts behind a transaction did, if its sender only handed it in: a multisig's payment, a bundle of
 * user operations, a batch of an account. Null for a call of the sender's own.
 */
export function toExecutions({ from, to, rawInput }: Transaction): Execution[] | null {
  const input = rawInput ?? '';
  if (to === null || !isHex(input) || input.length > longestInput) return null;
  const safe = readMultisig(input);
  if (safe !== null) {
    const [target, coins, data, operation] = safe.args as [string, bigint, Hex, number];
    return [
      {
        by: to.hash,
        as: 'multisig',
        calls: operation === 1 ? readMultiSend(data) : [{ to: target, coins, input: data }],
      },
    ];
  }
  const bundle = readEntryPoint(input);
  if (bundle !== null) {
    const [operations] = bundle.args as [readonly { sender: string; callData: Hex }[]];
    if (operations.length > mostCalls) return null;
    return operations.map(({ sender, callData }) => ({
      by: sender,
      as: 'user-operation' as const,
      calls: readAccountCalls(callData),
    }));
  }
  const calls = readAccountCalls(input);
  const isOwn = from.hash.toLowerCase() === to.hash.toLowerCase();
  // Many contracts have a method with such a name. It is an account's if the account called itself, or delegates its code.
  return calls !== null && (isOwn || to.proxyType === 'eip7702') ? [{ by: to.hash, as: 'account', calls }] : null;
}

function isHex(input: string): input is Hex {
  return /^0x(?:[\da-f]{2}){4,}$/i.test(input);
}

function readAccountCalls(data: Hex): Call[] | null {
  const call = isHex(data) ? readAccount(data) : null;
  if (call === null) return null;
  const { args } = call;
  const [first, second, third] = args;
  if (call.functionName === 'executeBatch') return readBatch(args);
  if (args.length === 2) return readExecution(first as Hex, second as Hex);
  return [{ to: first as string, coins: second as bigint, input: third as Hex }];
}

function readBatch([first, second, third]: readonly unknown[]): Call[] | null {
  const targets = first as readonly (string | { target: string; value: bigint; data: Hex })[];
  if (targets.length > mostCalls) return null;
  const datas = (third ?? second) as readonly Hex[];
  const values = third === undefined ? [] : (second as readonly bigint[]);
  return targets.map((target, at) =>
    typeof target === 'string'
      ? { to: target, coins: values[at] ?? 0n, input: datas[at] ?? '0x' }
      : { to: target.target, coins: target.value, input: target.data },
  );
}

// The first byte of the mode: one call, packed, or a list of calls.
function readExecution(mode: Hex, data: Hex): Call[] | null {
  if (mode.startsWith('0x00') && data.length >= 106)
    return [{ to: data.slice(0, 42), coins: BigInt(`0x${data.slice(42, 106)}`), input: `0x${data.slice(106)}` }];
  if (!mode.startsWith('0x01')) return null;
  try {
    const [calls] = decodeAbiParameters(batch(), data);
    if (calls.length > mostCalls) return null;
    return calls.map(({ target, value, data: input }) => ({ to: target, coins: value, input }));
  } catch {
    return null;
  }
}

// Each entry: operation (1 byte), receiver (20), coins (32), length of the data (32), data.
function readMultiSend(data: Hex): Call[] | null {
  const [packed = '0x'] = (readMultiSendCall(data)?.args ?? []) as readonly Hex[];
  const calls: Call[] = [];
  for (let at = 2; at < packed.length; ) {
    const length = Number(BigInt(`0x${packed.slice(at + 106, at + 170) || '0'}`)) * 2;
    const end = at + 170 + length;
    if (end > packed.length || calls.length === mostCalls) return null;
    calls.push({
      to: `0x${packed.slice(at + 2, at + 42)}`,
      coins: BigInt(`0x${packed.slice(at + 42, at + 106)}`),
      input: `0x${packed.slice(at + 170, end)}`,
    });
    at = end;
  }
  return calls.length > 0 ? calls : null;
}
