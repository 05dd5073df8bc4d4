import type { Transaction } from '../../models/transaction.ts';
import { hasData, isSelector, toMethodName } from './call-sentence.ts';

const trades =
  /swap|trade|buy|sell|purchase|fill|exec|multicall|exchange|exact(?:in|out)put|match(?:ask|bid|order)|take(?:ask|bid)|accept(?:bid|offer)/i;

// Words of deposits, loans, rewards and bridges: what comes in is then not the price of what went out.
const keepings =
  /deposit|stak|claim|harvest|borrow|repay|redeem|withdraw|enter|leave|exit|join|bridge|liquidity|wrap|lend|loan|supply|collateral|leverage|margin|lock|vest|farm|compound|reward|collect|refund|zap/i;

/** What a method's name says of the tokens that move in it. "trade" is said of methods without a name, too. */
export type MethodKind = 'trade' | 'mint' | 'burn' | 'keeping' | 'withdraw' | 'transfer' | 'nothing' | 'other';

/** Tells what a transaction's method is for, going by its name. */
export function toMethodKind(transaction: Transaction): MethodKind {
  const name = toMethodName(transaction);
  if (name === null) return hasData(transaction) ? 'trade' : 'nothing';
  if (isSelector(name)) return 'trade';
  if (/^withdraw$/i.test(name)) return 'withdraw';
  if (keepings.test(name)) return 'keeping';
  if (/mint/i.test(name)) return 'mint';
  if (/burn/i.test(name)) return 'burn';
  if (trades.test(name)) return 'trade';
  return /transfer/i.test(name) ? 'transfer' : 'other';
}

/** True for a method whose name speaks of native coins: some may have come in by an inner call that no list shows. */
export function mayPayInCoins(transaction: Transaction): boolean {
  return /ETH|Eth|Native/.test(toMethodName(transaction) ?? '');
}
