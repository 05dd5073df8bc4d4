import type { TransactionState } from '../models/transaction.ts';

/**
 * Decides where a transaction stands. `result` alone cannot: it is any text of a node when a call failed, and
 * "awaiting_internal_transactions" also stands for a failure whose reason is not known yet.
 */
export function toTransactionState(reply: {
  status: string | null;
  result: string | null;
  block_number: number | null;
}): TransactionState {
  const { status, result } = reply;
  if (result === 'dropped/replaced') {
    return 'dropped';
  }

  if (status === 'error') {
    return 'failed';
  }

  if (status === 'ok' || (status === null && result === 'success')) {
    return 'succeeded';
  }

  if (status === null && result === 'pending' && reply.block_number === null) {
    return 'pending';
  }

  return status === null && result === 'awaiting_internal_transactions' ? 'awaiting' : 'unknown';
}
