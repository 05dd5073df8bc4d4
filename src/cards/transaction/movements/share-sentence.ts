import { formatAddress, isZeroAddress } from '../../../format/address-name.ts';
import { nativeUnit } from '../../../format/chain-words.ts';
import { t } from '../../../i18n/t.ts';
import type { Address } from '../../../models/address.ts';
import type { Transaction } from '../../../models/transaction.ts';
import { findKnownToken } from '../../known-tokens.ts';
import { type Moved, toMoved } from '../../token-amounts.ts';
import { toCallNames } from '../call-sentence.ts';
import { formatCoins, readCoins } from '../coins.ts';
import {
  type Asset,
  findDepartures,
  hasUsedAllCoins,
  type NetMovements,
  type Swap,
  toSideWords,
} from './net-transfers.ts';

/**
 * Returns the sentence for a deposit or a withdrawal, "Deposited 5 USDC for 5 aUSDC". A vault, a pool or a lending
 * market mints shares for tokens that it receives, and burns shares when it pays. Null for anything else.
 */
export function toShareSentence(q: Swap): string | null {
  const { transaction, net, out, incoming } = q;
  const { tokenTransfers, from } = transaction;
  const [name = ''] = toCallNames(transaction);
  const passed = (contract: string, giver: string | null, receiver: string | null) =>
    tokenTransfers.some(
      (one) =>
        one.token?.addressHash.toLowerCase() === contract &&
        (giver === null || one.from?.hash.toLowerCase() === giver) &&
        (receiver === null || one.to?.hash.toLowerCase() === receiver),
    );
  const sender = from.hash.toLowerCase();
  const tokensIn = net.in.filter(({ kind }) => kind === 'amount');
  const tokensOut = net.out.filter(({ kind }) => kind !== 'native');
  const [share, ...otherIn] = net.in;
  const isNew = share && (passed(share.contract, zero, sender) || passed(share.contract, share.contract, sender));
  const isMinted = isNew && otherIn.length === 0 && tokensIn.length === 1;
  if (
    isMinted &&
    tokensOut.length > 0 &&
    tokensOut.every((one) => one.kind === 'amount' && passed(one.contract, null, share.contract))
  ) {
    if (net.out.length > 1) {
      const isSpare = net.out.some(({ kind }) => kind === 'native') && !hasUsedAllCoins(transaction, q.chainId);
      const what = isSpare ? t('amount.upTo', { amount: out }) : out;
      return t('transaction.movement.addedLiquidity', { what, got: incoming });
    }
    return /^wrap/i.test(name)
      ? t('transaction.movement.wrapped', { given: out, got: incoming })
      : t('transaction.movement.deposited', { what: out, got: incoming });
  }
  // Coins: only the contract's own method tells a deposit from a purchase.
  const isCoinsFor = isMinted && tokensOut.length === 0 && share.contract === transaction.to?.hash.toLowerCase();
  if (isCoinsFor && isTrusted(share) && !isWrapped(share, q.chainId) && /^(?:deposit|submit|stake)/i.test(name))
    return t('transaction.movement.deposited', { what: out, got: incoming });
  const [burnt, ...otherOut] = net.out;
  if (burnt?.kind !== 'amount' || otherOut.length > 0 || !passed(burnt.contract, null, zero)) return null;
  // Some pools pay from a vault that they share. All that was given has to be burnt.
  const burns = tokenTransfers.filter(({ to }) => to !== null && isZeroAddress(to.hash)).map(toMoved);
  const sum = burns.reduce(
    (all, one) => all + (one.kind === 'amount' && one.contract === burnt.contract ? one.value : 0n),
    0n,
  );
  const isFromPool = /^(?:remove|burn)_?liquidity/i.test(name) && net.in.every(isTrusted) && sum >= burnt.value;
  const isPaidByIt = net.in.every((one) => one.kind === 'amount' && passed(one.contract, burnt.contract, null));
  if (!isPaidByIt && !isFromPool) return null;
  if (net.in.length > 1 || isFromPool)
    return t('transaction.movement.removedLiquidity', { what: incoming, given: out });
  return /^unwrap/i.test(name)
    ? t('transaction.movement.unwrapped', { what: out })
    : t('transaction.movement.withdrew', { what: incoming, given: out });
}

const zero = `0x${'0'.repeat(40)}`;

/** True for an asset whose token is listed or well known. */
export const isTrusted = (asset: Asset) =>
  asset.kind === 'amount' && (asset.isListed || findKnownToken(asset.contract) !== null);
// Wrapping has its own sentence.
const isWrapped = (asset: Asset, chainId: number) =>
  asset.kind === 'amount' && asset.symbol.toLowerCase() === `w${nativeUnit(chainId).symbol.toLowerCase()}`;

