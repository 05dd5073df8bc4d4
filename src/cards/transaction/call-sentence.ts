import { findAddressName, formatAddress } from '../../format/address-name.ts';
import { cleanText } from '../../format/clean-text.ts';
import { formatCount } from '../../format/format-number.ts';
import type { Transaction } from '../../models/transaction.ts';
import { formatCoins, readCoins } from './coins.ts';

/** What a transaction was for, without looking at tokens: a contract created, coins sent, a method called. */
export function toCallSentence(transaction: Transaction, chainId: number): string {
  const { to, from, value } = transaction;
  if (isCreation(transaction)) return toCreation(transaction);
  const isToItself = to !== null && to.hash.toLowerCase() === from.hash.toLowerCase();
  const receiver = isToItself ? 'itself' : nameReceiver(transaction);
  const method = toMethodName(transaction);
  if (method !== null) return `Called ${method} on ${receiver}${withCoins(value, chainId)}`;
  if (readCoins(value) === 0n && hasData(transaction)) {
    return to?.isContract ? `Called ${receiver}` : `Sent data to ${receiver}`;
  }
  return `Sent ${formatCoins(value, chainId)} to ${receiver}`;
}

/** The method and where it was called, "swap on Uniswap V2 Router"; null where nothing was called. */
export function toMethodWords(transaction: Transaction): string | null {
  const method = toMethodName(transaction);
  return method === null || isCreation(transaction) ? null : `${method} on ${nameReceiver(transaction)}`;
}

/** What a transaction wants that has not happened, or not yet: "swap on Uniswap", "0.5 ETH to vitalik.eth". */
export function toIntent(transaction: Transaction, chainId: number): string {
  const call = toMethodWords(transaction);
  if (call !== null) return call;
  if (isCreation(transaction)) return 'Creation of a contract';
  const { to, value } = transaction;
  const receiver = nameReceiver(transaction);
  if (readCoins(value) === 0n && hasData(transaction)) {
    return to?.isContract === false ? `Data to ${receiver}` : `A call of ${receiver}`;
  }
  return `${formatCoins(value, chainId)} to ${receiver}`;
}

/** True when a transaction creates a contract. No receiver alone says nothing: the explorer's word for it may be missing or broken. */
export function isCreation({ to, createdContract, transactionTypes }: Transaction): boolean {
  const isCalledSo = transactionTypes.includes('contract_creation') || transactionTypes.includes('token_creation');
  return to === null && (createdContract !== null || isCalledSo);
}

/** "Created contract Lantern", "Created token contract 0x12…34". */
export function toCreation({ createdContract, transactionTypes }: Transaction): string {
  const what = transactionTypes.includes('token_creation') ? 'token contract' : 'contract';
  return createdContract === null ? `Created a ${what}` : `Created ${what} ${formatAddress(createdContract)}`;
}

/** "Posted 2 blobs to Base Batch Inbox"; null for a transaction without blobs. */
export function toBlobSentence({ transactionTypes, extra, to, value }: Transaction, chainId: number): string | null {
  if (!transactionTypes.includes('blob_transaction') || to === null) return null;
  const hashes = extra.blob_versioned_hashes;
  const blobs = Array.isArray(hashes) && hashes.length > 0 ? formatCount(hashes.length, 'blob') : 'blob data';
  return `Posted ${blobs} to ${formatAddress(to)}${withCoins(value, chainId)}`;
}

/** A method's name, or its four bytes in hex, fit to stand in a sentence: what is no single word stands in quotes. */
export function toMethodName({ method, decodedInput }: Transaction): string | null {
  const isHex = isSelector(method ?? '');
  const decoded = isHex ? cleanText(decodedInput?.methodCall.split('(')[0] ?? '', 40) : '';
  const name = decoded || cleanText(method ?? '', 40);
  if (name === '') return null;
  return /[\s“”"]/.test(name) ? `“${name.replace(/[“”"]/g, '’')}”` : name;
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
  if (transactionTypes.includes('rootstock_bridge')) return 'the Rootstock bridge';
  return transactionTypes.includes('rootstock_remasc') ? 'Rootstock’s miner rewards' : formatAddress(to);
}

function withCoins(value: string, chainId: number): string {
  return readCoins(value) === 0n ? '' : ` with ${formatCoins(value, chainId)}`;
}
