import { createDice, minutesAgo, toSeededHex, toShortTime } from '../../../src/api/sample/sample-values.ts';

/** Returns an address's whole balance history, newest first: 60 to 600 changes, or 0 to 5 for one address in eight. */
export function generateBalances({ chainId, address, now }: { chainId: number; address: string; now: number }) {
  const seed = `balance ${chainId} ${address}`;
  const dice = createDice(seed);
  const count = dice.below(8) === 0 ? dice.below(6) : 60 + dice.below(541);
  const spacing = 200 + dice.below(2000);
  let value = 0n;
  return Array.from({ length: count }, (_, at) => {
    const delta = toDelta(value, dice.below);
    value += delta;
    const block = minutesAgo(chainId, 20 + spacing * (count - at) - dice.below(spacing / 2));
    return {
      block_number: block,
      block_timestamp: toShortTime({ chainId, block, now }),
      delta: String(delta),
      transaction_hash: dice.below(9) === 0 ? null : toSeededHex(`${seed} change ${at}`),
      value: String(value),
    };
  }).reverse();
}

/** Returns a change that is never 0 and never makes the balance negative. */
function toDelta(value: bigint, below: (sides: number) => number): bigint {
  const share = BigInt(1 + below(900_000));
  if (value > 0n && below(100) < 55) {
    const spent = (value * share) / 4_000_000n;
    if (spent > 0n) return -spent;
  }
  return share * 10n ** 12n + BigInt(below(1_000_000_000));
}
