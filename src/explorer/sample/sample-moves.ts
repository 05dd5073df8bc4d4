import type { SampleAccount } from './sample-accounts.ts';
import { people, who } from './sample-addresses.ts';
import { arbitrum, ethereum, minutesAgo } from './sample-clock.ts';
import { createDice, toSeededHex } from './seeded.ts';

/** One change of an account's balance, and what its transaction did. Amounts are wei. */
export type SampleMove = {
  account: SampleAccount;
  block: number;
  /** null for staking withdrawals, which have no transaction. */
  hash: string | null;
  kind: 'sent' | 'received' | 'called' | 'withdrawn';
  other: string;
  value: bigint;
  gasUsed: bigint;
  baseFee: bigint;
  tip: bigint;
};

const ether = 10n ** 18n;
const thousandth = 10n ** 15n;

/** Gives the generated changes that end in that balance, newest first; the oldest one is what opened the account. */
export function toSampleMoves({ account, balanceWei }: { account: SampleAccount; balanceWei: bigint }): SampleMove[] {
  const moves = Array.from({ length: account.count }, (_, index) => toMove(account, index));
  const later = moves.slice(0, -1).reduce((sum, move) => sum + toDelta(move), 0n);
  const opening = {
    kind: 'received',
    hash: toMoveHash(account, account.count - 1),
    value: balanceWei - later,
  } as const;
  return moves.map((move, index) => (index === moves.length - 1 ? { ...move, ...opening } : move));
}

/** What a change added to the balance, in wei; the fee is in it where the account itself paid. */
export function toDelta({ kind, value, gasUsed, baseFee, tip }: SampleMove): bigint {
  return kind === 'received' || kind === 'withdrawn' ? value : -(value + gasUsed * (baseFee + tip));
}

function toMove(account: SampleAccount, index: number): SampleMove {
  const { chainId, address } = account;
  const dice = createDice(`move ${chainId} ${address} ${index}`);
  const large = account.large[index];
  const kind = large === undefined ? dice.oneOf(usualKinds) : large > 0 ? 'received' : 'sent';
  const others = (chainId === arbitrum ? [who.mira, who.traveller] : people).filter((person) => person !== address);
  return {
    account,
    block: toBlock(account, index, dice.below(800)),
    hash: kind === 'withdrawn' && chainId === ethereum ? null : toMoveHash(account, index),
    kind: kind === 'withdrawn' && chainId !== ethereum ? 'received' : kind,
    other: others[dice.below(others.length)] ?? who.mira,
    value: toValue({ kind, large, most: account.usualMilli, below: dice.below }),
    gasUsed: kind === 'called' ? 46_109n + BigInt(dice.below(30_000)) : 21_000n,
    baseFee: BigInt(chainId === arbitrum ? 10_000_000 : 600_000_000 + dice.below(2_000_000_000)),
    tip: BigInt(chainId === arbitrum ? 0 : 40_000_000 + dice.below(900_000_000)),
  };
}

const usualKinds = ['sent', 'sent', 'sent', 'received', 'received', 'received', 'called', 'withdrawn'] as const;

function toValue({
  kind,
  large,
  most,
  below,
}: {
  kind: SampleMove['kind'];
  large: number | undefined;
  most: number;
  below: (sides: number) => number;
}): bigint {
  const wei = BigInt(below(1_000_000_000)) * 1_000_000n;
  if (large !== undefined) return BigInt(Math.abs(large)) * ether + BigInt(below(900)) * thousandth;
  if (kind === 'called') return 0n;
  if (kind === 'withdrawn') return 18n * thousandth + wei;
  // People send round amounts.
  return kind === 'sent' ? BigInt(5 * (1 + below(most / 5))) * thousandth : BigInt(10 + below(most)) * thousandth + wei;
}

function toBlock({ chainId, count, days, newestMinutesAgo }: SampleAccount, index: number, jitter: number): number {
  const minutes = days * 1440 - newestMinutesAgo;
  const place = index === 0 ? 0 : (index + jitter / 1000) / count;
  return minutesAgo(chainId, newestMinutesAgo + minutes * place);
}

function toMoveHash({ chainId, address }: SampleAccount, index: number): string {
  return toSeededHex(`move hash ${chainId} ${address} ${index}`);
}
