import type { TransactionPlan } from '../../../src/api/sample/build-transaction.ts';
import { buildTransaction } from '../../../src/api/sample/build-transaction.ts';
import { arbitrum, createDice, ethereum, minutesAgo } from '../../../src/api/sample/sample-values.ts';
import type { ApiVersion } from '../read-question.ts';
import { toChainPart } from './generate-chain-part.ts';
import { toSeededAddress } from './to-seeded-address.ts';
import { type GeneratedKind, generatedKinds, toKindOfTransaction } from './transaction-kinds.ts';

// Payments come up three times as often as other kinds, token payments and swaps twice.
const withMoreSwaps = generatedKinds.flatMap((kind) => (/swap|token-pay/.test(kind) ? [kind, kind] : [kind]));
const weighted: readonly [GeneratedKind, ...GeneratedKind[]] = ['payment', 'payment', ...withMoreSwaps];

type Wanted = { chainId: number; hash: string; now: number; version: ApiVersion; kind?: GeneratedKind };

/**
 * Returns a transaction for any hash. The same hash always has the same kind, parties and amounts. `kind` overrides the
 * random choice.
 */
export function generateTransaction({ chainId, hash, now, version, kind }: Wanted): { [field: string]: unknown } {
  const dice = createDice(`transaction ${chainId} ${hash}`);
  const chosen = kind ?? dice.oneOf(weighted);
  const unmined = chosen === 'waiting' || chosen === 'dropped';
  const plan: TransactionPlan = {
    chainId,
    hash,
    block: unmined ? null : minutesAgo(chainId, 5 + dice.below(700_000)),
    from: toSeededAddress(`${hash} from`),
    to: toSeededAddress(`${hash} to`),
    value: BigInt(1 + dice.below(90_000)) * 10n ** 14n,
    gasUsed: 21_000n,
    baseFee: BigInt(chainId === ethereum ? 500_000_000 + dice.below(2_000_000_000) : 10_000_000),
    tip: BigInt(chainId === arbitrum ? 0 : 50_000_000 + dice.below(900_000_000)),
    types: ['coin_transfer'],
  };
  const { own, ...changes } = toKindOfTransaction({ kind: chosen, plan, dice, now, version });
  const parts = plan.block === null ? {} : toChainPart({ chainId, dice });
  return { ...buildTransaction({ ...plan, ...changes }, now), fhe_operations_count: 0, ...parts, ...own };
}
