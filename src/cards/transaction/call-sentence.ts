import { findAddressName, formatAddress } from '../../format/address-name.ts';
import { cleanText } from '../../format/clean-text.ts';
import { quote } from '../../format/quote.ts';
import type { Transaction } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import { formatCoins, readCoins } from './coins.ts';

/** What a transaction was for, without looking at tokens: a contract created, coins sent, a method called. */
export function toCallSentence(transaction: Transaction, chainId: number): string {
  const { to, from, value } = transaction;
  if (isCreation(transaction)) return toCreation(transaction);
  if (to !== null && to.hash.toLowerCase() === from.hash.toLowerCase()) return toOwnCallSentence(transaction, chainId);
  const says = words().calls;
  const receiver = nameReceiver(transaction);
  const method = quoteMethod(transaction);
  const coins = formatCoins(value, chainId);
  const isWithout = readCoins(value) === 0n;
  if (method !== null) return isWithout ? says.called(method, receiver) : says.calledWith(method, receiver, coins);
  if (!isWithout || !hasData(transaction)) return says.sent(coins, receiver);
  return to?.isContract ? says.calledContract(receiver) : says.sentData(receiver);
}

// The sender called itself, which only an account with code can answer.
function toOwnCallSentence(transaction: Transaction, chainId: number): string {
  const { to, value } = transaction;
  const says = words().calls;
  const method = quoteMethod(transaction);
  const coins = formatCoins(value, chainId);
  const isWithout = readCoins(value) === 0n;
  if (method !== null) return isWithout ? says.calledOnItself(method) : says.calledOnItselfWith(method, coins);
  if (!isWithout || !hasData(transaction)) return says.sentToItself(coins);
  return to?.isContract ? says.calledItself : says.sentDataToItself;
}

/** The method and where it was called, "swap on Uniswap V2 Router"; null where nothing was called. */
export function toMethodWords(transaction: Transaction): string | null {
  const method = quoteMethod(transaction);
  return method === null || isCreation(transaction) ? null : words().intents.call(method, nameReceiver(transaction));
}

/** What a transaction wants that has not happened, or not yet: "swap on Uniswap", "0.5 ETH to vitalik.eth". */
export function toIntent(transaction: Transaction, chainId: number): string {
  const call = toMethodWords(transaction);
  if (call !== null) return call;
  const says = words().intents;
  if (isCreation(transaction)) return says.creation;
  const { to, value } = transaction;
  const receiver = nameReceiver(transaction);
  if (readCoins(value) === 0n && hasData(transaction)) {
    return to?.isContract === false ? says.data(receiver) : says.unnamedCall(receiver);
  }
  return says.coins(formatCoins(value, chainId), receiver);
}

/** True when a transaction creates a contract. No receiver alone says nothing: the explorer's word for it may be missing or broken. */
export function isCreation({ to, createdContract, transactionTypes }: Transaction): boolean {
  const isCalledSo = transactionTypes.includes('contract_creation') || transactionTypes.includes('token_creation');
  return to === null && (createdContract !== null || isCalledSo);
}

/** "Created contract Lantern", "Created token contract 0x12…34". */
export function toCreation({ createdContract, transactionTypes }: Transaction): string {
  const says = words().calls;
  const isToken = transactionTypes.includes('token_creation');
  if (createdContract === null) return isToken ? says.createdUnknownToken : says.createdUnknown;
  const name = formatAddress(createdContract);
  return isToken ? says.createdToken(name) : says.created(name);
}

/** A method's name, or its four bytes in hex; null where nothing was called. */
export function toMethodName({ method, decodedInput }: Transaction): string | null {
  const isHex = isSelector(method ?? '');
  const decoded = isHex ? cleanText(decodedInput?.methodCall.split('(')[0] ?? '', 40) : '';
  const name = decoded || cleanText(method ?? '', 40);
  return name === '' ? null : name;
}

// Its contract's maker chose it.
function quoteMethod(transaction: Transaction): string | null {
  const name = toMethodName(transaction);
  return name === null || isSelector(name) ? name : quote(name);
}

/** True for the four bytes of a method that nobody knows the name of. */
export function isSelector(method: string): boolean {
  return /^0x[\da-f]{8}$/i.test(method);
}

/** True when a transaction carries input data. */
export function hasData({ rawInput }: Transaction): boolean {
  return rawInput !== null && rawInput !== '' && rawInput !== '0x';
}

// Rootstock's own contracts have no code that could be verified, and so no name.
function nameReceiver({ to, transactionTypes }: Transaction): string {
  if (to === null || findAddressName(to) !== null) return formatAddress(to);
  if (transactionTypes.includes('rootstock_bridge')) return words().calls.rootstockBridge;
  return transactionTypes.includes('rootstock_remasc') ? words().calls.rootstockRewards : formatAddress(to);
}
