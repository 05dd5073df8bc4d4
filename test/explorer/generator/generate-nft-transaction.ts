import { buildTransaction } from '../../../src/api/sample/build-transaction.ts';
import { who } from '../../../src/api/sample/sample-accounts.ts';
import type { ApiVersion } from '../read-question.ts';
import { toCollection, toGeneratedTransfer } from './generate-tokens.ts';
import { toNftLife } from './generate-transfers.ts';
import { toContract } from './kind-parts.ts';
import { readStepHash } from './nft-step-hash.ts';

/** Returns the transaction that a generated NFT's transfer refers to. Undefined for any other hash. */
export function generateNftTransaction({
  chainId,
  hash,
  now,
  version,
}: {
  chainId: number;
  hash: string;
  now: number;
  version: ApiVersion;
}): { [field: string]: unknown } | undefined {
  const told = readStepHash(chainId, hash);
  const step = told && toNftLife(chainId, told)[told.step];
  if (!told || !step) return undefined;
  const { block, plan } = step;
  const token = toCollection(told.contract);
  const moment = { chainId, block, now };
  const built = buildTransaction(
    {
      ...{ chainId, hash, block, from: plan.from === who.zero ? plan.to : plan.from, to: token.address, value: 0n },
      ...{ gasUsed: 61_208n, baseFee: 10_000_000n, tip: 0n, types: ['contract_call', 'token_transfer'] },
    },
    now,
  );
  const transfer = toGeneratedTransfer({ token, plan, version, hash, moment, embedded: true });
  const to = toContract(token.address, token.name);
  return { ...built, fhe_operations_count: 0, to, method: plan.method, token_transfers: [transfer] };
}
