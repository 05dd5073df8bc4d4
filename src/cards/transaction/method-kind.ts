import type { Transaction } from '../../models/transaction.ts';
import { hasData, isSelector, toMethodName } from './call-sentence.ts';
import { readInnerCalls } from './inner-calls.ts';
import { findKnownMethod } from './known-methods.ts';

// At the beginning of a word: "refillGas" fills no order.
const trades =
  /\b(?:(?:uno|uni|multi|mega|pancake|sushi)?swap|trades?\b|buy|sell|purchase|(?:ful)?fill|exchange(?! rate)|exact ?(?:in|out)put|match ?(?:ask|bid|order)|take ?(?:ask|bid)|accept ?(?:bid|offer))/;

// Words of deposits, loans, rewards and bridges: what comes in is then not the price of what went out.
const keepings =
  /deposit|stak|claim|harvest|borrow|repay|redeem|withdraw|enter|leave|exit|join|bridge|liquidity|wrap|lend|loan|supply|collateral|leverage|margin|lock|vest|farm|compound|reward|collect|refund|zap/i;

// What routers do around a swap: permissions before it, leftovers and fees after it.
const helpers = /^(?:permit2|selfPermit|sweep|refundETH|unwrapWETH|coinsIn|transfer|payPortion)/;

// Methods that use every coin that is sent with them; all others may give change.
const takesAll =
  /^(?:swapExact(?:ETH|AVAX|BNB|MATIC|Native|Input|Tokens)|exactInput|(?:deposit|stake|submit|supply|wrap)(?:ETH|Native)?(?:For|To)?$)/i;
// What stands beside these without giving anything back.
const neutral = /^(?:permit2|selfPermit|coinsIn|payPortion|transfer)/;

/** What a method's name says of the tokens that move in it. `other` is also said where the name is unknown. */
export type MethodKind = 'trade' | 'mint' | 'burn' | 'keeping' | 'withdraw' | 'transfer' | 'nothing' | 'other';

/**
 * Tells what a transaction's method is for. A name is taken at its word; a selector or a wrapper ("execute",
 * "multicall") says nothing by itself, so its input must: it is a trade only when all that it carries is known.
 */
export function toMethodKind(transaction: Transaction): MethodKind {
  const names = toCallNames(transaction);
  const [name] = names;
  if (name === undefined) return hasData(transaction) || transaction.method !== null ? 'other' : 'nothing';
  if (names.length > 1) return isTradeWithHelpers(names) ? 'trade' : 'other';
  if (/^withdraw$/i.test(name)) return 'withdraw';
  if (keepings.test(name)) return 'keeping';
  if (/mint/i.test(name)) return 'mint';
  if (/burn/i.test(name)) return 'burn';
  if (isTrade(name)) return 'trade';
  return /transfer/i.test(name) ? 'transfer' : 'other';
}

/** The names of what was called: the method's own, those that a wrapper carries, or none where nobody knows. */
export function toCallNames(transaction: Transaction): string[] {
  const inner = readInnerCalls(transaction.rawInput);
  if (inner !== null) return inner;
  const name = toMethodName(transaction) ?? (transaction.rawInput ?? '').slice(0, 10);
  if (!isSelector(name)) return name.length < 3 || isWrapper(name) ? [] : [name];
  const known = findKnownMethod(name.slice(2));
  return known === null ? [] : [known];
}

/**
 * True for a method whose name or input speaks of native coins: some may have come in by an inner call that no list
 * shows. Aggregators write twenty times ee for the coin.
 */
export function mayPayInCoins(transaction: Transaction): boolean {
  if (/0{24}e{40}/i.test(transaction.rawInput ?? '')) return true;
  return toCallNames(transaction).some((name) => /ETH|Eth|Native|AVAX|BNB|MATIC/.test(name));
}

/**
 * True where more coins may have been sent than were used: mints, markets and auctions give change, by an inner call
 * that no list shows. False for plain coins and for methods that take all, such as a swap of an exact amount.
 */
export function maySendTooMuch(transaction: Transaction): boolean {
  const names = toCallNames(transaction);
  if (transaction.hasErrorInInternalTransactions) return true;
  if (names.length === 0) return hasData(transaction);
  return !names.every((name) => takesAll.test(name) || (names.length > 1 && neutral.test(name)));
}

function isWrapper(name: string): boolean {
  return /^(?:0x|bulkexec|exec|multicall|aggregate)/i.test(name) && !isTrade(name);
}

function isTradeWithHelpers(names: string[]): boolean {
  const rest = names.filter((name) => !helpers.test(name));
  return rest.length > 0 && rest.every((name) => isTrade(name) && !keepings.test(name));
}

function isTrade(name: string): boolean {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll('_', ' ');
  return trades.test(words.toLowerCase());
}
