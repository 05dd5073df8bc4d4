import type { Hex } from 'viem';
import { formatAddress, isZeroAddress } from '../../format/address-name.ts';
import { cleanText } from '../../format/clean-text.ts';
import { formatList, formatNumber, formatUnits } from '../../format/format-amount.ts';
import { quote } from '../../format/quote.ts';
import { t } from '../../i18n/t.ts';
import type { Transaction } from '../../models/transaction.ts';
import { findKnownToken } from '../known-tokens.ts';
import { formatTokenId } from '../token-amounts.ts';
import { toCallNames } from './call-sentence.ts';
import { formatCoins, readCoins } from './coins.ts';
import { nameParty } from './intent.ts';
import { findDepartures, sumMovements, toSideWords } from './movements/net-transfers.ts';
import { isOn } from './movements/sent-sentence.ts';
import { createCallReader } from './read-call.ts';

// Calls whose whole signature says what they are for. Sources: OpenZeppelin's Governor and Compound's, ERC-5805, the ENS
// controllers, Ethereum's deposit contract, Disperse, Multicall3, Circle's CCTP, LayerZero's OFT, Across; Nouns, Velodrome
// and Aerodrome, Circle's FiatToken, Tether, Lido.
const readGovernance = createCallReader([
  'function castVote(uint256 proposalId, uint8 support)',
  'function castVoteWithReason(uint256 proposalId, uint8 support, string reason)',
  'function castVoteWithReasonAndParams(uint256 proposalId, uint8 support, string reason, bytes params)',
  'function castRefundableVote(uint256 proposalId, uint8 support)',
  'function castRefundableVote(uint256 proposalId, uint8 support, uint32 clientId)',
  'function castRefundableVoteWithReason(uint256 proposalId, uint8 support, string reason)',
  'function castRefundableVoteWithReason(uint256 proposalId, uint8 support, string reason, uint32 clientId)',
]);
const readDestroying = createCallReader(['function destroyBlackFunds(address blackListedUser)']);
const readClaims = createCallReader([
  'function claimWithdrawal(uint256 requestId)',
  'function claimWithdrawals(uint256[] requestIds, uint256[] hints)',
]);
const readPoolVotes = createCallReader(['function vote(uint256 tokenId, address[] pools, uint256[] weights)']);
const readIssues = createCallReader(['function issue(uint256 amount)', 'function redeem(uint256 amount)']);
const readMinters = createCallReader(['function configureMinter(address minter, uint256 allowance)']);
const readDelegation = createCallReader(['function delegate(address delegatee)']);
const readNames = createCallReader([
  'struct Registration { string label; address owner; uint256 duration; bytes32 secret; address resolver; bytes[] data; uint8 reverseRecord; bytes32 referrer; }',
  'function register(string name, address owner, uint256 duration, bytes32 secret)',
  'function register(string name, address owner, uint256 duration, bytes32 secret, address resolver, bytes[] data, bool reverseRecord, uint16 ownerControlledFuses)',
  'function register(Registration registration)',
  'function renew(string name, uint256 duration)',
  'function renew(string name, uint256 duration, bytes32 referrer)',
  'function renewAll(string[] names, uint256 duration)',
  'function renewAll(string[] names, uint256 duration, bytes32 referrer)',
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

// The contracts of Disperse and Multicall3, which have these addresses on every chain.
const payers = ['0xd152f549545093347a162dce210e7293f1452150', '0xca11bde05977b3631167028862be2a173976ca11'];
// Ethereum's deposit contracts: of the main network and Hoodi, of Sepolia and of Holesky.
const depositContracts = [
  '0x00000000219ab540356cbb839cbe05303d7705fa',
  '0x7f02c3e3c98b133055b8b348b2ac625669ed295d',
  '0x4242424242424242424242424242424242424242',
];
const lidosWithdrawals = '0x889edc2edab5f40e902b864ad4d7ade8e412f9b1';

const supports = ['against', 'for', 'abstain'] as const;
const longestLabel = 40;
const mostNames = 3;

type Registration = { label: string; owner: string };

/**
 * Returns what a call was for if its signature alone says so: a vote, a name that is registered, a stake, a bridge. Null
 * for all other calls, and where the reply shows that something else happened.
 */
export function toKnownCallSentence(transaction: Transaction, chainId: number): string | null {
  const { rawInput, to, hasErrorInInternalTransactions, tokenTransfersOverflow } = transaction;
  const input = rawInput ?? '';
  if (!isInput(input) || to?.isContract !== true || hasErrorInInternalTransactions) return null;
  // Any contract can have a method of this name, and take something with it.
  const isQuiet = !tokenTransfersOverflow && findDepartures(transaction).length === 0;
  return (
    toFreeWords(input, transaction) ??
    (isQuiet ? (toNameWords(input, transaction, chainId) ?? toCoinWords(input, transaction, chainId)) : null) ??
    toBridgeWords(input, transaction, chainId)
  );
}

// Calls that move no coins and no tokens.
function toFreeWords(input: Hex, transaction: Transaction): string | null {
  const { to, value, tokenTransfers, tokenTransfersOverflow } = transaction;
  if (readCoins(value) !== 0n || tokenTransfersOverflow) return null;
  const where = formatAddress(to);
  // It burns its receipt, an NFT, and pays coins by an inner call. Another contract may pay nothing.
  const isReceipt = tokenTransfers.every(
    ({ token, to: holder }) => isOn(transaction, token?.addressHash ?? '') && holder && isZeroAddress(holder.hash),
  );
  if (isOn(transaction, lidosWithdrawals) && readClaims(input) !== null)
    return isReceipt ? t('transaction.asked.claimedWithdrawal', { where }) : null;
  return tokenTransfers.length === 0 ? (toVoteWords(input, transaction) ?? toIssuerWords(input, transaction)) : null;
}

function toVoteWords(input: Hex, transaction: Transaction): string | null {
  const where = formatAddress(transaction.to);
  const vote = readGovernance(input);
  if (vote !== null) {
    const [proposal, at] = vote.args as readonly [bigint, number];
    const support = supports[at];
    return support
      ? t('transaction.asked.voted', { support, proposal: formatTokenId(String(proposal)), governor: where })
      : null;
  }
  const [, pools = []] = (readPoolVotes(input)?.args ?? []) as readonly [bigint?, (readonly string[])?];
  if (pools.length > 0) return t('transaction.asked.votedForPools', { where });
  const [to] = (readDelegation(input)?.args ?? []) as readonly string[];
  if (to === undefined) return null;
  return to.toLowerCase() === transaction.from.hash.toLowerCase()
    ? t('transaction.asked.delegatedVotesToItself')
    : t('transaction.asked.delegatedVotes', { to: nameParty(to, transaction) });
}

// What an issuer does with a well-known token. Any other contract could only say so.
function toIssuerWords(input: Hex, transaction: Transaction): string | null {
  const known = findKnownToken(transaction.to?.hash ?? '');
  if (known === null) return null;
  const { symbol: token, decimals } = known;
  const issue = readIssues(input);
  if (issue !== null) {
    const what = `${formatUnits(String(issue.args[0]), decimals).text} ${token}`;
    return issue.functionName === 'issue'
      ? t('transaction.movement.minted', { what })
      : t('transaction.movement.burnt', { what });
  }
  const [destroyed] = (readDestroying(input)?.args ?? []) as readonly string[];
  if (destroyed !== undefined)
    return t('transaction.asked.destroyedFunds', { account: nameParty(destroyed, transaction), token });
  const [minter, allowance = 0n] = (readMinters(input)?.args ?? []) as readonly [string?, bigint?];
  return minter !== undefined && allowance > 0n
    ? t('transaction.asked.allowedToMint', { minter: nameParty(minter, transaction), token })
    : null;
}

function toNameWords(input: Hex, transaction: Transaction, chainId: number): string | null {
  const call = readNames(input);
  if (call === null) return null;
  const [first, second] = call.args as readonly [string | readonly string[] | Registration, unknown];
  const isFree = readCoins(transaction.value) === 0n;
  const coins = formatCoins(transaction.value, chainId);
  const say = (name: string) => quote(cleanText(name, longestLabel));
  if (typeof first === 'string' ? call.functionName === 'renew' : Array.isArray(first)) {
    const all = [first].flat().map(String);
    if (all.length === 0) return null;
    const left = all.length - mostNames;
    const others = left > 0 ? [t('writing.others', { count: left, formatted: formatNumber(left) })] : [];
    const names = { count: all.length, names: formatList([...all.slice(0, mostNames).map(say), ...others]) };
    return isFree ? t('transaction.asked.renewed', names) : t('transaction.asked.renewedFor', { ...names, coins });
  }
  const { label, owner } =
    typeof first === 'string' ? { label: first, owner: String(second) } : (first as Registration);
  const name = say(label);
  if (owner.toLowerCase() === transaction.from.hash.toLowerCase())
    return isFree ? t('transaction.asked.registered', { name }) : t('transaction.asked.registeredFor', { name, coins });
  const to = nameParty(owner, transaction);
  return isFree
    ? t('transaction.asked.registeredTo', { name, to })
    : t('transaction.asked.registeredToFor', { name, to, coins });
}

// Coins that are staked or paid on. Another contract of this kind may keep them.
function toCoinWords(input: Hex, { to, value }: Transaction, chainId: number): string | null {
  const contract = to?.hash.toLowerCase() ?? '';
  if (depositContracts.includes(contract) && readStaking(input) !== null && readCoins(value) !== 0n)
    return t('transaction.asked.staked', { what: formatCoins(value, chainId) });
  const payment = payers.includes(contract) ? readPaying(input) : null;
  return payment && toPaymentWords(payment.args, chainId);
}

function toBridgeWords(input: Hex, transaction: Transaction, chainId: number): string | null {
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

function isInput(input: string): input is Hex {
  return /^0x(?:[\da-f]{2}){4,}$/i.test(input);
}
