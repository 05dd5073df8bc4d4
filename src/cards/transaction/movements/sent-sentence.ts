import { formatAddress, isZeroAddress } from '../../../format/address-name.ts';
import { formatNumber } from '../../../format/format-amount.ts';
import { t } from '../../../i18n/t.ts';
import type { Address } from '../../../models/address.ts';
import type { TokenTransfer } from '../../../models/token.ts';
import type { Transaction } from '../../../models/transaction.ts';
import { findKnownToken, isListed } from '../../known-tokens.ts';
import { formatMoved, toMoved } from '../../token-amounts.ts';
import { type MethodKind, nameReceiver, quoteMethod, toCallNames, toMethodKind } from '../call-sentence.ts';
import { withCoins } from '../coins.ts';
import { findKnownMethod } from '../methods.ts';
import { isPermit2 } from '../permissions/read-permission.ts';
import {
  type Asset,
  findArrivals,
  findOnly,
  isFrom,
  isScamToken,
  isUnwrapping,
  movesNothing,
  sumMovements,
  toSideWords,
} from './net-transfers.ts';

const sendings = /transfer|send|airdrop|disperse|distribut|(?<!re)pay(?!able)/i;

/**
 * Returns what left the sender when nothing came in: "Sent 5 USDC to nick.eth", "Burned 5 USDC", "Unwrapped 1 WETH".
 * "Sent" needs a method on the token itself that says so: tokens that go into another call may come back as native
 * coins.
 */
export function toSentSentence(q: {
  transaction: Transaction;
  side: Asset[];
  out: string;
  kind: MethodKind;
  chainId: number;
}): string | null {
  const { transaction, out, kind } = q;
  const [given, ...others] = q.side;
  if (!given || given.kind === 'native') return null;
  const receivers = findReceivers(transaction, given.contract);
  const [receiver, ...moreReceivers] = receivers;
  if (!receiver || q.side.some((asset) => asset.kind === 'native' || asset.contract !== given.contract)) return null;
  if (moreReceivers.length > 0) {
    const count = receivers.length;
    const asked = toAskedSentence(transaction, given, q.chainId);
    if (asked !== null) return asked;
    if (!isSpread(transaction, receivers)) return null;
    const [one, other] = receivers.map(formatAddress);
    return count === 2 && one !== undefined && other !== undefined
      ? t('transaction.movement.sentToTwo', { what: out, one, other })
      : t('transaction.movement.sentToMany', { what: out, count, number: formatNumber(count) });
  }
  if (!isOn(transaction, given.contract)) return null;
  const isBurn = kind === 'burn' || kind === 'transfer';
  if (isBurn && others.length === 0 && isBurnAddress(receiver.hash))
    return t('transaction.movement.burnt', { what: out });
  if (!isZeroAddress(receiver.hash))
    return isSending(transaction) ? t('transaction.movement.sent', { what: out, to: formatAddress(receiver) }) : null;
  if (others.length === 0 && isUnwrapping(transaction, given, q.chainId))
    return t('transaction.movement.unwrapped', { what: out });
  return isBurn ? t('transaction.movement.burnt', { what: out }) : null;
}

/**
 * Returns what a token's `transfer` brought to the receiver that it names, "Sent 95 TAX to nick.eth": the token may keep
 * a fee, and a paymaster may be paid by the way. Null for other calls.
 */
function toAskedSentence(
  { rawInput, to, from, tokenTransfers }: Transaction,
  given: Asset,
  chainId: number,
): string | null {
  const input = (rawInput ?? '').toLowerCase();
  if (!input.startsWith('0xa9059cbb') || given.kind !== 'amount' || !to || given.contract !== to.hash.toLowerCase())
    return null;
  const receiver = `0x${input.slice(34, 74)}`;
  const shown = tokenTransfers.filter(
    (one) =>
      isFrom(one, from) &&
      one.to?.hash.toLowerCase() === receiver &&
      one.token?.addressHash.toLowerCase() === given.contract,
  );
  const value = shown.map(toMoved).reduce((sum, moved) => sum + (moved.kind === 'amount' ? moved.value : 0n), 0n);
  const what = value > 0n ? toSideWords([{ ...given, value }], chainId) : null;
  return what && t('transaction.movement.sent', { what, to: formatAddress(shown[0]?.to ?? null) });
}

/**
 * Returns what left the sender with a call of unknown purpose, "Called “enter” on “Arena” with 5 POL and Hero #77", and
 * who got it if that is an account without code. Null for coins alone.
 */
export function toGivenSentence(transaction: Transaction, side: Asset[], out: string): string | null {
  const token = side.find((asset) => asset.kind !== 'native');
  if (!token) return null;
  const isOne = side.every((asset) => asset.kind !== 'native' && asset.contract === token.contract);
  const [receiver, ...others] = isOne ? findReceivers(transaction, token.contract) : [];
  const isPerson = receiver?.isContract === false && !isZeroAddress(receiver.hash) && !isOn(transaction, receiver.hash);
  const to = receiver && isPerson && others.length === 0 ? formatAddress(receiver) : null;
  const [method, called] = [quoteMethod(transaction), nameReceiver(transaction)];
  if (method === null) return null;
  return to === null
    ? t('transaction.call.calledWith', { method, receiver: called, coins: out })
    : t('transaction.call.calledSending', { method, receiver: called, what: out, to });
}

