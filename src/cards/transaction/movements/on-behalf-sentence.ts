import { formatAddress, isZeroAddress } from '../../../format/address-name.ts';
import { t } from '../../../i18n/t.ts';
import type { Address } from '../../../models/address.ts';
import type { TokenTransfer } from '../../../models/token.ts';
import type { Transaction } from '../../../models/transaction.ts';
import { toMoved } from '../../token-amounts.ts';
import { toCallNames } from '../call-sentence.ts';
import { nameParty } from '../intent.ts';
import {
  findArrivals,
  findDepartures,
  findOnly,
  type NetMovements,
  sumMovements,
  toSideWords,
} from './net-transfers.ts';
import { findParameter, findRecipient, isOn, isSame } from './sent-sentence.ts';
import { isDebt, isPuttingIn, isTrusted } from './share-sentence.ts';

/**
 * Returns the sentence for an act on behalf of another account, "Deposited 5 USDC for nick.eth", "Borrowed 5 USDC, owed
 * by nick.eth". Null for everything else. New and burnt tokens name the account: they count its shares or its debt.
 */
export function toOnBehalfSentence(transaction: Transaction, net: NetMovements, chainId: number): string | null {
  const others = transaction.tokenTransfers.filter(
    ({ from, to }) => ![from, to].some((party) => party !== null && isSame(party, transaction.from)),
  );
  const minted = others.filter(({ from }) => from !== null && isZeroAddress(from.hash));
  const burnt = others.filter(({ to }) => to !== null && isZeroAddress(to.hash));
  const isOfDebt = (one: TokenTransfer) => isDebt(toMoved(one));
  const out = toSideWords(net.out, chainId);
  const incoming = toSideWords(net.in, chainId);
  const repaid = findOnly(burnt.filter(isOfDebt).map(({ from }) => from));
  if (repaid && out && isPaidIn(transaction, net) && net.in.length <= 1) {
    const to = formatAddress(repaid);
    return incoming === null
      ? t('transaction.movement.repaidFor', { what: out, to })
      : t('transaction.movement.repaidForAndGot', { what: out, to, got: incoming });
  }
  const debtor = findOnly(minted.filter(isOfDebt).map(({ to }) => to));
  if (debtor && incoming && isPaidOut(transaction, net))
    return t('transaction.movement.borrowedOwedBy', { what: incoming, by: formatAddress(debtor) });
  const told = toLoanByName(transaction, net, { out, incoming }) ?? toWithdrawnTo(transaction, chainId);
  if (told !== null) return told;
  const owner = findOnly(minted.map(({ to }) => to));
  return owner && out && net.in.length === 0 ? toNewFor(transaction, { minted, owner, net, out }, chainId) : null;
}

const repayments = /^(?:repay|pay_?back|close_?(?:trove|cdp|loan))/i;

// Markets without debt tokens: the name of a verified contract's method says it.
function toLoanByName(
  transaction: Transaction,
  net: NetMovements,
  { out, incoming }: { out: string | null; incoming: string | null },
): string | null {
  const [name = '', ...others] = toCallNames(transaction);
  if (transaction.decodedInput === null || others.length > 0) return null;
  if (/^borrow/i.test(name) && incoming && isPaidOut(transaction, net))
    return t('transaction.movement.borrowed', { what: incoming });
  if (!repayments.test(name) || !out || !isPaidIn(transaction, net) || net.in.length > 0) return null;
  const debtor = findParameter(transaction, /^_?on_?behalf(?:_?of)?$|^_?borrower$/i);
  return debtor === null
    ? t('transaction.movement.repaid', { what: out })
    : t('transaction.movement.repaidFor', { what: out, to: nameParty(debtor, transaction) });
}

// One listed token that went into contracts, or was burnt. Coins may have come back.
function isPaidIn(transaction: Transaction, net: NetMovements): boolean {
  const isIn = findDepartures(transaction).every(
    ({ to }) => to !== null && (to.isContract === true || isOn(transaction, to.hash) || isZeroAddress(to.hash)),
  );
  return net.out.length === 1 && net.out.every(isTrusted) && isIn;
}

// Only one listed token, from contracts.
function isPaidOut(transaction: Transaction, net: NetMovements): boolean {
  const isPaid = findArrivals(transaction).every(({ from }) => from?.isContract === true);
  return net.out.length === 0 && net.in.length === 1 && net.in.every(isTrusted) && isPaid;
}

// Relayers and keepers call it for the account that gets the tokens, and may keep a fee.
function toWithdrawnTo(transaction: Transaction, chainId: number): string | null {
  if (!toCallNames(transaction).some((name) => /^(?:withdraw|redeem|unstake|exit|remove_?liquidity)/i.test(name)))
    return null;
  const recipient = findRecipient(transaction);
  const party = transaction.tokenTransfers.find(({ to }) => to?.hash.toLowerCase() === recipient)?.to;
  if (!party || !transaction.tokenTransfers.every(isOfContractOrBurnt)) return null;
  const { in: got, out, isComplete } = sumMovements({ ...transaction, from: party, value: '0' }, chainId);
  const what = isComplete && out.length === 0 && got.every(isTrusted) ? toSideWords(got, chainId) : null;
  return what && t('transaction.movement.withdrewTo', { what, to: formatAddress(party) });
}

// Tokens that leave an account without code are taken from it, not withdrawn.
function isOfContractOrBurnt({ from, to }: TokenTransfer): boolean {
  const isOfContract = from !== null && (from.isContract === true || isZeroAddress(from.hash));
  return isOfContract || (to !== null && isZeroAddress(to.hash));
}

type New = { minted: TokenTransfer[]; owner: Address; net: NetMovements; out: string };

function toNewFor(transaction: Transaction, { minted, owner, net, out }: New, chainId: number): string | null {
  const contract = minted[0]?.token?.addressHash ?? '';
  if (minted.some(({ token }) => token?.addressHash !== contract)) return null;
  const [given, ...others] = net.out;
  const got = sumMovements({ ...transaction, from: owner, value: '0' }, chainId).in;
  const isOfCalled = isOn(transaction, contract);
  if (got.every(({ kind }) => kind === 'nft') && isOfCalled && given?.kind === 'native' && others.length === 0) {
    const what = toSideWords(got, chainId);
    const price = t('amount.upTo', { amount: out });
    return what && t('transaction.movement.mintedToFor', { what, to: formatAddress(owner), price });
  }
  const isShare = got.length === 1 && got[0]?.kind === 'amount' && others.length === 0;
  const isTaken =
    given?.kind === 'native'
      ? isOfCalled
      : transaction.tokenTransfers.some(
          ({ token, to }) =>
            token?.addressHash.toLowerCase() === given?.contract && to?.hash.toLowerCase() === contract.toLowerCase(),
        );
  return isShare && isTaken && isPuttingIn(transaction)
    ? t('transaction.movement.putInFor', { what: out, to: formatAddress(owner) })
    : null;
}
