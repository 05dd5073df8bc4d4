import type { Reference } from '../../references/reference.ts';
import { type BalanceRow, findSampleAccount, toBalanceRows } from './balance-rows.ts';
import { ethereum } from './sample-clock.ts';
import { type NftStep, sampleNfts, toNftSteps } from './sample-nfts.ts';
import { toTransactionPlan } from './to-transaction-plan.ts';
import type { TransactionPlan } from './transaction-plan.ts';

/** What the sample holds of a reference: the plan of a transaction, or whole histories, newest first. */
export type SampleHolding =
  | { kind: 'transaction'; plan: TransactionPlan }
  | { kind: 'address'; rows: BalanceRow[] }
  | { kind: 'token-instance'; steps: NftStep[] };

/** Gives what the sample holds of a reference on a chain, or undefined. */
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
