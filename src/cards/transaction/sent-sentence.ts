import { formatAddress, isZeroAddress } from '../../format/address-name.ts';
import { formatNumber } from '../../format/format-amount.ts';
import { t } from '../../i18n/t.ts';
import type { Address } from '../../models/address.ts';
import type { TokenTransfer } from '../../models/token.ts';
import type { Transaction } from '../../models/transaction.ts';
import { formatMoved, toMoved } from '../token-amounts.ts';
import { type MethodKind, mayPayInCoins, maySendTooMuch, toCallNames, toMethodKind } from './call-sentence.ts';
import { withCoins } from './coins.ts';
import { findKnownMethod } from './methods.ts';
import {
  type Asset,
  arrivedNew,
  hasUsedAllCoins,
  isFrom,
  isScamToken,
  isUnwrapping,
  isWrapping,
  leftForGood,
  movesNothing,
  type NetMovements,
  sumMovements,
  toSideWords,
} from './net-transfers.ts';
import { isPermit2 } from './read-permission.ts';

const sendings = /transfer|send|airdrop|disperse|distribut|payout/i;

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
    return isSpread(transaction, receivers)
      ? t('transaction.movement.sentToMany', { what: out, count, number: formatNumber(count) })
      : null;
  }
  if (!isOn(transaction, given.contract)) return null;
  if (!isZeroAddress(receiver.hash))
    return isSending(transaction) ? t('transaction.movement.sent', { what: out, to: formatAddress(receiver) }) : null;
  if (others.length === 0 && isUnwrapping(transaction, given, q.chainId))
    return t('transaction.movement.unwrapped', { what: out });
  return kind === 'burn' || kind === 'transfer' ? t('transaction.movement.burnt', { what: out }) : null;
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
  if (moved.kind === 'hidden' || movesNothing(only) || isScamToken(only) || !isOn(transaction, moved.contract)) {
    return null;
  }
  if (kind !== 'mint' && kind !== 'burn' && kind !== 'transfer') return null;
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

function isOn({ to }: Transaction, contract: string): boolean {
  return to?.hash.toLowerCase() === contract;
}

