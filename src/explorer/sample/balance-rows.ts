import { payment, reverted, swap } from './named-ethereum-transactions.ts';
import { arbitrumDeposit, arbitrumPayment, delegation } from './named-newer-transactions.ts';
import { type SampleAccount, sampleAccounts } from './sample-accounts.ts';
import { type SampleMove, toDelta, toSampleMoves } from './sample-moves.ts';
import type { TransactionPlan } from './transaction-plan.ts';

/** One change of a balance, in wei, and the balance after it. */
export type BalanceRow = { block: number; hash: string | null; delta: bigint; value: bigint };

// Newest first on each chain. The failed one carried no value.
const told = [swap, payment, reverted, delegation, arbitrumPayment, arbitrumDeposit];

/** The sample's account with that address in any case, if there is one. */
export function findSampleAccount(chainId: number, address: string): SampleAccount | undefined {
  return sampleAccounts.find(
    (each) => each.chainId === chainId && each.address.toLowerCase() === address.toLowerCase(),
  );
}

/** Gives an account's whole history, newest first: what the named transactions did to it, then the generated changes. */
export function toBalanceRows(account: SampleAccount): BalanceRow[] {
  const generated = toGeneratedMoves(account).map((move) => ({
    block: move.block,
    hash: move.hash,
    delta: toDelta(move),
  }));
  let value = account.finalWei;
  return [...toNamedChanges(account), ...generated].map((change) => {
    const row = { ...change, value };
    value -= change.delta;
    return row;
  });
}

/** The generated changes alone, with what their transactions did. */
export function toGeneratedMoves(account: SampleAccount): SampleMove[] {
  const balanceWei = toNamedChanges(account).reduce((left, { delta }) => left - delta, account.finalWei);
  return toSampleMoves({ account, balanceWei });
}

function toNamedChanges(account: SampleAccount) {
  return told.flatMap((plan) => toNamedChange(account, plan));
}

function toNamedChange({ chainId, address }: SampleAccount, plan: TransactionPlan) {
  const { block, hash, from, to, value, gasUsed, baseFee, tip } = plan;
  if (block === null || plan.chainId !== chainId || (from !== address && to !== address)) return [];
  const spent = from === address && plan.message === undefined ? value + gasUsed * (baseFee + tip) : 0n;
  const delta = (to === address ? value : 0n) - spent;
  return delta === 0n ? [] : [{ block, hash, delta }];
}
