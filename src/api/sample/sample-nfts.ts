import type { TransferPlan } from './build-transfer.ts';
import { people, who } from './sample-accounts.ts';
import { createDice, ethereum, hashSentence, minutesAgo } from './sample-values.ts';
/** A sample NFT, with its holders in order, from its mint on. */
export type SampleNft = {
  contract: string;
  tokenId: string;
  holders: string[];
  burnt: boolean;
  days: number;
  newestMinutesAgo: number;
};

/** One transfer of an NFT, with its transaction. */
export type NftStep = { nft: SampleNft; hash: string; block: number; plan: TransferPlan };

/** The sample's NFTs: one with a short history, one whose history fills two pages and ends in a burn. */
export const sampleNfts: readonly SampleNft[] = [
  {
    contract: who.paperBoats,
    tokenId: '4021',
    holders: [who.tobias, who.ines, who.mara],
    burnt: false,
    days: 330,
    newestMinutesAgo: 3 * 1440,
  },
  {
    contract: who.lanterns,
    tokenId: '7',
    holders: toLongLife(56),
    burnt: true,
    days: 300,
    newestMinutesAgo: 5 * 60,
  },
];

/** Returns every transfer of an NFT, newest first. */
export function toNftSteps(nft: SampleNft): NftStep[] {
  const ends = nft.burnt ? [...nft.holders, who.zero] : nft.holders;
  const steps = ends.map((to, index) =>
    toStep({ nft, index, count: ends.length, from: ends[index - 1] ?? who.zero, to }),
  );
  return steps.reverse();
}

function toStep({
  nft,
  index,
  count,
  from,
  to,
}: {
  nft: SampleNft;
  index: number;
  count: number;
  from: string;
  to: string;
}): NftStep {
  const dice = createDice(`nft ${nft.contract} ${nft.tokenId} ${index}`);
  const left = count - 1 - index;
  const place = left === 0 ? 0 : (left - dice.below(700) / 1000) / (count - 1);
  const minutes = nft.newestMinutesAgo + (nft.days * 1440 - nft.newestMinutesAgo) * place;
  const method = from === who.zero ? 'mint' : to === who.zero ? 'burn' : 'safeTransferFrom';
  return {
    nft,
    hash: hashSentence(`Hashlens sample transaction: ${index} of the NFT ${nft.contract}/${nft.tokenId}`),
    block: minutesAgo(ethereum, minutes),
    plan: { token: nft.contract, tokenId: nft.tokenId, from, to, method, logIndex: 30 + dice.below(300) },
  };
}

function toLongLife(holders: number): string[] {
  const dice = createDice('lantern holders');
  const life: string[] = [who.noor];
  while (life.length < holders) {
    const next = dice.oneOf(people);
    if (next !== life.at(-1)) life.push(next);
  }
  return life;
}
