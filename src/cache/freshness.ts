import type { Json } from '../models/json.ts';
import type { Transaction } from '../models/transaction.ts';

/** An answer whose freshness is wanted. `askedMs` is when it was asked for, in milliseconds since 1970. */
export type Dated =
  | { kind: 'transaction'; transaction: Transaction; chainId: number; askedMs: number }
  | { kind: 'balance' }
  | { kind: 'transfers' }
  | { kind: 'not-found' };

const secondMs = 1000;
const hourMs = 3_600_000;

/** How long an answer may be shown without asking again, in milliseconds from asking; Infinity for what is final. */
export function freshForMs(answer: Dated): number {
  switch (answer.kind) {
    case 'transaction':
      return transactionFreshForMs(answer);
    case 'balance':
    case 'transfers':
      return 30 * secondMs;
    case 'not-found':
      return 15 * secondMs;
  }
}

/** Whether something kept is still fresh. What was asked in the future (the clock was set back) is not. */
export function isFresh(kept: { askedMs: number }, freshFor: number, now: number): boolean {
  const ageMs = now - kept.askedMs;

  return ageMs >= -60 * secondMs && ageMs < freshFor;
}

function transactionFreshForMs(answer: { transaction: Transaction; chainId: number; askedMs: number }): number {
  switch (answer.transaction.state) {
    case 'succeeded':
    case 'failed':
    case 'awaiting':
      return landedFreshForMs(answer);
    case 'dropped':
      return 30 * secondMs;
    case 'pending':
    case 'unknown':
      return 4 * secondMs;
  }
}

function landedFreshForMs({
  transaction,
  chainId,
  askedMs,
}: {
  transaction: Transaction;
  chainId: number;
  askedMs: number;
}): number {
  const landedMs = transaction.timestamp === null ? Number.NaN : Date.parse(transaction.timestamp);
  const ageMs = Number.isNaN(landedMs) ? 0 : askedMs - landedMs;
  if (isIncomplete(transaction) || !isDeep(transaction, { chainId, ageMs })) {
    // The older it is, the less is to be expected of it.
    return Math.min(Math.max(ageMs / 6, 5 * secondMs), 60 * secondMs);
  }
  if (isLayerMoving(transaction)) return 600 * secondMs;

  return isSettled(ageMs) ? Number.POSITIVE_INFINITY : hourMs;
}

type Depth = { confirmations: number; ageMs: number };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

// Chains whose validators vote: the deepest reorganisations seen there (157 blocks of 2 s) were over within minutes.
const usualDepth: Depth = { confirmations: 64, ageMs: 20 * minuteMs };

// Where blocks are mined, hired machines can rewrite hours; exchanges wait for hundreds of blocks there.
const minedDepth: Depth = { confirmations: 400, ageMs: 120 * minuteMs };

// Its blocks, one each 30 s, are final for sure after 900 epochs; what shortens that is no promise of the chain's.
const filecoinDepth: Depth = { confirmations: 900, ageMs: 450 * minuteMs };

const filecoinChains: ReadonlySet<number> = new Set([314, 314_159]);

const minedChains: ReadonlySet<number> = new Set([
  2, // Expanse
  8, // Ubiq
  30, // Rootstock, mined together with Bitcoin
  31, // Rootstock testnet
  61, // Ethereum Classic
  63, // Mordor, the testnet of Ethereum Classic
  71, // Conflux eSpace testnet
  1030, // Conflux eSpace
  10001, // EthereumPoW
  513100, // EthereumFair
]);

/** Whether a landed transaction's block was so deep in its chain when it was asked for that it stays there. */
function isDeep(transaction: Transaction, { chainId, ageMs }: { chainId: number; ageMs: number }): boolean {
  const needed = toDepth(chainId);

  return (transaction.confirmations ?? 0) >= needed.confirmations && ageMs >= needed.ageMs;
}

/**
 * Whether all that is told of a transaction in a block of this age, in milliseconds, has been found out: the price of
 * its day comes after the day, and who is called a scam is known by then.
 */
function isSettled(ageMs: number): boolean {
  return ageMs > dayMs;
}

/** Whether the explorer is still putting the transaction together, at any depth. */
function isIncomplete({ result, isPendingUpdate }: Transaction): boolean {
  return isPendingUpdate === true || result === 'awaiting_internal_transactions';
}

/** Whether a status that the base layer decides may still change; false where the chain has none. */
function isLayerMoving({ arbitrum, extra }: Transaction): boolean {
  const { zksync, scroll, op_withdrawals: withdrawals, op_interop_messages: messages } = extra;

  return (
    isOther(arbitrum?.status, ['Confirmed on base']) ||
    isOther(arbitrum?.messageRelatedInfo?.messageStatus, ['Relayed']) ||
    isOther(pick(zksync, 'status'), ['Executed on L1']) ||
    isOther(pick(scroll, 'l2_block_status'), ['Finalized']) ||
    toList(withdrawals).some((one) => isOther(pick(one, 'status'), ['Relayed'])) ||
    toList(messages).some((one) => isOther(pick(one, 'status'), ['Relayed', 'Failed']))
  );
}

function toDepth(chainId: number): Depth {
  if (filecoinChains.has(chainId)) return filecoinDepth;

  return minedChains.has(chainId) ? minedDepth : usualDepth;
}

function isOther(status: Json | undefined, ends: string[]): boolean {
  return typeof status === 'string' && !ends.includes(status);
}

function pick(from: Json | undefined, name: string): Json | undefined {
  return typeof from === 'object' && from !== null && !Array.isArray(from) ? from[name] : undefined;
}

function toList(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
