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

/** Returns what a transaction did apart from tokens: a contract created, coins sent, a method called. */
export function toCallSentence(transaction: Transaction, chainId: number): string {
  const { to, from, value } = transaction;
  if (isCreation(transaction)) return toCreation(transaction);
  if (transaction.transactionTypes.includes('rootstock_remasc')) return t('transaction.call.paidMiners');
  if (to !== null && to.hash.toLowerCase() === from.hash.toLowerCase()) return toOwnCallSentence(transaction, chainId);
  const receiver = nameReceiver(transaction);
  const coins = formatCoins(value, chainId);
  const isWithout = readCoins(value) === 0n;
  // An account without code has no methods. Its data may be a message.
  const isToAccount = to !== null && !hasCode(to);
  const message = isToAccount ? readMessage(transaction.rawInput) : null;
  if (message !== null)
    return isWithout
      ? t('transaction.call.wrote', { receiver, message })
      : t('transaction.call.wroteWith', { receiver, message, coins });
  const method = isToAccount ? null : quoteMethod(transaction);
  const argument = isWithout ? findNamedAddress(transaction) : null;
  if (method !== null && argument !== null) return t('transaction.call.calledNaming', { method, receiver, argument });
  if (method !== null)
    return isWithout
      ? t('transaction.call.called', { method, receiver })
      : t('transaction.call.calledWith', { method, receiver, coins });
  if (!isWithout || !hasData(transaction)) return t('transaction.call.sent', { coins, receiver });
  return to?.isContract
    ? t('transaction.call.calledContract', { receiver })
    : t('transaction.call.sentData', { receiver });
}

// The only address among the arguments of a call that moved nothing, such as the account that gets a role or is frozen.
function findNamedAddress({ decodedInput, tokenTransfers, from, to }: Transaction): string | null {
  const [only, ...others] = (decodedInput?.parameters ?? []).filter(({ type }) => type === 'address');
  const value = only?.value;
  if (tokenTransfers.length > 0 || others.length > 0 || typeof value !== 'string') return null;
  const isNew = ![from, to].some((party) => party?.hash.toLowerCase() === value.toLowerCase());
  return /^0x[\da-f]{40}$/i.test(value) && isNew && !isZeroAddress(value) ? shortenHex(toFullHash(value)) : null;
}

// The sender called itself, which has an effect only if the account has code.
function toOwnCallSentence(transaction: Transaction, chainId: number): string {
  const { to, value, nonce } = transaction;
  const coins = formatCoins(value, chainId);
  const isWithout = readCoins(value) === 0n;
  const isToAccount = to !== null && !hasCode(to);
  const message = isToAccount ? readMessage(transaction.rawInput) : null;
  if (message !== null && isWithout) return t('transaction.call.wroteToItself', { message });
  // Wallets cancel a pending transaction so: nothing else can use its number then.
  const isBare = !hasData(transaction) && transaction.tokenTransfers.length === 0;
  if (isWithout && isBare && nonce !== null) return t('transaction.call.cancelled', { nonce: String(nonce) });
  const method = quoteMethod(transaction);
  if (method !== null)
    return isWithout
      ? t('transaction.call.calledOnItself', { method })
      : t('transaction.call.calledOnItselfWith', { method, coins });
  if (!isWithout || !hasData(transaction)) return t('transaction.call.sentToItself', { coins });
  return to?.isContract ? t('transaction.call.calledItself') : t('transaction.call.sentDataToItself');
}

/**
 * True if a transaction creates a contract. A missing receiver alone is not enough: the explorer's field may be missing
 * or broken.
 */
export function isCreation({ to, createdContract, transactionTypes }: Transaction): boolean {
  const isCalledSo = transactionTypes.includes('contract_creation') || transactionTypes.includes('token_creation');
  return to === null && (createdContract !== null || isCalledSo);
}

/** Returns the sentence for a contract creation: "Created contract Lantern", "Created token contract 0x12…34". */
export function toCreation({ createdContract, transactionTypes }: Transaction): string {
  const isToken = transactionTypes.includes('token_creation');
  if (createdContract === null)
    return isToken ? t('transaction.call.createdUnknownToken') : t('transaction.call.createdUnknown');
  const name = formatAddress(createdContract);
  return isToken
    ? t('transaction.call.createdToken', { contract: name })
    : t('transaction.call.created', { contract: name });
}

