import { buildArbitrumPart } from './build-arbitrum-part.ts';
import { buildTransfer } from './build-transfer.ts';
import { toCallData, toDecodedInput } from './call-data.ts';
import { toSampleAddress } from './sample-addresses.ts';
import { arbitrum, minutesAgo, toConfirmations, toLongTime } from './sample-clock.ts';
import { createDice } from './seeded.ts';
import type { TransactionPlan } from './transaction-plan.ts';

/** The price of one ETH in the sample, in US dollars. */
const exchangeRate = '2609.40';

/** Gives the API's transaction object as seen at `now` (ms). */
export function buildTransaction(plan: TransactionPlan, now: number): { [field: string]: unknown } {
  const { chainId, block, hash } = plan;
  const dice = createDice(`transaction ${hash}`);
  return {
    hash,
    from: toSampleAddress(plan.from),
    to: plan.to === null ? null : toSampleAddress(plan.to),
    created_contract: plan.created === undefined ? null : toSampleAddress(plan.created),
    value: String(plan.value),
    ...(block === null ? toWaiting() : toMined({ chainId, block, now, dice: dice.below(9) })),
    ...toGas(plan),
    nonce: dice.below(900) + 12,
    type: 2,
    transaction_types: plan.types,
    transaction_tag: null,
    method: plan.call?.name ?? null,
    raw_input: plan.call === undefined ? (plan.input ?? '0x') : (plan.input ?? toCallData(plan.call)),
    decoded_input: plan.call === undefined ? null : toDecodedInput(plan.call),
    revert_reason: null,
    token_transfers: (plan.transfers ?? []).map((transfer) =>
      buildTransfer({ plan: transfer, hash, moment: { chainId, block: block ?? 0, now }, embedded: true }),
    ),
    token_transfers_overflow: false,
    authorization_list: [],
    exchange_rate: exchangeRate,
    historic_exchange_rate: toHistoricRate(plan),
    ...(chainId === arbitrum && block !== null ? { arbitrum: buildArbitrumPart({ plan, block, now }) } : {}),
    ...plan.own,
  };
}

function toWaiting() {
  return {
    status: null,
    result: 'pending',
    block_number: null,
    timestamp: null,
    position: null,
    confirmations: 0,
    confirmation_duration: [],
    is_pending_update: null,
    has_error_in_internal_transactions: null,
  };
}

function toMined({ chainId, block, now, dice }: { chainId: number; block: number; now: number; dice: number }) {
  return {
    status: 'ok',
    result: 'success',
    block_number: block,
    timestamp: toLongTime({ chainId, block, now }),
    position: chainId === arbitrum ? 1 + dice : 20 + dice * 14,
    confirmations: toConfirmations({ chainId, block }),
    confirmation_duration: chainId === arbitrum ? [0, 250] : [0, 12_000],
    is_pending_update: false,
    has_error_in_internal_transactions: false,
  };
}

function toGas({ block, gasUsed, gasLimit, baseFee, tip }: TransactionPlan) {
  const maximum = baseFee * 2n + tip;
  const limit = gasLimit ?? (gasUsed * 5n) / 4n;
  const shared = {
    gas_limit: String(limit),
    max_fee_per_gas: String(maximum),
    max_priority_fee_per_gas: String(tip),
  };
  if (block === null) {
    const fee = { type: 'maximum', value: String(limit * maximum) };
    const unknown = { gas_used: null, base_fee_per_gas: null, priority_fee: null, transaction_burnt_fee: null };
    return { ...shared, ...unknown, gas_price: String(maximum), fee };
  }
  return {
    ...shared,
    gas_used: String(gasUsed),
    gas_price: String(baseFee + tip),
    base_fee_per_gas: String(baseFee),
    priority_fee: String(gasUsed * tip),
    transaction_burnt_fee: String(gasUsed * baseFee),
    fee: { type: 'actual', value: String(gasUsed * (baseFee + tip)) },
  };
}

/** The service knows no price of the day for the last 24 hours. */
function toHistoricRate({ chainId, block }: TransactionPlan): string | null {
  if (block === null || block > minutesAgo(chainId, 24 * 60)) return null;
  const day = Math.floor((minutesAgo(chainId, 0) - block) / (minutesAgo(chainId, 0) - minutesAgo(chainId, 24 * 60)));
  return ((260_940 + createDice(`price ${day}`).below(70_000) - 40_000) / 100).toFixed(2);
}
