import type { Reference } from '../../references/reference.ts';
import { baseLayer, type TransactionPlan } from './build-transaction.ts';
import {
  arbitrumDeposit,
  arbitrumPayment,
  blob,
  creation,
  delegation,
  oldPayment,
  payment,
  reverted,
  swap,
  waiting,
} from './named-transactions.ts';
import { sampleAccounts, who } from './sample-accounts.ts';
import {
  type BalanceRow,
  findSampleAccount,
  type NftStep,
  type SampleMove,
  sampleNfts,
  toBalanceRows,
  toGeneratedMoves,
  toNftSteps,
} from './sample-histories.ts';
import { arbitrum, ethereum } from './sample-values.ts';

/** The sample's data about a reference: the plan of a transaction, or a whole history, newest first. */
export type SampleHolding =
  | { kind: 'transaction'; plan: TransactionPlan }
  | { kind: 'address'; rows: BalanceRow[] }
  | { kind: 'token-instance'; steps: NftStep[] };

/** Returns the sample's data about a reference on a chain; undefined if there is none. */
export function findInSample({
  chainId,
  reference,
}: {
  chainId: number;
  reference: Reference;
}): SampleHolding | undefined {
  switch (reference.kind) {
    case 'transaction': {
      const plan = toTransactionPlan(chainId, reference.hash);
      return plan && { kind: 'transaction', plan };
    }
    case 'address': {
      const account = findSampleAccount(chainId, reference.address);
      return account && { kind: 'address', rows: toBalanceRows(account) };
    }
    case 'token-instance': {
      const { contract, tokenId } = reference;
      const nft = sampleNfts.find(
        (each) => each.contract.toLowerCase() === contract.toLowerCase() && each.tokenId === tokenId,
      );
      return nft && chainId === ethereum ? { kind: 'token-instance', steps: toNftSteps(nft) } : undefined;
    }
  }
}

/** True if the sample has data about a reference on a chain: the shown ones, and all that their histories link to. */
export function isInSample(question: { chainId: number; reference: Reference }): boolean {
  return findInSample(question) !== undefined;
}

const named = [
  swap,
  payment,
  oldPayment,
  creation,
  reverted,
  waiting,
  delegation,
  blob,
  arbitrumPayment,
  arbitrumDeposit,
];

let plans: Map<string, TransactionPlan> | undefined;

/** Returns the plan of a sample transaction: a named one, or one that a history or another transaction links to. */
function toTransactionPlan(chainId: number, hash: string): TransactionPlan | undefined {
  plans ??= new Map(toAllPlans().map((plan) => [`${plan.chainId} ${plan.hash}`, plan]));
  return plans.get(`${chainId} ${hash.toLowerCase()}`);
}

function toAllPlans(): TransactionPlan[] {
  return [
    ...named,
    ...Object.values(baseLayer).map(toBaseLayerPlan),
    ...sampleAccounts.flatMap((account) => toGeneratedMoves(account).flatMap(toMovePlan)),
    ...sampleNfts.flatMap((nft) => toNftSteps(nft).map(toNftPlan)),
  ];
}

function toMovePlan(move: SampleMove): TransactionPlan[] {
  const { account, block, hash, value, gasUsed, baseFee, tip } = move;
  if (hash === null) return [];
  const shared = { chainId: account.chainId, block, hash, value, gasUsed, baseFee, tip };
  if (move.kind !== 'called') {
    const [from, to] = move.kind === 'sent' ? [account.address, move.other] : [move.other, account.address];
    return [{ ...shared, from, to, types: ['coin_transfer'] }];
  }
  const to = account.chainId === arbitrum ? who.sunOnArbitrum : who.sun;
  const spender: [string, string, string] = ['spender', 'address', who.router];
  const amount: [string, string, string] = ['value', 'uint256', String(gasUsed * 100_000n)];
  const call = { name: 'approve', selector: '095ea7b3', arguments: [spender, amount] };
  return [{ ...shared, from: account.address, to, types: ['contract_call'], call }];
}

const selectors = { mint: 'a0712d68', burn: '42966c68', safeTransferFrom: '42842e0e' };

function toNftPlan({ hash, block, plan }: NftStep): TransactionPlan {
  const id: [string, string, string] = ['tokenId', 'uint256', plan.tokenId ?? '0'];
  const both: [string, string, string][] = [['from', 'address', plan.from], ['to', 'address', plan.to], id];
  const moved = plan.method === 'safeTransferFrom';
  const name = moved ? 'safeTransferFrom' : plan.method === 'burn' ? 'burn' : 'mint';
  return {
    chainId: ethereum,
    hash,
    block,
    from: plan.from === who.zero ? plan.to : plan.from,
    to: plan.token,
    value: 0n,
    gasUsed: 61_208n,
    baseFee: 1_102_448_190n,
    tip: 100_000_000n,
    types: ['contract_call', 'token_transfer'],
    call: { name, selector: selectors[name], arguments: moved ? both : [id] },
    transfers: [plan],
  };
}

function toBaseLayerPlan({ hash, block }: { hash: string; block: number }): TransactionPlan {
  const gas = { value: 0n, gasUsed: 148_816n, baseFee: 1_310_771_903n, tip: 80_000_000n };
  const ends = { from: who.traveller, to: who.arbitrumInbox };
  return { ...gas, ...ends, chainId: ethereum, hash, block, types: ['contract_call'], own: { method: '0x6f12b0c9' } };
}
