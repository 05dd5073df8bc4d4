import type { Json } from '../../models/json.ts';
import type { Transaction, TransactionAction } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import { formatMoved } from '../moved.ts';
import { toCallNames } from './method-kind.ts';

type Told = { verb: RegExp; say: (data: Data, where: string) => string | null };
type Data = { [key: string]: Json };

const protocols = new Map([
  ['uniswap_v3', 'Uniswap V3'],
  ['aave_v3', 'Aave V3'],
]);

// By protocol and type; `verb` is what the method must be called for this to be what the transaction was for.
const known = new Map<string, Told>([
  ['aave_v3 supply', { verb: /supply|deposit/i, say: (data, where) => one(data, where, 'supplied') }],
  ['aave_v3 deposit', { verb: /supply|deposit/i, say: (data, where) => one(data, where, 'supplied') }],
  ['aave_v3 withdraw', { verb: /withdraw/i, say: (data, where) => one(data, where, 'withdrew') }],
  ['aave_v3 borrow', { verb: /borrow/i, say: (data, where) => one(data, where, 'borrowed') }],
  ['aave_v3 repay', { verb: /repay/i, say: (data, where) => one(data, where, 'repaid') }],
  ['aave_v3 flash_loan', { verb: /flash/i, say: (data, where) => one(data, where, 'flashLoan') }],
  ['aave_v3 liquidation_call', { verb: /liquidat/i, say: toLiquidation }],
  ['uniswap_v3 swap', { verb: /swap|exact(?:in|out)put/i, say: (data, where) => pair(data, where, 'swapped') }],
  ['uniswap_v3 mint', { verb: /^mint|liquidity/i, say: (data, where) => pair(data, where, 'added') }],
  ['uniswap_v3 burn', { verb: /liquidity/i, say: (data, where) => pair(data, where, 'removed') }],
  ['uniswap_v3 collect', { verb: /collect/i, say: (data, where) => pair(data, where, 'collected') }],
]);

/**
 * What the explorer itself found a transaction to have done with a protocol, "Supplied 100 USDC to Aave V3" (servers
 * before v11). Null unless that is all it found, its words for it are whole, and the method is called so: a swap
 * inside a harvest is not what the harvest was for.
 */
export function toActionSentence(transaction: Transaction): string | null {
  const [action, ...others] = transaction.actions;
  if (!action || others.length > 0) return null;
  const where = protocols.get(action.protocol);
  const told = known.get(`${action.protocol} ${action.type}`);
  if (!where || !told || !toCallNames(transaction).some((name) => told.verb.test(name))) return null;
  return isData(action.data) ? told.say(action.data, where) : null;
}

function one(
  data: Data,
  where: string,
  done: 'supplied' | 'withdrew' | 'borrowed' | 'repaid' | 'flashLoan',
): string | null {
  const amount = toAmount(data.amount, data.symbol);
  return amount && words().protocolActions[done](amount, where);
}

function pair(data: Data, where: string, done: 'swapped' | 'added' | 'removed' | 'collected'): string | null {
  const [first, second] = [toAmount(data.amount0, data.symbol0), toAmount(data.amount1, data.symbol1)];
  return first && second && words().protocolActions[done](first, second, where);
}

function toLiquidation(data: Data, where: string): string | null {
  const debt = toAmount(data.debt_amount, data.debt_symbol);
  const collateral = toAmount(data.collateral_amount, data.collateral_symbol);
  return debt && collateral && words().protocolActions.liquidated(debt, collateral, where);
}

function isData(data: TransactionAction['data']): data is Data {
  return data !== null && typeof data === 'object' && !Array.isArray(data);
}

// Whole tokens as a decimal string, and a symbol that is one plain word; null for anything less.
function toAmount(amount: Json | undefined, symbol: Json | undefined): string | null {
  const digits = typeof amount === 'string' ? /^(\d{1,78})(?:\.(\d{1,78}))?$/.exec(amount) : null;
  if (!digits || typeof symbol !== 'string' || !/^(?=.*[a-z])[\w.+-]{1,12}$/i.test(symbol)) return null;
  const [, whole = '', fraction = ''] = digits;
  const value = BigInt(whole + fraction);
  return formatMoved({ kind: 'amount', contract: '', symbol, decimals: fraction.length, value, isListed: true }).text;
}
