import type { Json } from './json.ts';
import type { Transaction } from './transaction.ts';

/**
 * What can still change about an included transaction: its block, its status on the base layer, only later additions
 * (the price of its day), or nothing.
 */
export type Finality = 'block' | 'layer' | 'facts' | 'nothing';

/** Where and when the transaction was requested (ms since 1970). */
type Asked = { chainId: number; askedMs: number };

/** Returns what can still change after the time of the request. */
export function toFinality(transaction: Transaction, { chainId, askedMs }: Asked): Finality {
  const ageMs = toAgeMs(transaction, askedMs);
  if (isIncomplete(transaction) || !isDeep(transaction, { chainId, ageMs })) return 'block';
  if (isLayerMoving(transaction)) return 'layer';
  return isSettled(ageMs) ? 'nothing' : 'facts';
}

/** True if the transaction can no longer change. The price of its day may still come. */
export function isFinal(transaction: Transaction, asked: Asked): boolean {
  const canChange = toFinality(transaction, asked);
  return canChange === 'facts' || canChange === 'nothing';
}

/** Returns the age of the transaction's block in ms at the time of the request; 0 if unknown. */
export function toAgeMs({ timestamp }: Transaction, askedMs: number): number {
  const landedMs = timestamp === null ? Number.NaN : Date.parse(timestamp);
  return Number.isNaN(landedMs) ? 0 : askedMs - landedMs;
}

type Depth = { confirmations: number; ageMs: number };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

// Chains whose validators vote: the deepest reorganisations seen there (157 blocks of 2 s) were over within minutes.
const usualDepth: Depth = { confirmations: 64, ageMs: 20 * minuteMs };

// On mined chains, hired machines can rewrite hours; exchanges wait for hundreds of blocks.
const minedDepth: Depth = { confirmations: 400, ageMs: 120 * minuteMs };

// Blocks every 30 s, guaranteed final after 900 epochs; anything faster is not guaranteed by the chain.
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

/** True if the transaction's block was deep enough to stay when it was asked for. */
function isDeep(transaction: Transaction, { chainId, ageMs }: { chainId: number; ageMs: number }): boolean {
  const needed = toDepth(chainId);

  return (transaction.confirmations ?? 0) >= needed.confirmations && ageMs >= needed.ageMs;
}

/**
 * True if a transaction in a block of this age (ms) has all it will get: the price of its day comes after the day, and
 * scams are known by then.
 */
function isSettled(ageMs: number): boolean {
  return ageMs > dayMs;
}

/** True if the explorer is still indexing the transaction, at any depth of the reply. */
function isIncomplete({ result, isPendingUpdate }: Transaction): boolean {
  return isPendingUpdate === true || result === 'awaiting_internal_transactions';
}

/** True if the status on the base layer may still change; false if the chain has no base layer. */
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
