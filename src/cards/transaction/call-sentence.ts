import { findAddressName, formatAddress, formatContractName, isZeroAddress } from '../../format/address-name.ts';
import { cleanText } from '../../format/clean-text.ts';
import { formatNumber } from '../../format/format-amount.ts';
import { shortenHex } from '../../format/hex.ts';
import { quote } from '../../format/quote.ts';
import { t } from '../../i18n/t.ts';
import type { Address } from '../../models/address.ts';
import type { Json } from '../../models/json.ts';
import type { Authorization, Transaction, TransactionAction } from '../../models/transaction.ts';
import { toFullHash } from '../address-rows.ts';
import { formatMoved, toSymbol } from '../token-amounts.ts';
import { formatCoins, readCoins } from './coins.ts';
import { findKnownMethod, readInnerCalls } from './methods.ts';

/** What a transaction was for, without looking at tokens: a contract created, coins sent, a method called. */
export function toCallSentence(transaction: Transaction, chainId: number): string {
  const { to, from, value } = transaction;
  if (isCreation(transaction)) return toCreation(transaction);
  if (to !== null && to.hash.toLowerCase() === from.hash.toLowerCase()) return toOwnCallSentence(transaction, chainId);
  const receiver = nameReceiver(transaction);
  const method = quoteMethod(transaction);
  const coins = formatCoins(value, chainId);
  const isWithout = readCoins(value) === 0n;
  if (method !== null)
    return isWithout
      ? t('transaction.call.called', { method, receiver })
      : t('transaction.call.calledWith', { method, receiver, coins });
  if (!isWithout || !hasData(transaction)) return t('transaction.call.sent', { coins, receiver });
  return to?.isContract
    ? t('transaction.call.calledContract', { receiver })
    : t('transaction.call.sentData', { receiver });
}

// The sender called itself, which only an account with code can answer.
function toOwnCallSentence(transaction: Transaction, chainId: number): string {
  const { to, value } = transaction;
  const method = quoteMethod(transaction);
  const coins = formatCoins(value, chainId);
  const isWithout = readCoins(value) === 0n;
  if (method !== null)
    return isWithout
      ? t('transaction.call.calledOnItself', { method })
      : t('transaction.call.calledOnItselfWith', { method, coins });
  if (!isWithout || !hasData(transaction)) return t('transaction.call.sentToItself', { coins });
  return to?.isContract ? t('transaction.call.calledItself') : t('transaction.call.sentDataToItself');
}

/** True when a transaction creates a contract. No receiver alone says nothing: the explorer's word for it may be missing or broken. */
export function isCreation({ to, createdContract, transactionTypes }: Transaction): boolean {
  const isCalledSo = transactionTypes.includes('contract_creation') || transactionTypes.includes('token_creation');
  return to === null && (createdContract !== null || isCalledSo);
}

/** "Created contract Lantern", "Created token contract 0x12…34". */
export function toCreation({ createdContract, transactionTypes }: Transaction): string {
  const isToken = transactionTypes.includes('token_creation');
  if (createdContract === null)
    return isToken ? t('transaction.call.createdUnknownToken') : t('transaction.call.createdUnknown');
  const name = formatAddress(createdContract);
  return isToken
    ? t('transaction.call.createdToken', { contract: name })
    : t('transaction.call.created', { contract: name });
}

/** A method's name, or its four bytes in hex; null where nothing was called. */
function toMethodName({ method, decodedInput }: Transaction): string | null {
  const isHex = isSelector(method ?? '');
  const decoded = isHex ? cleanText(decodedInput?.methodCall.split('(')[0] ?? '', 40) : '';
  const name = decoded || cleanText(method ?? '', 40);
  return name === '' ? null : name;
}

// Most are whole, and the sentence keeps to two lines.
const longestMethod = 32;

/** A method's name, quoted, for its contract's maker chose it; its four bytes where nobody knows that. Null where nothing was called. */
export function quoteMethod(transaction: Transaction): string | null {
  const name = toMethodName(transaction);
  return name === null || isSelector(name) ? name : quote(cleanText(name, longestMethod));
}

/** True for the four bytes of a method that nobody knows the name of. */
function isSelector(method: string): boolean {
  return /^0x[\da-f]{8}$/i.test(method);
}

/** True when a transaction carries input data. */
export function hasData({ rawInput }: Transaction): boolean {
  return rawInput !== null && rawInput !== '' && rawInput !== '0x';
}

