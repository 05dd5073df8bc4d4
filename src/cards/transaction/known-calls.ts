import { formatAddress, isZeroAddress } from '../../format/address-name.ts';
import { cleanText } from '../../format/clean-text.ts';
import { formatNumber } from '../../format/format-amount.ts';
import { quote } from '../../format/quote.ts';
import { t } from '../../i18n/t.ts';
import type { Transaction } from '../../models/transaction.ts';
import { formatTokenId } from '../token-amounts.ts';
import { toCallNames } from './call-sentence.ts';
import { formatCoins, readCoins } from './coins.ts';
import { nameParty } from './intent.ts';
import { findDepartures, sumMovements, toSideWords } from './movements/net-transfers.ts';
import { createCallReader } from './read-call.ts';

// Calls whose whole signature says what they are for. Sources: OpenZeppelin's Governor and Compound's, ERC-5805, the ENS
// controllers, Ethereum's deposit contract, Disperse, Multicall3, Circle's CCTP, LayerZero's OFT, Across.
const readGovernance = createCallReader([
  'function castVote(uint256 proposalId, uint8 support)',
  'function castVoteWithReason(uint256 proposalId, uint8 support, string reason)',
  'function castVoteWithReasonAndParams(uint256 proposalId, uint8 support, string reason, bytes params)',
]);
const readDelegation = createCallReader(['function delegate(address delegatee)']);
const readNames = createCallReader([
  'struct Registration { string label; address owner; uint256 duration; bytes32 secret; address resolver; bytes[] data; uint8 reverseRecord; bytes32 referrer; }',
  'function register(string name, address owner, uint256 duration, bytes32 secret)',
  'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses)',
  'function register(Registration registration)',
  'function renew(string name, uint256 duration)',
  'function renew(string name, uint256 duration, bytes32 referrer)',
]);
const readStaking = createCallReader([
  'function deposit(bytes pubkey, bytes withdrawal_credentials, bytes signature, bytes32 deposit_data_root)',
]);
const readPaying = createCallReader([
  'struct Call3Value { address target; bool allowFailure; uint256 value; bytes callData; }',
  'function disperseEther(address[] recipients, uint256[] values)',
  'function aggregate3Value(Call3Value[] calls)',
]);
const readBridging = createCallReader([
  'struct SendParam { uint32 dstEid; bytes32 to; uint256 amountLD; uint256 minAmountLD; bytes extraOptions; bytes composeMsg; bytes oftCmd; }',
  'struct MessagingFee { uint256 nativeFee; uint256 lzTokenFee; }',
  'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)',
  'function depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken, bytes32 destinationCaller, uint256 maxFee, uint32 minFinalityThreshold)',
  'function send(SendParam sendParam, MessagingFee fee, address refundAddress)',
  'function depositV3(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message)',
]);

const supports = ['against', 'for', 'abstain'] as const;
const longestLabel = 40;

/**
 * Returns what a call was for if its signature alone says so: a vote, a name that is registered, a stake, a bridge. Null
 * for all other calls, and where the reply shows that something else happened.
 */
export function toKnownCallSentence(transaction: Transaction, chainId: number): string | null {
  const { rawInput, value, hasErrorInInternalTransactions } = transaction;
  const input = rawInput ?? '';
  if (!isInput(input) || hasErrorInInternalTransactions) return null;
  const coins = formatCoins(value, chainId);
  const vote = readGovernance(input);
  if (vote !== null) {
    const [proposal, support] = vote.args as readonly [bigint, number];
    const said = supports[support];
    const governor = formatAddress(transaction.to);
    return said
      ? t('transaction.asked.voted', { support: said, proposal: formatTokenId(String(proposal)), governor })
      : null;
  }
  const delegate = readDelegation(input);
  if (delegate !== null) {
    const [to] = delegate.args as readonly [string];
    if (transaction.tokenTransfers.length > 0) return null;
    return to.toLowerCase() === transaction.from.hash.toLowerCase()
      ? t('transaction.asked.delegatedVotesToItself')
      : t('transaction.asked.delegatedVotes', { to: nameParty(to, transaction) });
  }
  const registration = readNames(input);
  if (registration !== null) {
    const [first, second] = registration.args as readonly [string | { label: string; owner: string }, unknown];
    const name = quote(cleanText(typeof first === 'string' ? first : first.label, longestLabel));
    const isRenewal = registration.functionName === 'renew';
    const owner = isRenewal ? null : String(typeof first === 'string' ? second : first.owner);
    if (owner !== null && owner.toLowerCase() !== transaction.from.hash.toLowerCase()) {
      const to = nameParty(owner, transaction);
      return readCoins(value) === 0n
        ? t('transaction.asked.registeredTo', { name, to })
        : t('transaction.asked.registeredToFor', { name, to, coins });
    }
    if (readCoins(value) === 0n)
      return isRenewal ? t('transaction.asked.renewed', { name }) : t('transaction.asked.registered', { name });
    return isRenewal
      ? t('transaction.asked.renewedFor', { name, coins })
      : t('transaction.asked.registeredFor', { name, coins });
  }
  if (readStaking(input) !== null && readCoins(value) !== 0n) return t('transaction.asked.staked', { what: coins });
  const payment = readPaying(input);
  if (payment !== null) return toPaymentWords(payment.args, chainId);
  const isKnown = readBridging(input) !== null;
  if (!isKnown && !leavesChain(transaction)) return null;
  const { out, in: arrived, isComplete } = sumMovements(transaction, chainId);
  const tokens = out.filter(({ kind }) => kind !== 'native');
  // Coins alone may be the price of a message.
  const sent = tokens.length > 0 || !isKnown ? tokens : out;
  const what = isComplete && arrived.length === 0 ? toSideWords(sent, chainId) : null;
  return what && t('transaction.movement.bridgedAway', { what });
}

// "destinationChainId", "_dstEid": a verified contract that takes such a parameter can pass on to another chain.
const destination = /^_?(?:dst|dest|destination|target|remote|recipient)_?(?:chain|domain|eid|network)/i;
const leaving = /bridge|send|deposit|transfer|burn|cross/i;

/** True for a call that sends tokens into contracts, and whose names of method and parameters mean another chain. */
function leavesChain(transaction: Transaction): boolean {
  const { decodedInput } = transaction;
  return (
    (decodedInput?.parameters ?? []).some(({ name }) => destination.test(name)) &&
    toCallNames(transaction).some((name) => leaving.test(name)) &&
    findDepartures(transaction).every(
      ({ to, tokenType }) =>
        to !== null && (to.isContract === true || isZeroAddress(to.hash)) && tokenType === 'ERC-20',
    )
  );
}

type Payment = { target: string; allowFailure: boolean; value: bigint; callData: string };

// Coins to several accounts, without any other call.
function toPaymentWords([first, second]: readonly unknown[], chainId: number): string | null {
  const all = first as readonly (string | Payment)[];
  const values = all.map((one, at) => (typeof one === 'string' ? (second as readonly bigint[])[at] : one.value));
  const isPlain = all.every((one) => typeof one === 'string' || (one.callData === '0x' && !one.allowFailure));
  if (!isPlain || all.length === 0 || values.some((value) => value === undefined || value === 0n)) return null;
  const sum = values.reduce<bigint>((total, value) => total + (value ?? 0n), 0n);
  const what = formatCoins(String(sum), chainId);
  return t('transaction.movement.sentToMany', { what, count: all.length, number: formatNumber(all.length) });
}

function isInput(input: string): input is `0x${string}` {
  return /^0x(?:[\da-f]{2}){4,}$/i.test(input);
}
