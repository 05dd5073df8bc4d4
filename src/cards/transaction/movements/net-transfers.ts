import { isZeroAddress } from '../../../format/address-name.ts';
import { nativeUnit } from '../../../format/chain-words.ts';
import { formatNumber } from '../../../format/format-amount.ts';
import { t } from '../../../i18n/t.ts';
import type { Address } from '../../../models/address.ts';
import type { TokenTransfer } from '../../../models/token.ts';
import type { Transaction } from '../../../models/transaction.ts';
import { toAddressRows } from '../../address-rows.ts';
import type { Row } from '../../card-content.ts';
import { formatMoved, type Moved, toMoved } from '../../token-amounts.ts';
import { formatCoins, readCoins } from '../coins.ts';

type Counted = Exclude<Moved, { kind: 'hidden' }>;

/** What a sentence can count: coins, an amount of a token, or a number of one NFT. */
export type Asset = Counted | { kind: 'native'; value: bigint };

/** What the sender lost and gained, summed over all transfers. */
export type NetMovements = {
  out: Asset[];
  in: Counted[];
  /**
   * False if transfers are missing, one of the sender's amounts is unknown, or one of their tokens is marked as a scam:
   * then nothing is certain.
   */
  isComplete: boolean;
};

/** A transaction that took something and gave something: both sides as assets, and in words. */
export type Swap = { transaction: Transaction; net: NetMovements; out: string; incoming: string; chainId: number };

// On these chains the native coin is also a token, whose transfers repeat the value.
const nativeTwins = new Map([
  [324, '0x000000000000000000000000000000000000800a'],
  [137, '0x0000000000000000000000000000000000001010'],
  [42220, '0x471ece3750da237f93b8e339c536989b8978a438'],
]);

/** Sums what a transaction moved from and to its sender. Native coins returned by inner calls are in no reply. */
export function sumMovements(transaction: Transaction, chainId: number): NetMovements {
  const sender = transaction.from.hash.toLowerCase();
  const coins = readCoins(transaction.value);
  const value = coins ?? 0n;
  const twin = value > 0n ? nativeTwins.get(chainId) : undefined;
  const sums = new Map<string, { moved: Counted; net: bigint }>();
  // While the explorer re-indexes a block, its transfers come and go.
  let isComplete = coins !== null && !transaction.tokenTransfersOverflow && !transaction.isPendingUpdate;

  for (const transfer of transaction.tokenTransfers) {
    const from = transfer.from?.hash.toLowerCase();
    const to = transfer.to?.hash.toLowerCase();
    if (from === undefined || to === undefined) isComplete = false;
    if (from === to || (from !== sender && to !== sender)) continue;
    const moved = toMoved(transfer);
    if (moved.contract === twin) continue;
    if (moved.kind === 'hidden' || moved.contract === '' || isScamToken(transfer)) {
      isComplete = false;
      continue;
    }
    const amount = moved.kind === 'nft' ? moved.count : moved.value;
    const key = moved.kind === 'nft' ? `${moved.contract}/${moved.tokenId}` : moved.contract;
    const net = (sums.get(key)?.net ?? 0n) + (to === sender ? amount : -amount);
    sums.set(key, { moved, net });
  }

  const all = [...sums.values()];
  const isToOther = transaction.to?.hash.toLowerCase() !== sender;
  const out = all.filter(({ net }) => net < 0n).map(({ moved, net }) => withAmount(moved, -net));
  const incoming = all.filter(({ net }) => net > 0n).map(({ moved, net }) => withAmount(moved, net));
  return {
    out: [...(value > 0n && isToOther ? [{ kind: 'native', value } as const] : []), ...withoutTwins(out)],
    in: withoutTwins(incoming),
    isComplete,
  };
}

// An ERC-404 token reports the same move twice, as an amount and as an NFT.
function withoutTwins(side: Counted[]): Counted[] {
  const amounts = new Set(side.flatMap((asset) => (asset.kind === 'amount' ? [asset.contract] : [])));
  return side.filter((asset) => asset.kind !== 'nft' || !amounts.has(asset.contract));
}

function withAmount(moved: Counted, amount: bigint): Counted {
  return moved.kind === 'nft' ? { ...moved, count: amount } : { ...moved, value: amount };
}

/** True for a transfer that leaves an address. */
export function isFrom({ from }: TokenTransfer, address: Address): boolean {
  return from?.hash.toLowerCase() === address.hash.toLowerCase();
}

/** The transfers that reach the sender. */
export function findArrivals({ tokenTransfers, from }: Transaction): TokenTransfer[] {
  return tokenTransfers.filter(({ to }) => to?.hash.toLowerCase() === from.hash.toLowerCase());
}

/** The transfers that leave the sender. */
export function findDepartures({ tokenTransfers, from }: Transaction): TokenTransfer[] {
  return tokenTransfers.filter((transfer) => isFrom(transfer, from));
}

