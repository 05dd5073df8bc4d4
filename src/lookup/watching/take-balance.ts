import type { BalanceChange } from '../../models/balance.ts';
import type { Reply } from '../../models/failure.ts';
import type { AddressCheck } from '../../models/watch-check.ts';

/**
 * What an address's check comes to with an answer: the newest change of its balance, null where it has none. The first
 * answer is what later ones are compared with. A difference is exact to the wei, however many changes it spans.
 */
export function takeBalance(
  check: AddressCheck,
  reply: Reply<BalanceChange | null>,
  { now, tells }: { now: number; tells: boolean },
): AddressCheck {
  if (!reply.ok) return { ...check, failure: reply.failure };
  const newest = { value: reply.value?.value ?? '0', blockNumber: reply.value?.blockNumber ?? null };
  const { seen } = check;
  const answered = { ...check, checkedMs: now, failure: null };
  if (seen === null) return { ...answered, seen: newest };
  // A service that lags behind, or a chain that is taking a block back, tells of a past that is known.
  if (!isLater(newest, seen)) return answered;
  const delta = String(BigInt(newest.value) - BigInt(seen.value));
  return { ...answered, seen: newest, change: { delta, foundMs: now }, isNew: true, isUntold: tells };
}

type Seen = NonNullable<AddressCheck['seen']>;

function isLater(newest: Seen, seen: Seen): boolean {
  const [block, before] = [newest.blockNumber ?? -1, seen.blockNumber ?? -1];
  return block > before || (block === before && newest.value !== seen.value);
}