/** Whom a transaction is to. Rootstock's own contracts have no code that could be verified, and so no name. */
export function nameReceiver({ to, transactionTypes }: Transaction): string {
  if (to === null || findAddressName(to) !== null) return formatAddress(to);
  if (transactionTypes.includes('rootstock_bridge')) return t('transaction.call.rootstockBridge');
  return transactionTypes.includes('rootstock_remasc') ? t('transaction.call.rootstockRewards') : formatAddress(to);
}

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
  const amount = toAmount(data.amount, data.symbol, data.address, true);
  return amount && t('transaction.protocol.one', { done, what: amount, protocol: where });
}

function pair(data: Data, where: string, done: 'swapped' | 'added' | 'removed' | 'collected'): string | null {
  const first = toAmount(data.amount0, data.symbol0, data.address0);
  const second = toAmount(data.amount1, data.symbol1, data.address1);
  return first && second && t('transaction.protocol.pair', { done, first, second, protocol: where });
}

function toLiquidation(data: Data, where: string): string | null {
  const debt = toAmount(data.debt_amount, data.debt_symbol, data.debt_address, true);
  const collateral = toAmount(data.collateral_amount, data.collateral_symbol, data.collateral_address, true);
  return debt && collateral && t('transaction.protocol.liquidated', { debt, collateral, on: where });
}

function isData(data: TransactionAction['data']): data is Data {
  return data !== null && typeof data === 'object' && !Array.isArray(data);
}

/**
 * Whole tokens as a decimal string, and a symbol that is one plain word; null for anything less. The token is named as
 * everywhere; where its address is missing, the symbol is believed only if the protocol chose its tokens.
 */
function toAmount(amount: Json = null, symbol: Json = null, address: Json = null, isChosen = false): string | null {
  const digits = typeof amount === 'string' ? /^(\d{1,78})(?:\.(\d{1,78}))?$/.exec(amount) : null;
  if (!digits || typeof symbol !== 'string' || !/^(?=.*[a-z])[\w.+-]{1,12}$/i.test(symbol)) return null;
  const [, whole = '', fraction = ''] = digits;
  const value = BigInt(whole + fraction);
  const addressHash = typeof address === 'string' && /^0x[\da-f]{40}$/i.test(address) ? address : null;
  // The chain's own coin stands at the zero address.
  const isBelieved = addressHash === null ? isChosen : isZeroAddress(addressHash);
  const unproven = addressHash === null ? quote(symbol) : toSymbol({ addressHash, symbol, name: null });
  const moved = { symbol: isBelieved ? symbol : unproven, decimals: fraction.length, value };
  return formatMoved({ kind: 'amount', contract: '', ...moved, isListed: true }).text;
}

/**
 * Whose code a transaction set (EIP-7702), "Set code of vitalik.eth to DeleGator"; null where it carries no
 * authorization. Those that the chain refused do not count; where it is not known of each, only their number is told.
 */
export function toSetCodeSentence(transaction: Transaction): string | null {
  const { authorizationList } = transaction;
  if (authorizationList.length === 0) return null;
  const isKnown = authorizationList.every(({ status }) => status === 'ok' || isRefused(status));
  const accepted = authorizationList.filter(({ status }) => status === 'ok');
  const last = accepted.at(-1);
  if (!isKnown)
    return t('transaction.delegation.carried', {
      count: authorizationList.length,
      number: formatNumber(authorizationList.length),
    });
  if (!last) return t('transaction.delegation.noneSet');
  const authorities = new Set(accepted.map(({ authority }) => authority?.toLowerCase() ?? null));
  if (authorities.size > 1)
    return t('transaction.delegation.setOfMany', { count: authorities.size, number: formatNumber(authorities.size) });
  const account = nameAuthority(last, transaction);
  return last.addressHash !== null && isZeroAddress(last.addressHash)
    ? t('transaction.delegation.removed', { account })
    : t('transaction.delegation.set', { account, contract: nameDelegate(last, transaction) });
}

/** True when the chain refused an authorization. A status that is newer than this is no refusal. */
export function isRefused(status: string | null): boolean {
  return status?.startsWith('invalid_') === true;
}

function nameAuthority({ authority }: Authorization, { from, to }: Transaction): string {
  if (authority === null) return t('transaction.delegation.anAccount');
  // The account's own name is meant, not that of the code which it has now.
  const known = [from, to].find((address) => address?.hash.toLowerCase() === authority.toLowerCase());
  return known ? formatAddress(known) : shortenHex(toFullHash(authority));
}

function nameDelegate({ addressHash }: Authorization, { from, to }: Transaction): string {
  if (addressHash === null) return formatAddress(null);
  const implementations = [from, to].flatMap((address: Address | null) => address?.implementations ?? []);
  const known = implementations.find((one) => one.addressHash.toLowerCase() === addressHash.toLowerCase());
  return formatContractName(known?.name ?? null, toFullHash(addressHash));
}

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
