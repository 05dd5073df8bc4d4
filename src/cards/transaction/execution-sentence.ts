import { formatAddress } from '../../format/address-name.ts';
import { formatNumber } from '../../format/format-amount.ts';
import { shortenHex } from '../../format/hex.ts';
import { t } from '../../i18n/t.ts';
import { type Address, toBareAddress } from '../../models/address.ts';
import type { Transaction } from '../../models/transaction.ts';
import { toFullHash } from '../address-rows.ts';
import { toMoved } from '../token-amounts.ts';
import type { Call, Execution } from './executions.ts';
import { findKnownMethod } from './methods.ts';
import { type Asset, isSmallPart, sumMovements, toSideWords } from './movements/net-transfers.ts';
import { toApprovalSentence } from './permissions/approval-sentence.ts';

/** Returns what a transaction did by itself, in one sentence. */
type Tell = (transaction: Transaction) => string;

/**
 * Returns what the accounts behind a transaction did: "Multisig 0x12…34: Sent 5 USDC to 0x56…78", "2 user operations: …".
 * Null if it is not known.
 */
export function toExecutionsSentence(
  executions: Execution[],
  transaction: Transaction,
  chainId: number,
  tell: Tell,
): string | null {
  const told = executions.map((execution) => {
    const said = execution.calls && toCallsSentence(execution, execution.calls, transaction, chainId, tell);
    return said && sayOf(execution, said, transaction);
  });
  const [first, second] = told;
  if (executions.length === 1) return first ?? null;
  const count = { count: executions.length, number: formatNumber(executions.length) };
  return executions.length === 2 && first && second
    ? t('transaction.execution.two', { ...count, first, second })
    : t('transaction.execution.operations', count);
}

function sayOf({ by, as }: Execution, act: string, { from }: Transaction): string {
  if (by.toLowerCase() === from.hash.toLowerCase()) return act;
  // Most of these contracts share one name, "Safe": it says nothing about whose it is.
  const account = shortenHex(toFullHash(by));
  return as === 'multisig'
    ? t('transaction.execution.multisig', { account, act })
    : t('transaction.execution.account', { account, act });
}

function toCallsSentence(
  execution: Execution,
  calls: Call[],
  transaction: Transaction,
  chainId: number,
  tell: Tell,
): string | null {
  const main = calls.filter(
    (call, at) =>
      !isUsedUp(execution, call, calls.slice(at + 1), transaction) && !isFee(execution, call, calls, transaction),
  );
  const [only, ...others] = main;
  if (only === undefined) return null;
  const tellCall = (call: Call) => tell(seenFrom(execution, call, transaction));
  if (others.length === 0) return tellCall(only);
  const count = t('transaction.execution.calls', { count: main.length, number: formatNumber(main.length) });
  // A permission outlasts what moved, so it is never left out.
  if (main.some((call) => toApprovalSentence(seenFrom(execution, call, transaction), chainId) !== null)) {
    const [second, ...more] = others;
    return second && more.length === 0
      ? t('transaction.execution.twoCalls', { first: tellCall(only), second: tellCall(second) })
      : count;
  }
  return (
    toSpreadSentence(execution, main, transaction, chainId) ??
    toNetSentence(execution, main, transaction, chainId) ??
    count
  );
}

const approve = '0x095ea7b3';

// An approval for a contract that is called later, which took at least that much, is a part of that call.
function isUsedUp({ by }: Execution, { input, to }: Call, later: Call[], { tokenTransfers }: Transaction): boolean {
  const match = new RegExp(`^${approve}0{24}([\\da-f]{40})([\\da-f]{64})`, 'i').exec(input);
  if (!match || !later.some((call) => call.to.toLowerCase() === `0x${match[1]}`.toLowerCase())) return false;
  const left = tokenTransfers.filter(
    ({ from, token }) => isSame(from, by) && token?.addressHash.toLowerCase() === to.toLowerCase(),
  );
  const used = left.map(toMoved).reduce((sum, moved) => sum + (moved.kind === 'amount' ? moved.value : 0n), 0n);
  return BigInt(`0x${match[2]}`) <= used;
}

// The sender of a bundle may get a fee: a small part of the operation's payment to another account.
function isFee(execution: Execution, call: Call, calls: Call[], transaction: Transaction): boolean {
  const [token, fee] = [call.to.toLowerCase(), readTransfer(call)];
  if (execution.as !== 'user-operation' || fee?.receiver !== transaction.from.hash.toLowerCase()) return false;
  return calls.some((other) => {
    const paid = other.to.toLowerCase() === token ? toPayment(execution, other, transaction) : null;
    return paid !== null && paid.receiver !== fee.receiver && isSmallPart(fee.amount, paid.asset.value);
  });
}

