import type { TransactionPlan } from './build-transaction.ts';
import type { TransferPlan } from './build-transfer.ts';
import { arbitrumDeposit, arbitrumPayment, delegation, payment, reverted, swap } from './named-transactions.ts';
import { people, type SampleAccount, sampleAccounts, who } from './sample-accounts.ts';
import { arbitrum, createDice, ethereum, hashSentence, minutesAgo } from './sample-values.ts';

/** One change of a balance, in wei, and the balance after it. */
export type BalanceRow = { block: number; hash: string | null; delta: bigint; value: bigint };

// Newest first on each chain. The failed one carried no value.
const told = [swap, payment, reverted, delegation, arbitrumPayment, arbitrumDeposit];

/** Returns the sample account with this address, ignoring case; undefined if there is none. */
export function findSampleAccount(chainId: number, address: string): SampleAccount | undefined {
  return sampleAccounts.find(
    (each) => each.chainId === chainId && each.address.toLowerCase() === address.toLowerCase(),
  );
}

/** Returns an account's whole history, newest first: the changes by named transactions, then the generated ones. */
export function toBalanceRows(account: SampleAccount): BalanceRow[] {
  const generated = toGeneratedMoves(account).map((move) => ({
    block: move.block,
    hash: move.hash,
    delta: toDelta(move),
  }));
  let value = account.finalWei;
  return [...toNamedChanges(account), ...generated].map((change) => {
    const row = { ...change, value };
    value -= change.delta;
    return row;
  });
}

/** Returns only the generated changes, with their transactions' data. */
export function toGeneratedMoves(account: SampleAccount): SampleMove[] {
  const balanceWei = toNamedChanges(account).reduce((left, { delta }) => left - delta, account.finalWei);
  return toSampleMoves({ account, balanceWei });
}

function toNamedChanges(account: SampleAccount) {
  return told.flatMap((plan) => toNamedChange(account, plan));
}

function toNamedChange({ chainId, address }: SampleAccount, plan: TransactionPlan) {
  const { block, hash, from, to, value, gasUsed, baseFee, tip } = plan;
  if (block === null || plan.chainId !== chainId || (from !== address && to !== address)) return [];
  const spent = from === address && plan.message === undefined ? value + gasUsed * (baseFee + tip) : 0n;
  const delta = (to === address ? value : 0n) - spent;
  return delta === 0n ? [] : [{ block, hash, delta }];
}

/** One change of an account's balance, with its transaction's data. Amounts are wei. */
export type SampleMove = {
  account: SampleAccount;
  block: number;
  /** Null for staking withdrawals, which have no transaction. */
  hash: string | null;
  kind: 'sent' | 'received' | 'called' | 'withdrawn';
  other: string;
  value: bigint;
  gasUsed: bigint;
  baseFee: bigint;
  tip: bigint;
};

const ether = 10n ** 18n;
const thousandth = 10n ** 15n;

/** Returns generated changes that end in this balance, newest first; the oldest one funds the account. */
function toSampleMoves({ account, balanceWei }: { account: SampleAccount; balanceWei: bigint }): SampleMove[] {
  const moves = Array.from({ length: account.count }, (_, index) => toMove(account, index));
  const later = moves.slice(0, -1).reduce((sum, move) => sum + toDelta(move), 0n);
  const opening = {
    kind: 'received',
    hash: toMoveHash(account, account.count - 1),
    value: balanceWei - later,
  } as const;
  return moves.map((move, index) => (index === moves.length - 1 ? { ...move, ...opening } : move));
}

/** Returns the change of the balance in wei, including the fee if the account itself paid it. */
function toDelta({ kind, value, gasUsed, baseFee, tip }: SampleMove): bigint {
  return kind === 'received' || kind === 'withdrawn' ? value : -(value + gasUsed * (baseFee + tip));
}

function toMove(account: SampleAccount, index: number): SampleMove {
  const { chainId, address } = account;
  const dice = createDice(`move ${chainId} ${address} ${index}`);
  const large = account.large[index];
  const kind = large === undefined ? dice.oneOf(usualKinds) : large > 0 ? 'received' : 'sent';
  const others = (chainId === arbitrum ? [who.noor, who.traveller] : people).filter((person) => person !== address);
  return {
    account,
    block: toBlock(account, index, dice.below(800)),
    hash: kind === 'withdrawn' && chainId === ethereum ? null : toMoveHash(account, index),
    kind: kind === 'withdrawn' && chainId !== ethereum ? 'received' : kind,
    other: others[dice.below(others.length)] ?? who.noor,
    value: toValue({ kind, large, most: account.usualMilli, below: dice.below }),
    gasUsed: kind === 'called' ? 46_109n + BigInt(dice.below(30_000)) : 21_000n,
    baseFee: BigInt(chainId === arbitrum ? 10_000_000 : 600_000_000 + dice.below(2_000_000_000)),
    tip: BigInt(chainId === arbitrum ? 0 : 40_000_000 + dice.below(900_000_000)),
  };
}

const usualKinds = ['sent', 'sent', 'sent', 'received', 'received', 'received', 'called', 'withdrawn'] as const;

function toValue({
  kind,
  large,
  most,
  below,
}: {
  kind: SampleMove['kind'];
  large: number | undefined;
  most: number;
  below: (sides: number) => number;
}): bigint {
  const wei = BigInt(below(1_000_000_000)) * 1_000_000n;
  if (large !== undefined) return BigInt(Math.abs(large)) * ether + BigInt(below(900)) * thousandth;
  if (kind === 'called') return 0n;
  if (kind === 'withdrawn') return 18n * thousandth + wei;
  // People send round amounts.
  return kind === 'sent' ? BigInt(5 * (1 + below(most / 5))) * thousandth : BigInt(10 + below(most)) * thousandth + wei;
}

function toBlock({ chainId, count, days, newestMinutesAgo }: SampleAccount, index: number, jitter: number): number {
  const minutes = days * 1440 - newestMinutesAgo;
  const place = index === 0 ? 0 : (index + jitter / 1000) / count;
  return minutesAgo(chainId, newestMinutesAgo + minutes * place);
}

function toMoveHash({ chainId, address }: SampleAccount, index: number): string {
  return hashSentence(`Hashlens sample transaction: ${index} of ${address} on chain ${chainId}`);
}

/** A sample NFT, with its holders in order, from its mint on. */
type SampleNft = {
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