/** True for a token that counts a debt: who gets it has borrowed. */
export function isDebt(asset: Asset | Moved): boolean {
  // Aave's "variableDebtEthUSDC", Euler's "eUSDC-3-DEBT".
  return asset.kind === 'amount' && /^[“"]?(?:variable|stable)debt|-debt\b/i.test(asset.symbol);
}

/**
 * Returns the sentence for a loan or a repayment. A loan mints debt tokens to the borrower, a repayment burns them. Null
 * for anything else.
 */
export function toDebtSentence(transaction: Transaction, net: NetMovements, chainId: number): string | null {
  const [lent, paid] = [net.in.filter(isDebt), net.out.filter(isDebt)];
  if (lent.length === 1 && paid.length === 0) {
    const loan = net.in.filter((one) => one.kind === 'amount' && !isDebt(one));
    const what = toSideWords(loan.length > 0 ? loan : lent, chainId);
    // What else left the account may be the price of a trade.
    return what && net.out.length === 0 ? t('transaction.movement.borrowed', { what }) : null;
  }
  if (paid.length + lent.length === 0) return toFlashLoanSentence(transaction, net, chainId);
  // An account without code that gets the tokens is no lender.
  const isToPerson = findDepartures(transaction).some(({ to }) => to?.isContract === false && !isZeroAddress(to.hash));
  if (paid.length !== 1 || lent.length > 0 || isToPerson) return null;
  const given = net.out.length > 1 ? net.out.filter((one) => !isDebt(one)) : paid;
  const amount = toSideWords(given, chainId);
  // Coins may have come back unseen.
  const isSpare = given.some(({ kind }) => kind === 'native') && !hasUsedAllCoins(transaction, chainId);
  const what = amount && isSpare ? t('amount.upTo', { amount }) : amount;
  return what && t('transaction.movement.repaid', { what });
}

/**
 * Returns the sentence for a loan that lasts for one transaction: its lender got at least as much back, by the same
 * way. Only for one loan, of a listed token, in a call that says so.
 */
function toFlashLoanSentence(transaction: Transaction, net: NetMovements, chainId: number): string | null {
  const { tokenTransfers, from } = transaction;
  if (net.in.length + net.out.length > 0 || !toCallNames(transaction).some((name) => /flash ?loan/i.test(name)))
    return null;
  const wayOf = (giver: Address | null, taker: Address | null, contract: string) =>
    `${giver?.hash} ${taker?.hash} ${contract}`.toLowerCase();
  // The largest amount that goes each way after a transfer.
  const later = new Map<string, bigint>();
  const loans: { to: Address | null; moved: Asset }[] = [];
  for (const one of tokenTransfers.toReversed()) {
    const moved = toMoved(one);
    if (moved.kind !== 'amount') continue;
    const way = wayOf(one.from, one.to, moved.contract);
    if ((later.get(wayOf(one.to, one.from, moved.contract)) ?? -1n) >= moved.value) loans.push({ to: one.to, moved });
    if ((later.get(way) ?? 0n) <= moved.value) later.set(way, moved.value);
  }
  const [loan, ...others] = loans;
  if (loan?.moved.kind !== 'amount' || others.length > 0 || !isTrusted(loan.moved)) return null;
  const what = toSideWords([loan.moved], chainId);
  const act = what && t('transaction.movement.flashBorrowed', { what });
  if (!act || !loan.to || loan.to.hash.toLowerCase() === from.hash.toLowerCase()) return act;
  return t('transaction.execution.account', { account: formatAddress(loan.to), act });
}

/**
 * Returns what was wrapped or unwrapped where no transfer shows it, which many wrapping contracts do not write. Only the
 * known contract of the chain's coin is believed without one.
 */
export function toWrappingSentence(
  { to, rawInput, value, tokenTransfers }: Transaction,
  net: NetMovements,
  chainId: number,
): string | null {
  const token = to && findKnownToken(to.hash);
  const unit = nativeUnit(chainId);
  if (!to || !token || token.symbol.toLowerCase() !== `w${unit.symbol.toLowerCase()}` || tokenTransfers.length > 0)
    return null;
  const input = rawInput ?? '0x';
  const amount = (of: bigint) =>
    toSideWords([{ kind: 'amount', contract: to.hash.toLowerCase(), ...token, value: of, isListed: true }], chainId);
  if (/^0x2e1a7d4d[\da-f]{64}$/i.test(input) && net.out.length === 0) {
    const what = amount(BigInt(`0x${input.slice(10)}`));
    return what && t('transaction.movement.unwrapped', { what });
  }
  const coins = readCoins(value) ?? 0n;
  if (coins === 0n || !/^0x(?:d0e30db0)?$/i.test(input)) return null;
  const got = amount(coins);
  return got && t('transaction.movement.wrapped', { given: formatCoins(value, chainId), got });
}

const puttingIn = /^(?:request)?(?:deposit|stake|supply|lock|shield)/i;

/** True for a call that puts something in by its name. Without its source, the explorer guesses it from the selector. */
export function isPuttingIn(transaction: Transaction): boolean {
  const [name, ...others] = toCallNames(transaction);
  const isGuess = transaction.to?.isVerified === false && transaction.decodedInput === null;
  return name !== undefined && others.length === 0 && puttingIn.test(name) && !isGuess;
}

/**
 * Returns what was put into the called contract, by the name of its method: "Deposited 250,000 USDC in “AsyncVault”".
 * `got` is what the contract gave for it, such as the rewards of an earlier deposit. Null for everything else.
 */
export function toPutInSentence(
  transaction: Transaction,
  side: Asset[],
  what: string,
  got: string | null = null,
): string | null {
  const { to, from, tokenTransfers } = transaction;
  if (to === null || !isPuttingIn(transaction)) return null;
  // What an inner call refused may have come back.
  if (transaction.hasErrorInInternalTransactions) return null;
  const sender = from.hash.toLowerCase();
  const isIn = side.every(
    (asset) =>
      asset.kind === 'native' ||
      tokenTransfers.some(
        (one) =>
          one.token?.addressHash.toLowerCase() === asset.contract &&
          one.from?.hash.toLowerCase() === sender &&
          one.to?.hash.toLowerCase() === to.hash.toLowerCase(),
      ),
  );
  if (!isIn) return null;
  const contract = formatAddress(to);
  return got === null
    ? t('transaction.movement.putIn', { what, contract })
    : t('transaction.movement.putInAndGot', { what, contract, got });
}
