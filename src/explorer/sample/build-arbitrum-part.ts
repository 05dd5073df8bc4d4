import { arbitrum, ethereum, minutesAgo, toLongTime } from './sample-clock.ts';
import { toSeededHex } from './seeded.ts';
import type { TransactionPlan } from './transaction-plan.ts';

/** The Ethereum transactions that carry the sample's Arbitrum batches; `to-transaction-plan` answers them. */
export const baseLayer = {
  deposit: { hash: toSeededHex('hashlens arbitrum deposit'), block: minutesAgo(ethereum, 61) },
  commitment: { hash: toSeededHex('hashlens arbitrum commitment'), block: minutesAgo(ethereum, 40) },
  oldCommitment: { hash: toSeededHex('hashlens old commitment'), block: minutesAgo(ethereum, 9 * 1440) },
  oldConfirmation: { hash: toSeededHex('hashlens old confirmation'), block: minutesAgo(ethereum, 2 * 1440) },
} as const;

const notYet = { hash: null, status: null, timestamp: null };

/** Gives the `arbitrum` object of a transaction. Its batch is confirmed on Ethereum once it is nine days old. */
export function buildArbitrumPart({ plan, block, now }: { plan: TransactionPlan; block: number; now: number }) {
  const price = plan.baseFee + plan.tip;
  const gasForL1 = plan.gasUsed / 40n;
  const batch = toBatch(block, now);
  return {
    gas_used_for_l1: String(gasForL1),
    gas_used_for_l2: String(plan.gasUsed - gasForL1),
    poster_fee: String(gasForL1 * price),
    network_fee: String((plan.gasUsed - gasForL1) * price),
    contains_message: null,
    message_related_info: {},
    ...batch,
    ...plan.message,
  };
}

function toBatch(block: number, now: number) {
  const at = (kind: 'commitment' | 'oldCommitment' | 'oldConfirmation', status: string) => {
    const timestamp = toLongTime({ chainId: ethereum, block: baseLayer[kind].block, now });
    return { hash: baseLayer[kind].hash, status, timestamp };
  };
  if (block > minutesAgo(arbitrum, 40)) {
    const unsent = { batch_number: null, batch_data_container: null };
    return { status: 'Sealed on rollup', ...unsent, commitment_transaction: notYet, confirmation_transaction: notYet };
  }
  const settled = block <= minutesAgo(arbitrum, 9 * 1440);
  return {
    status: settled ? 'Confirmed on base' : 'Sent to base',
    batch_number: settled ? 1_162_804 : 1_168_317,
    batch_data_container: 'in_blob4844',
    commitment_transaction: settled ? at('oldCommitment', 'finalized') : at('commitment', 'unfinalized'),
    confirmation_transaction: settled ? at('oldConfirmation', 'finalized') : notYet,
  };
}
