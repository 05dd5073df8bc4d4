import { formatAddress, isZeroAddress } from '../../format/address-name.ts';
import { nativeUnit } from '../../format/chain-words.ts';
import { shortenHex } from '../../format/hex.ts';
import { t } from '../../i18n/t.ts';
import type { Transaction } from '../../models/transaction.ts';
import { toFullHash } from '../address-rows.ts';
import { findKnownToken } from '../known-tokens.ts';
import { formatTokenId } from '../token-amounts.ts';
import { hasData, isCreation, nameReceiver, quoteMethod } from './call-sentence.ts';
import { formatCoins, readCoins } from './coins.ts';
import { toApprovalIntent, toKnownAmount, toTokenName } from './permissions/approval-sentence.ts';
import { type Input, readInput } from './permissions/read-permission.ts';

/**
 * The form of an intent: "Could not send 2 ETH to nick.eth" (failed), "Sending 2 ETH to nick.eth" (pending), "2 ETH to
 * nick.eth" (noun, beside another sentence).
 */
export type IntentForm = 'failed' | 'pending' | 'noun';

/** Returns the words for what a failed or pending transaction was meant to do, read from its input alone. */
export function toIntent(transaction: Transaction, chainId: number, form: IntentForm = 'noun'): string {
  return (
    toApprovalIntent(transaction, chainId, form) ??
    toTokenIntent(transaction, chainId, form) ??
    toCallIntent(transaction, chainId, form)
  );
}

function toCallIntent(transaction: Transaction, chainId: number, form: IntentForm): string {
  if (isCreation(transaction)) return t('transaction.intent.creation', { form });
  const { to, from, value, nonce } = transaction;
  const isOwn = to !== null && isSame(to.hash, from.hash);
  if (isOwn && readCoins(value) === 0n && !hasData(transaction) && nonce !== null)
    return t('transaction.intent.cancel', { form, nonce: String(nonce) });
  const method = quoteMethod(transaction);
  const receiver = nameReceiver(transaction);
  const coins = formatCoins(value, chainId);
  const isWithout = readCoins(value) === 0n;
  if (method !== null)
    return isWithout
      ? t('transaction.intent.call', { form, method, receiver })
      : t('transaction.intent.callWith', { form, method, receiver, coins });
  if (isWithout && hasData(transaction)) {
    return to?.isContract === false
      ? t('transaction.intent.data', { form, receiver })
      : t('transaction.intent.unnamedCall', { form, receiver });
  }
  return t('transaction.intent.sending', { form, what: coins, receiver });
}

/**
 * Returns the words for what a call asks a token to move or a pool to swap. Null for other calls and for calls that
 * send coins.
 */
function toTokenIntent(transaction: Transaction, chainId: number, form: IntentForm): string | null {
  const { to, from, value } = transaction;
  if (to === null || to.isContract === false) return null;
  const { selector, input } = readInput(transaction);
  const swap = Object.hasOwn(swaps, selector) ? swaps[selector] : undefined;
  // A pending swap is known by its method's name alone, which its contract may use for something else.
  if (swap) return form === 'failed' ? toSwapAttempt(transaction, chainId, swap, input) : null;
  const move = Object.hasOwn(moves, selector) ? moves[selector] : undefined;
  if (!move || readCoins(value) !== 0n) return null;
  const giver = move.giver === null ? from.hash : input.address(move.giver);
  const [receiver, number] = [input.address(move.receiver), input.number(move.amount)];
  if (giver === null || receiver === null || number === null) return null;
  const what = move.isNft ? toNftWords(number, transaction) : toTokenWords(number, transaction, chainId, form);
  const [giverName, receiverName] = [giver, receiver].map((hash) => nameParty(hash, transaction));
  if (isSame(giver, from.hash)) return t('transaction.intent.sending', { form, what, receiver: receiverName ?? '' });
  return isSame(receiver, from.hash)
    ? t('transaction.intent.taking', { form, what, from: giverName ?? '' })
    : t('transaction.intent.moving', { form, what, from: giverName ?? '', to: receiverName ?? '' });
}

/** Positions of the giver (null: the sender), receiver and amount or id among a token method's parameters. */
type Move = { giver: number | null; receiver: number; amount: number; isNft?: true };