function readTransfer({ input }: Call): { receiver: string; amount: bigint } | null {
  const match = /^0xa9059cbb0{24}([\da-f]{40})([\da-f]{64})/i.exec(input);
  return match && { receiver: `0x${match[1]?.toLowerCase()}`, amount: BigInt(`0x${match[2]}`) };
}

type Payment = { asset: Exclude<Asset, { kind: 'nft' }>; receiver: string };

/**
 * Payments of one asset to several accounts, "Sent 1,500 USDC to 2 addresses", or two of different assets. Only what the
 * reply shows to have moved.
 */
function toSpreadSentence(
  execution: Execution,
  calls: Call[],
  transaction: Transaction,
  chainId: number,
): string | null {
  const payments = calls.map((call) => toPayment(execution, call, transaction));
  const known = payments.filter((payment) => payment !== null);
  const [first] = known;
  if (!first || known.length < payments.length) return null;
  if (known.every(({ asset }) => keyOf(asset) === keyOf(first.asset))) {
    const value = known.reduce((sum, { asset }) => sum + asset.value, 0n);
    const what = toSideWords([{ ...first.asset, value }], chainId);
    const count = new Set(known.map(({ receiver }) => receiver.toLowerCase())).size;
    return what && t('transaction.movement.sentToMany', { what, count, number: formatNumber(count) });
  }
  const [one, two, ...others] = known.map(({ asset, receiver }) => {
    const to = formatAddress(findAddress(receiver, transaction));
    return t('transaction.movement.sent', { what: toSideWords([asset], chainId) ?? '', to });
  });
  return one && two && others.length === 0 ? t('transaction.execution.twoCalls', { first: one, second: two }) : null;
}

function toPayment({ by }: Execution, call: Call, { tokenTransfers }: Transaction): Payment | null {
  if (call.input === '0x') return { asset: { kind: 'native', value: call.coins }, receiver: call.to };
  const transfer = call.coins === 0n ? readTransfer(call) : null;
  const shown = tokenTransfers.find(
    ({ from, to, token }) =>
      transfer !== null &&
      isSame(from, by) &&
      isSame(to, transfer.receiver) &&
      token?.addressHash.toLowerCase() === call.to.toLowerCase(),
  );
  const moved = shown ? toMoved(shown) : null;
  return transfer !== null && moved?.kind === 'amount' ? { asset: moved, receiver: transfer.receiver } : null;
}

// What the account lost and gained by several calls. Coins that came back by inner calls are in no reply.
function toNetSentence(execution: Execution, calls: Call[], transaction: Transaction, chainId: number): string | null {
  const value = String(calls.reduce((sum, { coins }) => sum + coins, 0n));
  const net = sumMovements({ ...transaction, from: findAddress(execution.by, transaction), value }, chainId);
  const [price, got] = [toSideWords(net.out, chainId), toSideWords(net.in, chainId)];
  if (!net.isComplete || !got) return null;
  if (net.out.length === 0) return t('transaction.movement.received', { what: got });
  return price && t('transaction.movement.gaveAndGot', { price, got });
}

const keyOf = (asset: Asset) => (asset.kind === 'native' ? '' : asset.contract);

function isSame(address: Address | null, hash: string): boolean {
  return address?.hash.toLowerCase() === hash.toLowerCase();
}

/** The transaction as if the account had sent this call itself: only its own transfers count. */
function seenFrom({ by }: Execution, { to, coins, input }: Call, transaction: Transaction): Transaction {
  const selector = input.slice(2, 10);
  return {
    ...transaction,
    from: findAddress(by, transaction),
    to: findAddress(to, transaction),
    value: String(coins),
    rawInput: input,
    method: input === '0x' ? null : (findKnownMethod(selector) ?? `0x${selector}`),
    decodedInput: null,
    createdContract: null,
    transactionTypes: [],
    actions: [],
    authorizationList: [],
    tokenTransfers: transaction.tokenTransfers.filter(({ from, to: at }) => isSame(from, by) || isSame(at, by)),
  };
}

/** An address of a call's input, as the reply names it. */
export function findAddress(hash: string, { from, to, tokenTransfers }: Transaction): Address {
  const all = [from, to, ...tokenTransfers.flatMap((one) => [one.from, one.to])];
  return all.find((address) => isSame(address, hash)) ?? toBareAddress(hash);
}
