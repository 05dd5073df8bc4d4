import type { Json } from './json.ts';
import type { Transaction } from './transaction.ts';

/**
 * How much of what is told of a landed transaction can still change: its block, its status on the base layer, only what
 * comes later (the price of its day), or nothing.
 */
export type Finality = 'block' | 'layer' | 'facts' | 'final';

/** Tells it from what was known when it was asked for, in milliseconds since 1970. */
export function toFinality(transaction: Transaction, q: { chainId: number; askedMs: number }): Finality {
  const ageMs = toAgeMs(transaction, q.askedMs);
  if (isIncomplete(transaction) || !isDeep(transaction, { chainId: q.chainId, ageMs })) return 'block';
  if (isLayerMoving(transaction)) return 'layer';
  return isSettled(ageMs) ? 'final' : 'facts';
}

/** How old a transaction's block was when it was asked for, in milliseconds; 0 where that is not known. */
export function toAgeMs({ timestamp }: Transaction, askedMs: number): number {
  const landedMs = timestamp === null ? Number.NaN : Date.parse(timestamp);
  return Number.isNaN(landedMs) ? 0 : askedMs - landedMs;
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
