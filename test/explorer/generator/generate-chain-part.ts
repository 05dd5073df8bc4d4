import type { Dice } from '../../../src/api/sample/sample-values.ts';

const onOptimism = new Set([10, 130, 1868, 8453, 34443, 84532, 11155420]);

/**
 * Returns the fields that some chains add to their transactions, such as L1 fees, batches and the gas token. Arbitrum's
 * are added elsewhere.
 */
export function toChainPart({ chainId, dice }: { chainId: number; dice: Dice }): { [field: string]: unknown } {
  if (onOptimism.has(chainId)) {
    return {
      l1_fee: String(1_000_000_000 + dice.below(2_000_000_000)),
      l1_fee_scalar: '0',
      l1_gas_price: String(800_000_000 + dice.below(900_000_000)),
      l1_gas_used: '1600',
    };
  }
  if (chainId === 324) return { zksync: { batch_number: 480_000 + dice.below(9000), status: 'Executed on L1' } };
  if (chainId === 534352)
    return { scroll: { l1_fee: String(dice.below(1_000_000_000)), l2_block_status: 'Finalized' } };
  return chainId === 42220 ? { celo: { gas_token: null } } : {};
}