function isSending(transaction: Transaction): boolean {
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

function isSame(one: Address, other: Address): boolean {
  return one.hash.toLowerCase() === other.hash.toLowerCase();
}

// EIP-20, EIP-721, EIP-1155, EIP-1363 and EIP-6909; EIP-777; EIP-3009; Dai; Permit2's transfer by a signature.
const takings =
  /^(?:(?:safe)?(?:batch)?transferFrom|(?:operatorSend|pull|move|(?:receive|transfer)WithAuthorization|permit(?:Witness)?TransferFrom)$)/i;

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

/**
 * Returns what was exchanged for what, "Swapped 1.5 ETH for 3,912.44 USDC". Null if more may have come in than is
 * listed.
 *
 * Incoming tokens are not always the price of outgoing ones: a deposit in a farm also pays out rewards earned before.
 * So "Swapped", "Bought" and "Sold" need a method that is a trade by its name, or a wrapper whose input contains trades
 * and nothing unknown; one thing on either side; and no third-party receiver in the input. "Exchanged" is used if the
 * tokens were minted or burnt for it. Everything else, including a bare selector or an "execute", states only what is
 * certain: "Gave 100 LP, got 2 CAKE".
 */
export function toExchangeSentence(q: {
  transaction: Transaction;
  net: NetMovements;
  out: string;
  incoming: string;
  chainId: number;
}): string | null {
  const { transaction, net, out, incoming } = q;
  const [given, ...givenToo] = net.out;
  const [got] = net.in;
  if (!given || !got) return null;
  const isOne = givenToo.length === 0 && net.in.length === 1;
  if (isOne && isWrapping(transaction, given, got, q.chainId))
    return t('transaction.movement.wrapped', { given: out, got: incoming });
  const kind = toMethodKind(transaction);
  const isSpare = given.kind === 'native' && maySendTooMuch(transaction) && !hasUsedAllCoins(transaction, q.chainId);
  const price = isSpare ? t('amount.upTo', { amount: out }) : out;
  const areNftsGot = areNfts(net.in);
  const areNftsGiven = areNfts(net.out);
  if (areNftsGot && !net.out.some(isNft) && arrivedNew(transaction) && !isOfOtherUse(kind)) {
    return t('transaction.movement.mintedFor', { got: incoming, price });
  }
  if (given.kind !== 'native' && mayPayInCoins(transaction)) return null;
  const isPlain = (givenToo.length === 0 || areNftsGiven) && (net.in.length === 1 || areNftsGot);
  if (kind === 'trade' && isPlain && !isElsewhere(transaction)) {
    if (areNftsGot && areNftsGiven) return t('transaction.movement.exchanged', { price: out, got: incoming });
    if (areNftsGot) return t('transaction.movement.bought', { got: incoming, price });
    if (areNftsGiven) return t('transaction.movement.sold', { given: out, got: incoming });
    const isExchange = arrivedNew(transaction) || leftForGood(transaction);
    return isExchange
      ? t('transaction.movement.exchanged', { price, got: incoming })
      : t('transaction.movement.swapped', { price, got: incoming });
  }
  return t('transaction.movement.gaveAndGot', { price, got: incoming });
}

function areNfts(side: NetMovements['out']): boolean {
  return side.length > 0 && side.every(isNft);
}

function isNft({ kind }: NetMovements['out'][number]): boolean {
  return kind === 'nft';
}

function isOfOtherUse(kind: MethodKind): boolean {
  return kind === 'keeping' || kind === 'withdraw' || kind === 'burn';
}

/**
 * True if the input names a receiver other than the sender and the called contract: what the sender got is then not
 * what was bought. In many routers, tiny addresses mean the sender or the router, so they do not count.
 */
function isElsewhere({ decodedInput, from, to }: Transaction): boolean {
  const parties = [from.hash, to?.hash].map((hash) => hash?.toLowerCase());
  return (decodedInput?.parameters ?? []).some(({ name, value }) => {
    if (!/^_?(?:to|recipient|receiver|beneficiary|dst_?receiver|recipient_?address)$/i.test(name)) return false;
    if (typeof value !== 'string' || !/^0x[\da-f]{40}$/i.test(value) || /^0x0{36}/.test(value)) return false;
    return !parties.includes(value.toLowerCase());
  });
}

// `towards` is the name of the destination chain; null for the base layer. `chains` are those the bridge is on.
type Bridge = { towards: string | null; chains: number[] };

const optimism: Bridge = { towards: 'OP Mainnet', chains: [1] };
const base: Bridge = { towards: 'Base', chains: [1] };
const arbitrum: Bridge = { towards: 'Arbitrum One', chains: [1] };
const polygon: Bridge = { towards: 'Polygon', chains: [1] };

// The OP Stack and Arbitrum rollups, whose bridge has a system address. On other chains, anyone may own that address.
const optimismKin = [
  10, 130, 185, 252, 254, 255, 288, 291, 360, 480, 690, 957, 1088, 1135, 1750, 1868, 1923, 5000, 8453, 34443, 42220,
  57073, 60808, 81457, 7777777, 888888888, 919, 1301, 1946, 4202, 4801, 84532, 763373, 11142220, 11155420, 999999999,
];
const arbitrumKin = [42161, 42170, 421614, 33139, 660279, 1380012617];
const optimismDown: Bridge = { towards: null, chains: optimismKin };
const arbitrumDown: Bridge = { towards: null, chains: arbitrumKin };

// The chains' own bridges by address, as a name alone proves nothing. Other bridges are described as calls.
const bridges = new Map([
  ['0x99c9fc46f92e8a1c0dec1b1747d010903e884be1', optimism],
  ['0xbeb5fc579115071764c7423a4f12edde41f106ed', optimism],
  ['0x3154cf16ccdb4c6d922629664174b904d80f2c35', base],
  ['0x49048044d57e1c92a77f79988d21fa8faf74e97e', base],
  ['0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f', arbitrum],
  ['0x72ce9c846789fdb6fc1f34ac4ad25dd9ef7031ef', arbitrum],
  ['0xa0c68c638235ee32657e8f720a23cec1bfc77c77', polygon],
  ['0x4200000000000000000000000000000000000010', optimismDown],
  ['0x0000000000000000000000000000000000000064', arbitrumDown],
]);

const entrances =
  /^(?:deposit(?:eth|erc20|transaction|etherfor|for)?|bridge(?:eth|erc20)|outboundtransfer(?:customrefund)?|withdraw(?:eth)?)(?:to)?$/i;

/**
 * Returns what went into a chain's own bridge, "Bridged 1 ETH toward Base": only the other chain knows whether it
 * arrived. Null for anything else. Coins sent with a token pay for the bridging.
 */
export function toBridgeSentence(transaction: Transaction, side: Asset[], chainId: number): string | null {
  const bridge = bridges.get(transaction.to?.hash.toLowerCase() ?? '');
  const [name, ...others] = toCallNames(transaction);
  if (!bridge || name === undefined || others.length > 0 || !entrances.test(name)) return null;
  if (transaction.hasErrorInInternalTransactions) return null;
  if (!bridge.chains.includes(chainId)) return null;
  const tokens = side.filter(({ kind }) => kind !== 'native');
  const what = toSideWords(tokens.length > 0 ? tokens : side, chainId);
  return (
    what &&
    (bridge.towards === null
      ? t('transaction.movement.bridgedDown', { what })
      : t('transaction.movement.bridged', { what, chain: bridge.towards }))
  );
}
