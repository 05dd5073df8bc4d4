import { who } from '../../../src/explorer/sample/sample-addresses.ts';
import { minutesAgo } from '../../../src/explorer/sample/sample-clock.ts';
import { createDice, toSeededHex } from '../../../src/explorer/sample/seeded.ts';
import type { ApiVersion } from '../read-question.ts';
import { toCollection, toGeneratedTransfer } from './generate-tokens.ts';
import { toSeededAddress } from './to-seeded-address.ts';

/** Gives the whole life of any NFT, newest first: a mint, up to 180 transfers, and for some a burn. */
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
  const seed = `nft ${chainId} ${contract} ${tokenId}`;
  const dice = createDice(seed);
  const token = toCollection(contract);
  const count = 1 + dice.below(dice.oneOf([6, 60, 180]));
  const ends = Array.from({ length: count }, (_, at) => toSeededAddress(`${seed} holder ${at}`));
  if (dice.below(5) === 0) ends.push(who.zero);
  const spacing = 30 + dice.below(6000);
  return ends
    .map((to, at) => {
      const from = ends[at - 1] ?? who.zero;
      const block = minutesAgo(chainId, 30 + spacing * (ends.length - at) - dice.below(spacing / 2));
      const method = at === 0 ? 'mint' : dice.oneOf(['safeTransferFrom', 'transferFrom', '0x23b872dd']);
      const plan = { from, to, tokenId, method, logIndex: 1 + dice.below(400) };
      const hash = toSeededHex(`${seed} step ${at}`);
      return toGeneratedTransfer({ token, plan, version, hash, moment: { chainId, block, now }, embedded: false });
    })
    .reverse();
}