// No one has their keys: "0x00…dEaD" and the like.
function isBurnAddress(hash: string): boolean {
  return /^0x(?:0{36}dead|dead0{36}|dead000000000000000042069420694206942069|0{39}1)$/i.test(hash);
}

/**
 * Returns a sentence for a transfer of unknown amount, "Sent an unknown amount of cUSD to nick.eth"; null unless it is
 * the transaction's only transfer.
 */
export function toHiddenSentence(transaction: Transaction): string | null {
  const [only, ...others] = transaction.tokenTransfers;
  if (!only?.to || others.length > 0 || transaction.tokenTransfersOverflow || transaction.value !== '0') return null;
  const moved = toMoved(only);
  if (moved.kind !== 'hidden' || !moved.isSound || isScamToken(only)) return null;
  if (!isFrom(only, transaction.from) || isFrom(only, only.to) || isZeroAddress(only.to.hash)) return null;
  if (!isOn(transaction, moved.contract) || !isSending(transaction)) return null;
  return t('transaction.movement.sent', { what: moved.what, to: formatAddress(only.to) });
}

/**
 * Returns a sentence for a single transfer that does not change the sender's balance: to the sender, or between others.
 * Null unless the token itself was called: any contract can claim to have moved anyone's tokens.
 */
export function toOthersSentence(transaction: Transaction, kind: MethodKind, chainId: number): string | null {
  const [only, ...others] = transaction.tokenTransfers;
  if (!only?.from || !only.to || others.length > 0 || transaction.value !== '0') return null;
  const moved = toMoved(only);
  const isByChain = isZeroAddress(transaction.from.hash);
  if (moved.kind === 'hidden' || isScamToken(only)) return null;
  if (movesNothing(only))
    return kind === 'transfer' && isFrom(only, transaction.from) && isOn(transaction, moved.contract)
      ? t('transaction.movement.sent', { what: formatMoved(moved).text, to: formatAddress(only.to) })
      : null;
  if (!isByChain && !isOn(transaction, moved.contract)) return null;
  if (!isByChain && kind !== 'mint' && kind !== 'burn' && kind !== 'transfer') return null;
  const text = toSideWords([moved], chainId) ?? formatMoved(moved).text;
  if (isFrom(only, only.to))
    return isFrom(only, transaction.from) ? t('transaction.movement.sentToItself', { what: text }) : null;
  if (isZeroAddress(only.from.hash))
    return t('transaction.movement.mintedTo', { what: text, to: formatAddress(only.to) });
  if (isZeroAddress(only.to.hash))
    return t('transaction.movement.burntOf', { what: text, owner: formatAddress(only.from) });
  const [giver, receiver] = [formatAddress(only.from), formatAddress(only.to)];
  return t('transaction.movement.moved', { what: text, from: giver, to: receiver });
}

/** True if a transaction called this contract. */
export function isOn({ to }: Transaction, contract: string): boolean {
  return to?.hash.toLowerCase() === contract.toLowerCase();
}

/** True for a call that sends, by its name. */
export function isSending(transaction: Transaction): boolean {
  const kind = toMethodKind(transaction);
  return kind === 'transfer' || (kind === 'other' && toCallNames(transaction).some((name) => sendings.test(name)));
}

// The accounts that end up with more of a token. Empty if anyone except the sender ends up with less, or if other
// tokens move too.
function findReceivers({ tokenTransfers, from }: Transaction, contract: string): Address[] {
  const nets = new Map<string, { address: Address; net: bigint }>();
  const add = (address: Address, amount: bigint): void => {
    const key = address.hash.toLowerCase();
    nets.set(key, { address, net: (nets.get(key)?.net ?? 0n) + amount });
  };
  for (const transfer of tokenTransfers) {
    const moved = toMoved(transfer);
    if (!transfer.from || !transfer.to || moved.kind === 'hidden' || moved.contract !== contract) return [];
    const amount = moved.kind === 'nft' ? moved.count : moved.value;
    add(transfer.from, -amount);
    add(transfer.to, amount);
  }
  const changed = [...nets.values()].filter(({ net, address }) => net !== 0n && !isSame(address, from));
  return changed.every(({ net }) => net > 0n) ? changed.map(({ address }) => address) : [];
}

// A plain transfer with two receivers pays a fee to one of them.
function isSpread(transaction: Transaction, receivers: Address[]): boolean {
  const [name] = toCallNames(transaction);
  if (name === undefined || !isSending(transaction) || /^(?:safe)?transfer(?:from)?$/i.test(name)) return false;
  return receivers.every(({ hash }) => !isZeroAddress(hash) && !isOn(transaction, hash.toLowerCase()));
}

/** True for two mentions of one account. */
export function isSame(one: Address, other: Address): boolean {
  return one.hash.toLowerCase() === other.hash.toLowerCase();
}

