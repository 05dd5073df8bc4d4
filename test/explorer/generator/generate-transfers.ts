import type { TransferPlan } from '../../../src/api/sample/build-transfer.ts';
import { who } from '../../../src/api/sample/sample-accounts.ts';
import { createDice, minutesAgo } from '../../../src/api/sample/sample-values.ts';
import type { ApiVersion } from '../read-question.ts';
import { toCollection, toGeneratedTransfer } from './generate-tokens.ts';
import { toStepHash } from './nft-step-hash.ts';
import { toSeededAddress } from './to-seeded-address.ts';

/** One transfer in an NFT's history, with its transaction's hash and block. */
type LifeStep = { hash: string; block: number; plan: Omit<TransferPlan, 'token'> };

/** Returns an NFT's whole history, oldest first: a mint, up to 179 transfers and, for one NFT in five, a burn. */
export function toNftLife(chainId: number, { contract, tokenId }: { contract: string; tokenId: string }): LifeStep[] {
  const seed = `nft ${chainId} ${contract} ${tokenId}`;
  const dice = createDice(seed);
  const count = 1 + dice.below(dice.oneOf([6, 60, 180]));
  const ends = Array.from({ length: count }, (_, at) => toSeededAddress(`${seed} holder ${at}`));
  if (dice.below(5) === 0) ends.push(who.zero);
  const spacing = 30 + dice.below(6000);
  return ends.map((to, step) => {
    const from = ends[step - 1] ?? who.zero;
    const block = minutesAgo(chainId, 30 + spacing * (ends.length - step) - dice.below(spacing / 2));
    const method = step === 0 ? 'mint' : dice.oneOf(['safeTransferFrom', 'transferFrom', '0x23b872dd']);
    const plan = { from, to, tokenId, method, logIndex: 1 + dice.below(400) };
    return { hash: toStepHash(chainId, { contract, tokenId, step }), block, plan };
  });
}

/** Returns every transfer of an NFT, newest first. */
export function generateTransfers({
  chainId,
  contract,
  tokenId,
  now,
  version,
}: {
  chainId: number;
  contract: string;
  tokenId: string;
  now: number;
  version: ApiVersion;
}) {
  const token = toCollection(contract);
  return toNftLife(chainId, { contract, tokenId })
    .map(({ plan, hash, block }) =>
      toGeneratedTransfer({ token, plan, version, hash, moment: { chainId, block, now }, embedded: false }),
    )
    .reverse();
}