/** Returns the account that all of these are; null if they are several, unknown or none. */
export function findOnly(all: (Address | null)[]): Address | null {
  const [first = null] = all;
  return all.every((one) => one?.hash.toLowerCase() === first?.hash.toLowerCase()) ? first : null;
}

/** True if everything the sender received came from the zero address, so it is newly minted. */
export function arrivedNew(transaction: Transaction): boolean {
  const arrived = findArrivals(transaction);
  return arrived.length > 0 && arrived.every((transfer) => transfer.from && isZeroAddress(transfer.from.hash));
}

/** True if everything the sender gave went to the zero address, so it is burnt. */
export function leftForGood(transaction: Transaction): boolean {
  const left = findDepartures(transaction);
  return left.length > 0 && left.every(({ to }) => to && isZeroAddress(to.hash));
}

/** True if native coins went into their wrapping contract, which gave the same amount of the wrapped coin. */
export function isWrapping({ to }: Transaction, given: Asset, got: Asset, chainId: number): boolean {
  return (
    given.kind === 'native' &&
    isWrappedCoin(got, chainId) &&
    got.value === given.value &&
    to?.hash.toLowerCase() === got.contract
  );
}

/** True if the sender gave a wrapped native coin in a call of `withdraw`, WETH's own method. */
export function isUnwrapping({ method, rawInput }: Transaction, given: Asset, chainId: number): boolean {
  const isWithdrawal = method === 'withdraw' || (rawInput ?? '').startsWith('0x2e1a7d4d');
  return isWithdrawal && isWrappedCoin(given, chainId);
}

/**
 * True if the contract that received native coins passed on the same amount of the wrapped coin: all were used, so none
 * came back.
 */
export function hasUsedAllCoins({ to, tokenTransfers, value }: Transaction, chainId: number): boolean {
  const passedOn = tokenTransfers.flatMap((transfer) => {
    const moved = to && isFrom(transfer, to) && !isToZero(transfer) ? toMoved(transfer) : null;
    return moved?.kind === 'amount' && isWrappedCoin(moved, chainId) ? [moved.value] : [];
  });
  const coins = readCoins(value);
  return coins !== null && coins > 0n && passedOn.reduce((sum, amount) => sum + amount, 0n) === coins;
}

function isToZero({ to }: TokenTransfer): boolean {
  return to === null || isZeroAddress(to.hash);
}

/** True for the coin's wrapped form. Many vaults give tokens for coins one to one, but only this one is named after it. */
export function isWrappedCoin(asset: Asset, chainId: number): asset is Extract<Asset, { kind: 'amount' }> {
  if (asset.kind !== 'amount') return false;
  return asset.symbol.toLowerCase() === `w${nativeUnit(chainId).symbol.toLowerCase()}`;
}

/** True for an amount that can be a fee beside another one: at most a twentieth of it. */
export function isSmallPart(amount: bigint, of: bigint): boolean {
  return amount * 20n <= of;
}

/** True if the explorer marks the token as a scam. */
export function isScamToken({ token }: TokenTransfer): boolean {
  return token?.reputation === 'scam' || token?.extra.is_scam === true;
}

/** True for a transfer of an amount or a number of zero: anyone can make one in anyone's name. */
export function movesNothing(transfer: TokenTransfer): boolean {
  const moved = toMoved(transfer);
  return (moved.kind === 'amount' && moved.value === 0n) || (moved.kind === 'nft' && moved.count === 0n);
}

/**
 * Transfers that read alike: dust or equal amounts of one token between the sender and several others. A transfer
 * unlike any other is `alone`.
 */
export type TransferGroup = {
  kind: 'alone' | 'dust' | 'same';
  isOut: boolean;
  transfers: TokenTransfer[];
  /** Number of addresses at the other end. */
  addresses: number;
};

// Dust needs no rows. For real amounts the receivers matter, unless there are many.
const fewestAlike = { dust: 2, same: 5 };

/** Groups a transaction's transfers; each group takes the place of its first transfer. */
export function groupTransfers(transfers: TokenTransfer[], sender: Address): TransferGroup[] {
  const groups = new Map<string, TransferGroup>();
  for (const [at, transfer] of transfers.entries()) {
    const isOut = isFrom(transfer, sender);
    const kind = toLikeness(transfer, sender);
    const key = kind === 'alone' ? String(at) : toLikenessKey(transfer, { kind, isOut });
    const known = groups.get(key);
    if (known) known.transfers.push(transfer);
    else groups.set(key, { kind, isOut, transfers: [transfer], addresses: 1 });
  }
  return [...groups.values()].flatMap((group) => {
    if (group.kind === 'alone') return [group];
    const ends = group.transfers.map(({ from, to }) => (group.isOut ? to : from)?.hash.toLowerCase());
    const addresses = new Set(ends).size;
    const isLike = addresses > 1 && group.transfers.length >= fewestAlike[group.kind];
    return isLike ? [{ ...group, addresses }] : group.transfers.map((one) => toAlone(one, group.isOut));
  });
}