// EIP-20, EIP-721, EIP-1155, EIP-1363 and EIP-6909; EIP-777; EIP-3009; Dai; Permit2's transfer by a signature.
const takings =
  /^(?:(?:safe)?(?:batch)?transferFrom|(?:operatorSend|pull|move|receiveWithAuthorization|permit(?:Witness)?TransferFrom)$)/i;

/** True for a call that moves tokens of accounts that permitted it. */
function isTaking(transaction: Transaction): boolean {
  const known = findKnownMethod((transaction.rawInput ?? '').slice(2, 10));
  return takings.test(known ?? '') || toCallNames(transaction).some((name) => takings.test(name));
}

/**
 * Returns what the sender took by permission, "Took 5 USDC from nick.eth (by their permission)", or moved on to someone
 * else. Null for everything else, such as a payout by a contract other than the token.
 */
export function toTakenSentence(transaction: Transaction, chainId: number): string | null {
  const { to, from, tokenTransfers, value } = transaction;
  const arriving = tokenTransfers.filter((transfer) => transfer.to && isSame(transfer.to, from));
  const isToSender = arriving.length > 0;
  const moving = isToSender ? arriving : tokenTransfers;
  const receiver = moving[0]?.to;
  const givers = new Map(moving.map((transfer) => [transfer.from?.hash.toLowerCase() ?? '', transfer.from]));
  const [giver = null] = givers.values();
  if (!to || !receiver || !moving.every((transfer) => isMovedBy(to, transfer, receiver))) return null;
  const isOwn = (one: Address | null) =>
    one === null || isZeroAddress(one.hash) || [from, to, receiver].some((known) => isSame(one, known));
  // An account without code can have agreed only by a permission. A contract may pay out by other methods.
  const isOfAccounts = isToSender && value === '0' && [...givers.values()].every((one) => one?.isContract === false);
  if ([...givers.values()].some(isOwn) || !(isTaking(transaction) || isOfAccounts)) return null;
  const net = sumMovements({ ...transaction, from: receiver, value: '0' }, chainId);
  const what = net.isComplete && net.out.length === 0 ? toSideWords(net.in, chainId) : null;
  const said = what && sayTaken({ what, giver, count: givers.size, receiver: isToSender ? null : receiver });
  return said && withCoins(said, value, chainId);
}

// True if the token itself or Permit2 was called: any other contract may be paying out its own tokens.
function isMovedBy(called: Address, transfer: TokenTransfer, receiver: Address): boolean {
  const { to, token } = transfer;
  const contract = called.hash.toLowerCase();
  if (!to || !isSame(to, receiver) || isZeroAddress(to.hash) || movesNothing(transfer)) return false;
  return token?.addressHash.toLowerCase() === contract || isPermit2(contract);
}

function sayTaken(q: { what: string; giver: Address | null; count: number; receiver: Address | null }): string {
  const { what, count } = q;
  const [from, number] = [formatAddress(q.giver), formatNumber(count)];
  if (q.receiver === null) {
    return count > 1
      ? t('transaction.movement.tookFromMany', { what, count, number })
      : t('transaction.movement.took', { what, from });
  }
  const to = formatAddress(q.receiver);
  return count > 1
    ? t('transaction.movement.movedFromMany', { what, count, number, to })
    : t('transaction.movement.movedByPermission', { what, from, to });
}

/** Returns "Received 5 USDC", with the account it came from if that has no code and the tokens are listed. */
export function toReceivedSentence(transaction: Transaction, what: string): string {
  const arrivals = findArrivals(transaction);
  const giver = findOnly(arrivals.map(({ from }) => from));
  return giver?.isContract === false && !isZeroAddress(giver.hash) && arrivals.every(isOfListed)
    ? t('transaction.movement.receivedFrom', { what, from: formatAddress(giver) })
    : t('transaction.movement.received', { what });
}

/**
 * Returns the receiver, in lower case, that the input names besides the sender and the called contract: what the sender
 * got is then not what was bought. In many routers, tiny addresses mean the sender or the router, so they do not count.
 */
export function findRecipient(transaction: Transaction): string | null {
  return findParameter(transaction, /^_?(?:to|recipient|receiver|beneficiary|dst_?receiver|recipient_?address)$/i);
}

/** Returns an address, in lower case, that a parameter of this name has, unless it is the sender or was called. */
export function findParameter({ decodedInput, from, to }: Transaction, names: RegExp): string | null {
  const parties = [from.hash, to?.hash].map((hash) => hash?.toLowerCase());
  const named = (decodedInput?.parameters ?? []).flatMap(({ name, value }) =>
    names.test(name) && typeof value === 'string' && /^0x(?!0{36})[\da-f]{40}$/i.test(value)
      ? [value.toLowerCase()]
      : [],
  );
  return named.find((hash) => !parties.includes(hash)) ?? null;
}

/** True for a transfer of a listed token: anyone can write a transfer of a token of their own. */
export function isOfListed(transfer: TokenTransfer): boolean {
  const { token } = transfer;
  return token !== null && !isScamToken(transfer) && (isListed(token) || findKnownToken(token.addressHash) !== null);
}