/** A method's name, or its selector in hex; null if no method was called. */
function toMethodName({ method, decodedInput }: Transaction): string | null {
  const isHex = isSelector(method ?? '');
  const decoded = isHex ? cleanText(decodedInput?.methodCall.split('(')[0] ?? '', 40) : '';
  const name = decoded || cleanText(method ?? '', 40);
  return name === '' ? null : name;
}

// Most names fit, and the sentence stays within two lines.
const longestMethod = 32;

/**
 * Returns a method's name, quoted because the contract's author chose it, or its selector if the name is unknown. Null
 * if no method was called.
 */
export function quoteMethod(transaction: Transaction): string | null {
  const name = toMethodName(transaction);
  return name === null || isSelector(name) ? name : quote(cleanText(name, longestMethod));
}

/** True for a selector, used if the name is unknown. */
function isSelector(method: string): boolean {
  return /^0x[\da-f]{8}$/i.test(method);
}

/** True if a transaction carries input data. */
export function hasData({ rawInput }: Transaction): boolean {
  return rawInput !== null && rawInput !== '' && rawInput !== '0x';
}

// An account with delegated code (EIP-7702) has methods, although it is not a contract.
function hasCode({ isContract, implementations, proxyType }: Address): boolean {
  return isContract !== false || implementations.length > 0 || proxyType !== null;
}

const longestMessage = 60;

/**
 * Returns input data that is a text, quoted and cut; null for other data. Texts are at least two characters of UTF-8
 * without control characters.
 */
function readMessage(rawInput: string | null): string | null {
  const bytes =
    (rawInput ?? '')
      .slice(2, 2 + 4000)
      .match(/../g)
      ?.map((byte) => Number.parseInt(byte, 16)) ?? [];
  try {
    // Only a part of a long input is read, so its last character may be incomplete.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes), { stream: true });
    return text.length < 2 || /[\p{Cc}\p{Co}\p{Cn}]/u.test(text.replace(/[\n\r\t]/g, ' '))
      ? null
      : quote(cleanText(text, longestMessage));
  } catch {
    return null;
  }
}

/** Returns the receiver's name. Rootstock's system contracts have no code to verify, and so no name. */
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

// By protocol and type of the action. If `verb` does not match the method's name, the action is not the transaction's
// purpose.
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
 * Returns the action that the explorer itself recognized, "Supplied 100 USDC to Aave V3" (servers before v11). Null
 * unless it is the only action, its data is complete and the method's name matches: a swap inside a harvest is not the
 * purpose of the harvest.
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
 * Formats a decimal string of whole tokens with a symbol of one plain word; null for anything else. The token is named
 * as elsewhere. Without its address, the symbol is trusted only if the protocol chooses its tokens (`isChosen`).
 */
function toAmount(amount: Json = null, symbol: Json = null, address: Json = null, isChosen = false): string | null {
  const digits = typeof amount === 'string' ? /^(\d{1,78})(?:\.(\d{1,78}))?$/.exec(amount) : null;
  if (!digits || typeof symbol !== 'string' || !/^(?=.*[a-z])[\w.+-]{1,12}$/i.test(symbol)) return null;
  const [, whole = '', fraction = ''] = digits;
  const value = BigInt(whole + fraction);
  const addressHash = typeof address === 'string' && /^0x[\da-f]{40}$/i.test(address) ? address : null;
  // The zero address means the chain's own coin.
  const isBelieved = addressHash === null ? isChosen : isZeroAddress(addressHash);
  const unproven = addressHash === null ? quote(symbol) : toSymbol({ addressHash, symbol, name: null });
  const moved = { symbol: isBelieved ? symbol : unproven, decimals: fraction.length, value };
  return formatMoved({ kind: 'amount', contract: '', ...moved, isListed: true }).text;
}

/**
 * Returns whose code a transaction set (EIP-7702), "Delegated vitalik.eth to DeleGator"; null without authorizations.
 * Authorizations that the chain refused do not count. If any status is unknown, only their number is given.
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

/** True if the chain refused an authorization. An unknown, newer status does not count as a refusal. */
export function isRefused(status: string | null): boolean {
  return status?.startsWith('invalid_') === true;
}