function toAlone(transfer: TokenTransfer, isOut: boolean): TransferGroup {
  return { kind: 'alone', isOut, transfers: [transfer], addresses: 1 };
}

function toLikeness(transfer: TokenTransfer, sender: Address): TransferGroup['kind'] {
  const { from, to } = transfer;
  const isOut = isFrom(transfer, sender);
  const isIn = to?.hash.toLowerCase() === sender.hash.toLowerCase();
  const moved = toMoved(transfer);
  // Mints and burns have no other party.
  const isBetweenTwo = from !== null && to !== null && ![from, to].some(({ hash }) => isZeroAddress(hash));
  const isWarnedOf = isScamToken(transfer);
  if (isOut === isIn || !isBetweenTwo || isWarnedOf || moved.kind === 'hidden' || moved.contract === '') return 'alone';
  return isDust(moved) ? 'dust' : 'same';
}

function toLikenessKey(transfer: TokenTransfer, { kind, isOut }: { kind: 'dust' | 'same'; isOut: boolean }): string {
  const moved = toMoved(transfer);
  return [kind, isOut, moved.contract, kind === 'dust' ? '' : formatMoved(moved).exact].join(' ');
}

// True for amounts that are shown as "<0.000001".
function isDust(moved: Moved): boolean {
  if (moved.kind !== 'amount' || moved.decimals === null || moved.value === 0n) return false;
  return moved.value * 1_000_000n < 10n ** BigInt(moved.decimals);
}

/** A group in words, "Dust", "to 10 or more addresses". `isCut`: the service does not list all transfers. */
export function toGroupWords(
  { kind, isOut, transfers, addresses }: TransferGroup,
  isCut: boolean,
): { what: string; way: string } {
  const [first] = transfers;
  const what = first ? formatMoved(toMoved(first)).text : '';
  const values = { count: addresses, number: formatNumber(addresses) };
  return {
    what: kind === 'dust' ? t('transaction.list.dust') : t('transaction.list.eachOf', { what }),
    way: isOut
      ? isCut
        ? t('transaction.list.toManyOrMore', values)
        : t('transaction.list.toMany', values)
      : isCut
        ? t('transaction.list.fromManyOrMore', values)
        : t('transaction.list.fromMany', values),
  };
}

/** True for a transaction without coins and data to another account, which only appears in its history. */
export function sendsNothing({
  from,
  to,
  value,
  rawInput,
  tokenTransfers,
  createdContract,
  ...rest
}: Transaction): boolean {
  const isPlain = rawInput === '0x' && rest.decodedInput === null && rest.authorizationList.length === 0;
  // Blobs carry neither coins nor calldata.
  const hasBlobs = rest.transactionTypes.includes('blob_transaction') || rest.extra.blob_versioned_hashes !== undefined;
  const isElsewhere = to !== null && to.isContract === false && to.hash.toLowerCase() !== from.hash.toLowerCase();
  return (
    value === '0' && isPlain && !hasBlobs && isElsewhere && createdContract === null && tokenTransfers.length === 0
  );
}

/** One side of a movement, "1 ETH and 5 USDC", "3 NFTs of Azuki"; null for nothing or more than two kinds of asset. */
export function toSideWords(side: Asset[], chainId: number): string | null {
  const things = groupByContract(side);
  if (things.length === 0 || things.length > 2) return null;
  const [first, second] = things.map((thing) => toThingWords(thing, chainId));
  if (!first || second === null) return null;
  return second === undefined ? first : t('amount.both', { first, second });
}

function toAssetWords(asset: Asset, chainId: number): string {
  return asset.kind === 'native' ? formatCoins(String(asset.value), chainId) : formatMoved(asset).text;
}

function groupByContract(side: Asset[]): Asset[][] {
  const things = new Map<string, Asset[]>();
  for (const asset of side) {
    const key = asset.kind === 'native' ? '' : asset.contract;
    const known = things.get(key);
    if (known) known.push(asset);
    else things.set(key, [asset]);
  }
  return [...things.values()];
}

function toThingWords([first, ...others]: Asset[], chainId: number): string | null {
  if (!first || others.length === 0) return first ? toAssetWords(first, chainId) : null;
  let count = 0n;
  for (const asset of [first, ...others]) {
    // Amounts under different ids cannot be added.
    if (asset.kind !== 'nft' || asset.decimals > 0) return null;
    count += asset.count;
  }
  // Without the noun, a collection named USDC would turn its count into an amount.
  return first.kind === 'nft'
    ? t('amount.nftsOf', { count: Number(count), number: formatNumber(count), collection: first.collection })
    : null;
}

/** Rows with everything known about a transaction's parties. */
export function toPartyRows({ from, to, createdContract }: Transaction): Row[] {
  return [
    ...toAddressRows(t('transaction.row.from'), from),
    ...(to === null ? [] : toAddressRows(t('transaction.row.to'), to)),
    ...(createdContract === null ? [] : toAddressRows(t('transaction.row.created'), createdContract)),
  ];
}
