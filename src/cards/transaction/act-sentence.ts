import { formatNumber } from '../../format/format-amount.ts';
import { shortenHex } from '../../format/hex.ts';
import { t } from '../../i18n/t.ts';
import { type Address, toBareAddress } from '../../models/address.ts';
import type { Transaction } from '../../models/transaction.ts';
import { toFullHash } from '../address-rows.ts';
import { toMoved } from '../token-amounts.ts';
import type { Act, Call } from './acts.ts';
import { findKnownMethod } from './methods.ts';
import { type Asset, toSideWords } from './net-transfers.ts';

/** Returns what a transaction did by itself, in one sentence. */
type Tell = (transaction: Transaction) => string;

/**
 * Returns what the accounts behind a transaction did: "Multisig 0x12…34: Sent 5 USDC to 0x56…78", "2 user operations: …".
 * Null if it is not known.
 */
export function toActsSentence(acts: Act[], transaction: Transaction, chainId: number, tell: Tell): string | null {
  const told = acts.map((act) => {
    const said = act.calls && toCallsSentence(act, act.calls, transaction, chainId, tell);
    return said && sayOf(act, said, transaction);
  });
  const [first, second] = told;
  if (acts.length === 1) return first ?? null;
  const count = { count: acts.length, number: formatNumber(acts.length) };
  return acts.length === 2 && first && second
    ? t('transaction.act.two', { ...count, first, second })
    : t('transaction.act.operations', count);
}

function sayOf({ by, as }: Act, act: string, { from }: Transaction): string {
  if (by.toLowerCase() === from.hash.toLowerCase()) return act;
  // Most of these contracts share one name, "Safe": it says nothing about whose it is.
  const account = shortenHex(toFullHash(by));
  return as === 'multisig'
    ? t('transaction.act.multisig', { account, act })
    : t('transaction.act.account', { account, act });
}

function toCallsSentence(
  act: Act,
  calls: Call[],
  transaction: Transaction,
  chainId: number,
  tell: Tell,
): string | null {
  // A permission for the contract that is called next is a part of that call.
  const main = calls.filter((call, at) => !isApprovalFor(call, calls.slice(at + 1)));
  const [only, ...others] = main;
  if (only === undefined) return null;
  if (others.length === 0) return tell(seenFrom(act, only, transaction));
  return (
    toSpreadSentence(act, main, transaction, chainId) ??
    t('transaction.act.calls', { count: main.length, number: formatNumber(main.length) })
  );
}

const approve = '0x095ea7b3';
const transfer = '0xa9059cbb';

function isApprovalFor({ input }: Call, later: Call[]): boolean {
  const spender = `0x${input.slice(34, 74)}`.toLowerCase();
  return input.startsWith(approve) && later.some(({ to }) => to.toLowerCase() === spender);
}

/** Payments of one asset to several accounts: "Sent 1,500 USDC to 2 addresses". Only what the reply shows to have moved. */
function toSpreadSentence(act: Act, calls: Call[], { tokenTransfers }: Transaction, chainId: number): string | null {
  const receivers = new Set<string>();
  const paid: Exclude<Asset, { kind: 'nft' }>[] = [];
  for (const { to, coins, input } of calls) {
    const isToken = input.startsWith(transfer) && coins === 0n;
    if (!isToken && input !== '0x') return null;
    const receiver = isToken ? `0x${input.slice(34, 74)}` : to;
    const shown = tokenTransfers.find(
      ({ from, to: at, token }) =>
        isSame(from, act.by) && isSame(at, receiver) && token?.addressHash.toLowerCase() === to.toLowerCase(),
    );
    const moved = shown ? toMoved(shown) : null;
    if (isToken && moved?.kind !== 'amount') return null;
    paid.push(isToken && moved?.kind === 'amount' ? moved : { kind: 'native', value: coins });
    receivers.add(receiver.toLowerCase());
  }
  const [first, ...others] = paid;
  if (!first || others.some((one) => keyOf(one) !== keyOf(first))) return null;
  const what = toSideWords([{ ...first, value: paid.reduce((sum, { value }) => sum + value, 0n) }], chainId);
  return (
    what && t('transaction.movement.sentToMany', { what, count: receivers.size, number: formatNumber(receivers.size) })
  );
}

const keyOf = (asset: Asset) => (asset.kind === 'native' ? '' : asset.contract);

function isSame(address: Address | null, hash: string): boolean {
  return address?.hash.toLowerCase() === hash.toLowerCase();
}

/** The transaction as if the account had sent this call itself: only its own transfers count. */
function seenFrom({ by }: Act, { to, coins, input }: Call, transaction: Transaction): Transaction {
  const selector = input.slice(2, 10);
  return {
    ...transaction,
    from: findAddress(by, transaction),
    to: findAddress(to, transaction),
    value: String(coins),
    rawInput: input,
    method: input === '0x' ? null : (findKnownMethod(selector) ?? `0x${selector}`),
    decodedInput: null,
    createdContract: null,
    transactionTypes: [],
    actions: [],
    authorizationList: [],
    tokenTransfers: transaction.tokenTransfers.filter(({ from, to: at }) => isSame(from, by) || isSame(at, by)),
  };
}

/** An address of a call's input, as the reply names it. */
export function findAddress(hash: string, { from, to, tokenTransfers }: Transaction): Address {
  const all = [from, to, ...tokenTransfers.flatMap((one) => [one.from, one.to])];
  return all.find((address) => isSame(address, hash)) ?? toBareAddress(hash);
}
