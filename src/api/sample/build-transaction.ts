import { buildTransfer, type TransferPlan } from './build-transfer.ts';
import { toSampleAddress } from './sample-accounts.ts';
import { arbitrum, createDice, ethereum, minutesAgo, toConfirmations, toLongTime } from './sample-values.ts';

/** The price of one ETH in the sample, in US dollars. */
const exchangeRate = '2609.40';

/** Returns the API's transaction object as of `now` (ms). */
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

/** Null for the last 24 hours, for which the service has no price of the day. */
function toHistoricRate({ chainId, block }: TransactionPlan): string | null {
  if (block === null || block > minutesAgo(chainId, 24 * 60)) return null;
  const day = Math.floor((minutesAgo(chainId, 0) - block) / (minutesAgo(chainId, 0) - minutesAgo(chainId, 24 * 60)));
  return ((260_940 + createDice(`price ${day}`).below(70_000) - 40_000) / 100).toFixed(2);
}

/** The input data of a sample transaction, from which everything else is derived. Amounts are wei. */
export type TransactionPlan = {
  chainId: number;
  hash: string;
  /** Null while the transaction is pending. */
  block: number | null;
  from: string;
  to: string | null;
  created?: string;
  value: bigint;
  gasUsed: bigint;
  gasLimit?: bigint;
  baseFee: bigint;
  tip: bigint;
  call?: SampleCall;
  input?: string;
  types: string[];
  transfers?: TransferPlan[];
  /** Arbitrum's fields about the message that caused this transaction; its sender paid on Ethereum. */
  message?: { [field: string]: unknown };
  /** Fields that only this transaction has, or that differ from the usual ones. */
  own?: { [field: string]: unknown };
};

/** A call in the sample: `arguments` are [name, type, value], integers and addresses only. */
type SampleCall = { name: string; selector: string; arguments: [name: string, type: string, value: string][] };

/** Returns `0x`, the selector and one 32-byte word for each argument. */
function toCallData({ selector, arguments: given }: SampleCall): string {
  return `0x${selector}${given.map(([, , value]) => toWord(value)).join('')}`;
}

/** Returns the API's decoded form of a call. */
function toDecodedInput({ name, selector, arguments: given }: SampleCall) {
  return {
    method_call: `${name}(${given.map(([label, type]) => `${type} ${label}`).join(', ')})`,
    method_id: selector,
    parameters: given.map(([label, type, value]) => ({ name: label, type, value })),
  };
}

/** Returns one 32-byte word without `0x`: an address or a decimal integer, padded on the left. */
export function toWord(value: string): string {
  return BigInt(value).toString(16).padStart(64, '0');
}

/** The Ethereum transactions that carry the sample's Arbitrum batches; `find-in-sample.ts` turns them into plans. */
export const baseLayer = {
  deposit: {
    hash: '0xd0ed3fefc6487f6cb9cdba69fba9df782c6aa241307c4f3aa9373e9011ed7ce4', // Hashlens sample transaction: deposit on Ethereum
    block: minutesAgo(ethereum, 61),
  },
  commitment: {
    hash: '0x7b19363509d4f128c9da7ba5b581fda7658a0f436d207b22b2d6a497e2b16864', // Hashlens sample transaction: commitment
    block: minutesAgo(ethereum, 40),
  },
  oldCommitment: {
    hash: '0xfb28cf3cdb12464ff01c35ba544a0a50a92a9a3d9f04f98549b80c72a80fc096', // Hashlens sample transaction: old commitment
    block: minutesAgo(ethereum, 9 * 1440),
  },
  oldConfirmation: {
    hash: '0x17da70234a5547f0b17d98252b407ec277bc84f4ddfadb10d9505e10856ac983', // Hashlens sample transaction: old confirmation
    block: minutesAgo(ethereum, 2 * 1440),
  },
} as const;

const notYet = { hash: null, status: null, timestamp: null };

/** Returns a transaction's `arbitrum` object. Its batch is confirmed on Ethereum once it is nine days old. */
function buildArbitrumPart({ plan, block, now }: { plan: TransactionPlan; block: number; now: number }) {
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