function nameAuthority({ authority }: Authorization, { from, to }: Transaction): string {
  if (authority === null) return t('transaction.delegation.anAccount');
  // The account's own name, not the name of the code that it runs now.
  const known = [from, to].find((address) => address?.hash.toLowerCase() === authority.toLowerCase());
  return known ? formatAddress(known) : shortenHex(toFullHash(authority));
}

function nameDelegate({ addressHash }: Authorization, { from, to }: Transaction): string {
  if (addressHash === null) return formatAddress(null);
  const implementations = [from, to].flatMap((address: Address | null) => address?.implementations ?? []);
  const known = implementations.find((one) => one.addressHash.toLowerCase() === addressHash.toLowerCase());
  return formatContractName(known?.name ?? null, toFullHash(addressHash));
}

// Matched at the start of a word, so that "refillGas" is not an order that is filled.
const trades =
  /\b(?:(?:uno|uni|multi|mega|pancake|sushi)?swap|trades?\b|buy|sell|purchase|(?:ful)?fill|exchange(?! rate)|exact ?(?:in|out)put|match ?(?:ask|bid|order)|taker? ?(?:ask|bid)|accept ?(?:bid|offer))/;

// Words for deposits, loans, rewards and bridges, in which incoming tokens are not the price of outgoing ones.
const keepings =
  /deposit|stak|claim|harvest|borrow|repay|redeem|withdraw|enter|leave|exit|join|bridge|liquidity|wrap|lend|loan|supply|collateral|leverage|margin|lock|vest|farm|compound|reward|collect|refund|zap/i;

// Calls that routers make around a swap: permissions before it, leftovers and fees after it.
const helpers = /^(?:permit2|selfPermit|sweep|refundETH|unwrapWETH|coinsIn|transfer|payPortion)/;

// Methods that use every coin sent with them. All others may return change.
const takesAll =
  /^(?:swapExact(?:ETH|AVAX|BNB|MATIC|Native|Input|Tokens)|exactInput|(?:deposit|stake|submit|supply|wrap)(?:ETH|Native)?(?:For|To)?$)/i;
// Calls that can accompany these and return no coins.
const neutral = /^(?:permit2|selfPermit|coinsIn|payPortion|transfer)/;

/** What a method's name says about the tokens that move. `other` includes unknown names. */
export type MethodKind = 'trade' | 'mint' | 'burn' | 'keeping' | 'withdraw' | 'transfer' | 'nothing' | 'other';

/**
 * Returns the kind of a transaction's method. A plain name is trusted. A selector or a wrapper ("execute", "multicall")
 * says nothing by itself, so its input decides: it is a trade only if every call in it is known.
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

/** Returns the names of the called methods: the calls in a wrapper, or the method's own name. Empty if unknown. */
export function toCallNames(transaction: Transaction): string[] {
  const inner = readInnerCalls(transaction.rawInput);
  if (inner !== null) return inner;
  // Explorers may name a method by any published text with its selector, and anyone can craft one for `transfer`.
  const listed = transaction.decodedInput === null ? findKnownMethod((transaction.rawInput ?? '').slice(2, 10)) : null;
  if (listed !== null) return [listed];
  const name = toMethodName(transaction) ?? (transaction.rawInput ?? '').slice(0, 10);
  if (!isSelector(name)) return name.length < 3 || isWrapper(name) ? [] : [name];
  const known = findKnownMethod(name.slice(2));
  return known === null ? [] : [known];
}

/**
 * True if a method's name or input mentions native coins: an inner call, which no list shows, may have brought some in.
 * Aggregators write the coin's address as twenty `ee` bytes.
 */
export function mayPayInCoins(transaction: Transaction): boolean {
  if (/0{24}e{40}/i.test(transaction.rawInput ?? '')) return true;
  return toCallNames(transaction).some((name) => /ETH|Eth|Native|AVAX|BNB|MATIC/.test(name));
}

/**
 * True if more coins may have been sent than were used: mints, markets and auctions return change in an inner call that
 * no list shows. False for plain transfers and for methods that use everything, such as a swap of an exact amount.
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
