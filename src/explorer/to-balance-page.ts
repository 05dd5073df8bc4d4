import type { BalanceChange } from '../models/balance.ts';
import type { BalancePageReply } from './replies.ts';
import { pickExtra } from './to-json.ts';

/** Gives our balance changes for theirs; their block's time is an estimate, and is named so. */
export function toBalanceChanges(items: BalancePageReply['items']): BalanceChange[] {
  return items.map((item) => ({
    blockNumber: item.block_number,
    approximateTime: item.block_timestamp,
    delta: item.delta ?? null,
    value: item.value,
    transactionHash: item.transaction_hash,
    ...pickExtra(item),
  }));
}
