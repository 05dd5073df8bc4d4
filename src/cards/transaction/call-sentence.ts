import { formatAddress } from '../../format/address-name.ts';
import { nativeUnit } from '../../format/chain-words.ts';
import { cleanText } from '../../format/clean-text.ts';
import { formatCount } from '../../format/format-number.ts';
import { formatUnits } from '../../format/format-units.ts';
import type { Transaction } from '../../models/transaction.ts';

/** What a transaction was for, without looking at tokens: a contract created, coins sent, a method called. */
export function toCallSentence(transaction: Transaction, chainId: number): string {
  const { to, from, value } = transaction;
  if (to === null) return toCreation(transaction);
  const isToItself = to.hash.toLowerCase() === from.hash.toLowerCase();
  const receiver = isToItself ? 'itself' : formatAddress(to);
  const method = toMethodName(transaction);
  if (method !== null) return `Called ${method} on ${receiver}${withCoins(value, chainId)}`;
  if (value === '0' && hasData(transaction)) {
    return to.isContract ? `Called ${receiver}` : `Sent data to ${receiver}`;
  }
  return `Sent ${formatCoins(value, chainId)} to ${receiver}`;
}

/** The method and where it was called, "swap on Uniswap V2 Router"; null where nothing was called. */
export function toMethodWords(transaction: Transaction): string | null {
  const method = toMethodName(transaction);
  return method === null || transaction.to === null ? null : `${method} on ${formatAddress(transaction.to)}`;
}

/** What a transaction wants that has not happened, or not yet: "swap on Uniswap", "0.5 ETH to vitalik.eth". */
export function toIntent(transaction: Transaction, chainId: number): string {
  const call = toMethodWords(transaction);
  if (call !== null) return call;
  if (transaction.to === null) return 'Creation of a contract';
  return `${formatCoins(transaction.value, chainId)} to ${formatAddress(transaction.to)}`;
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

/** A method's name, or its four bytes in hex, fit to stand in a sentence. */
export function toMethodName({ method, decodedInput }: Transaction): string | null {
  const isHex = /^0x[\da-f]{8}$/i.test(method ?? '');
  const decoded = isHex ? cleanText(decodedInput?.methodCall.split('(')[0] ?? '', 40) : '';
  return decoded || cleanText(method ?? '', 40) || null;
}

function formatCoins(value: string, chainId: number): string {
  const { symbol, decimals } = nativeUnit(chainId);
  return `${formatUnits(value, decimals).text} ${symbol}`;
}

function withCoins(value: string, chainId: number): string {
  return value === '0' ? '' : ` with ${formatCoins(value, chainId)}`;
}

function hasData({ rawInput }: Transaction): boolean {
  return rawInput !== null && rawInput !== '' && rawInput !== '0x';
}