const moves: { [selector: string]: Move } = {
  // transfer(address to, uint256 amount)
  a9059cbb: { giver: null, receiver: 0, amount: 1 },
  // transferFrom(address from, address to, uint256 amountOrId)
  '23b872dd': { giver: 0, receiver: 1, amount: 2 },
  // safeTransferFrom(address from, address to, uint256 id), and with bytes data
  '42842e0e': { giver: 0, receiver: 1, amount: 2, isNft: true },
  b88d4fde: { giver: 0, receiver: 1, amount: 2, isNft: true },
};

// Larger numbers mean "all" or are mistakes.
const tooMany = 2n ** 128n;

function toTokenWords(value: bigint, transaction: Transaction, chainId: number, form: IntentForm): string {
  const amount = value < tooMany ? toKnownAmount({ token: null, value }, transaction, chainId) : null;
  if (amount !== null) return amount;
  // If it failed, no token is to be told from another: its quoted name is enough, and leaves room for the receiver.
  const isKnown = form !== 'failed' || findKnownToken(transaction.to?.hash ?? '') !== null;
  const contract = isKnown ? toTokenName(null, transaction) : formatAddress(transaction.to);
  return t('transaction.intent.tokensOf', { contract });
}

function toNftWords(id: bigint, transaction: Transaction): string {
  const collection = toTokenName(null, transaction);
  return t('transaction.approval.nftOf', { id: formatTokenId(String(id)), collection });
}

/** Positions of a swap's exact amount (null: the coins sent) and of its tokens: of a path, or of both. */
type Swap = { amount: number | null; tokens: number | [first: number, last: number]; isForCoins?: true };

// Uniswap's routers and their forks.
const swaps: { [selector: string]: Swap } = {
  // swapExactTokensForTokens, and of tokens that keep a fee
  '38ed1739': { amount: 0, tokens: 2 },
  '5c11d795': { amount: 0, tokens: 2 },
  '472b43f3': { amount: 0, tokens: 2 },
  // swapExactTokensForETH
  '18cbafe5': { amount: 0, tokens: 2, isForCoins: true },
  '791ac947': { amount: 0, tokens: 2, isForCoins: true },
  // swapExactETHForTokens
  '7ff36ab5': { amount: null, tokens: 1 },
  b6f9de95: { amount: null, tokens: 1 },
  // exactInputSingle
  '414bf389': { amount: 5, tokens: [0, 1] },
  '04e45aaf': { amount: 4, tokens: [0, 1] },
};

function toSwapAttempt(transaction: Transaction, chainId: number, swap: Swap, input: Input): string | null {
  const [given, got] = readTokens(input, swap.tokens) ?? [null, null];
  if (given === null || got === null) return null;
  const amount = swap.amount === null ? null : input.number(swap.amount);
  const coins = readCoins(transaction.value);
  const hasCoins = coins !== 0n;
  // With other coins sent beside a token amount, it is unclear which is swapped.
  if (hasCoins ? swap.amount !== null && coins !== amount : swap.amount === null) return null;
  const price = hasCoins
    ? formatCoins(transaction.value, chainId)
    : amount !== null && amount < tooMany
      ? toKnownAmount({ token: given, value: amount }, transaction, chainId)
      : null;
  const symbol = findKnownToken(got)?.symbol ?? shortenHex(toFullHash(got));
  return (
    price &&
    t('transaction.intent.couldNotSwap', {
      price,
      got: swap.isForCoins ? nativeUnit(chainId).symbol : symbol,
      receiver: nameReceiver(transaction),
    })
  );
}

// More tokens than any router accepts.
const longestPath = 20n;

function readTokens(input: Input, tokens: Swap['tokens']): [string | null, string | null] | null {
  if (typeof tokens !== 'number') return [input.address(tokens[0]), input.address(tokens[1])];
  const start = input.start(tokens);
  const count = start === null ? null : input.number(start);
  if (start === null || count === null || count < 2n || count > longestPath) return null;
  return [input.address(start + 1), input.address(start + Number(count))];
}

/** An address of a call's input in a sentence: as the reply names it, else shortened. */
export function nameParty(hash: string, { from, to }: Transaction): string {
  if (isZeroAddress(hash)) return t('account.name.theZeroAddress');
  const known = [from, to].find((address) => address !== null && isSame(address.hash, hash));
  return known ? formatAddress(known) : shortenHex(toFullHash(hash));
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
