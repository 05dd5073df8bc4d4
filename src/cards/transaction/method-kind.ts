import type { Transaction } from '../../models/transaction.ts';
import { hasData, isSelector, toMethodName } from './call-sentence.ts';
import { readInnerCalls } from './inner-calls.ts';
import { findKnownMethod } from './known-methods.ts';

const trades =
  /swap|trade|buy|sell|purchase|fill|exchange|exact(?:in|out)put|match(?:ask|bid|order)|take(?:ask|bid)|accept(?:bid|offer)/i;

// Words of deposits, loans, rewards and bridges: what comes in is then not the price of what went out.
const keepings =
  /deposit|stak|claim|harvest|borrow|repay|redeem|withdraw|enter|leave|exit|join|bridge|liquidity|wrap|lend|loan|supply|collateral|leverage|margin|lock|vest|farm|compound|reward|collect|refund|zap/i;

// What routers do around a swap: permissions before it, leftovers and fees after it.
const helpers = /^(?:permit2|selfPermit|sweep|refundETH|unwrapWETH|coinsIn|transfer|payPortion)/;

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
  if (trades.test(name)) return 'trade';
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

/** True for a method whose name speaks of native coins: some may have come in by an inner call that no list shows. */
export function mayPayInCoins(transaction: Transaction): boolean {
  return toCallNames(transaction).some((name) => /ETH|Eth|Native/.test(name));
}

/**
 * True where more coins may have been sent than were used: who names the exact result, sweeps the market, or calls
 * what nobody knows. What comes back does so by an inner call that no list shows.
 */
export function maySendTooMuch(transaction: Transaction): boolean {
  const names = toCallNames(transaction);
  const isOpen = /forexact|exactout|available|sweep|batch|auction|dutch|addliquidity|increaseliquidity|refund/i;
  if (transaction.hasErrorInInternalTransactions || names.some((name) => isOpen.test(name))) return true;
  return names.length === 0 ? hasData(transaction) : names.length > 1 && names.includes('swap');
}

function isWrapper(name: string): boolean {
  return /^(?:0x|bulkexec|exec|multicall|aggregate)/i.test(name) && !trades.test(name);
}

function isTradeWithHelpers(names: string[]): boolean {
  const rest = names.filter((name) => !helpers.test(name));
  return rest.length > 0 && rest.every((name) => trades.test(name) && !keepings.test(name));
}
