import { isZeroAddress } from '../../../format/address-name.ts';
import { findKnownToken } from '../../known-tokens.ts';

/**
 * An allowance for one token. `token` is null for the called contract, `value` is null if the call does not state it.
 */
export type Allowance = { token: string | null; value: bigint | null };

/**
 * A permission that a call grants or revokes; `unread` if only the method's name shows it. `owner` is the account whose
 * tokens are concerned: null for the sender, `signer` if only the signature identifies it.
 */
export type Permission = Granted | { kind: 'unread' };

/** A permission whose details were read. */
type Granted = { owner: string | null; spender: string } & (
  | {
      kind: 'allowances';
      allowances: Allowance[];
      /** The decoded name of the amount, for calls that may concern an NFT. Null for calls that cannot. */
      valueName: string | null;
      isOneBlockOnly: boolean;
    }
  | ({ kind: 'change'; isMore: boolean } & Allowance)
  | { kind: 'nft'; id: bigint }
  | { kind: 'id'; id: bigint; value: bigint }
  | { kind: 'everyNft'; isAllowed: boolean }
  | { kind: 'operator'; isAllowed: boolean }
  /** Permission to borrow in the owner's name the asset that the called contract tracks. */
  | { kind: 'credit'; value: bigint }
);

/** Permit2 allowances that were all set to zero at once. */
export type Lockdown = { kind: 'lockdown'; pairs: { token: string; spender: string }[] };

/** The largest 256-bit number, which means "unlimited" in most tokens. */
export const mostOfAll = 2n ** 256n - 1n;

/** The owner of a permission that only a signature identifies. */
export const signer = 'signer';

/** A call's parameter words by index. Null if a word is missing or of another type. */
type Words = {
  address(at: number): string | null;
  number(at: number): bigint | null;
  flag(at: number): boolean | null;
  start(at: number): number | null;
};

/** A method's parameter, as far as known. The name may be empty. */
type Parameter = { name: string; type: string };

type Call = { method: string; parameters: Parameter[]; contract: string };

// A permission method's name consists of these words only: "setApprovalForAllBySig" does, "approveProposal" and
// "delegateVote" do not.
const verbs = /^(?:set|update|change|add|give|grant|enable|disable|remove|revoke|deny|dis|increase|decrease)$/;
const permitting = /^(?:approve[sd]?|approvals?|allow(?:ed|ances?)?|disallow|authori[sz](?:e[sd]?|ations?)|permit)$/;
const permitted = /^(?:operators?|delegates?|relayers?|spenders?|plugins?|managers?)$/;
const others = /^(?:for|all|by|with|sig|signature|to|of|on|behalf|and|call|account|user|owner|master|contract|proxy)$/;
// Words in the names of methods by which a contract approves spending of its own tokens: "safeApprove".
const libraries = /^(?:safe|force)$/;
const limitless = /^(?:max|unlimited|infinite)$/;
const manners = new RegExp(`${libraries.source}|${limitless.source}`);
const things = /^(?:tokens?|erc\d+|nfts?|amounts?)$/;
const credits = /^delegations?$/;
const grammar = [verbs, permitting, permitted, others, manners, things, credits];

const refusals = /^(?:disable|remove|revoke|deny|disallow|dis)$/;
// These may do anything in the name of an account. Spenders may only spend.
const actors = /^(?:operators?|delegates?|relayers?|plugins?|managers?)$/;
const spenders = /^spenders?$/;
const spending = new RegExp(`^allowances?$|${spenders.source}|${manners.source}|${things.source}|${credits.source}`);
const signed = /^(?:permit|by|sig|signature|behalf)$/;

// Patterns for the names of parameters.
const tokenName = /token(?!id)|asset|currency|collection/i;
const ownerName = /owner|holder|from|account|user|delegator/i;
const idName = /id$/i;
const amountName = /value|amount|amt|wad|allowance|tokens$/i;
const noAmountName = /nonce|deadline|expir|time|salt|current|expected|old|prev|id$/i;
const amountType = /^uint(?:96|\d{3})?$/;

// No account's address has this many leading zeros.
const leastAddress = 2n ** 80n;
const mostAddress = 2n ** 160n;

/**
 * Reads a permission from a method's name, its parameters' names and types, and the usual parameter order: the token,
 * unless it is the called contract; the owner, unless it is the sender; the spender; then a flag or an amount. Null for
 * any other method, and for input that ends before its parameters.
 */
export function readNamedPermission(call: Call, words: Words): Permission | null {
  const { method, parameters, contract } = call;
  const parts = toParts(method);
  const has = (form: RegExp) => parts.some((part) => form.test(part));
  if (!isPermission(parts, parameters) || parameters.some((_, at) => words.number(at) === null)) return null;
  const isForAll = /ForAll/i.test(method);
  const accounts = readAccounts(call, words);
  const amount = isForAll || has(actors) ? null : findAmount(call, words, accounts?.count ?? 0);
  const isSpending =
    !isForAll && (amount !== null || has(spending) || parameters.some(({ name }) => isAmong(toParts(name), spenders)));
  if (accounts === null) return parts.some(isNoun) ? { kind: 'unread' } : null;
  // Of two unnamed accounts, the first is the owner if the call carries a signature; otherwise it may be the token.
  if (accounts.isGuessed && isSpending && !has(signed)) return { kind: 'unread' };
  const { token, owner, spender } = accounts;
  // A token cannot be the one who acts, and the zero address cannot sign.
  if (spender === null || (owner !== null && isZeroAddress(owner))) return null;
  const flagAt = parameters.findIndex(({ type }) => type === 'bool');
  const verb = parts.find((part) => verbs.test(part) || permitting.test(part)) ?? '';
  if (isSpending) {
    const flag = flagAt === -1 ? null : words.flag(flagAt);
    const isRefused = refusals.test(verb) || flag === false;
    const isAll = flag === true || (amount === null && has(limitless));
    const who = { owner: token !== null && has(libraries) ? contract : owner, spender };
    return toSpending({ ...who, token, isCredit: has(credits), verb }, isRefused ? 0n : isAll ? mostOfAll : amount);
  }
  const id = parameters.findIndex(({ name, type }) => amountType.test(type) && idName.test(name));
  const flag = words.flag(flagAt === -1 ? accounts.count : flagAt);
  // Without a flag, it may be the delegate of a vote.
  if (flag === null && has(/^delegate/)) return null;
  if (token !== null) return { kind: 'unread' };
  if (id !== -1 && flag === null) return { kind: 'nft', owner, spender, id: words.number(id) ?? 0n };
  const kind = /^setApprovalForAll/i.test(method) ? 'everyNft' : 'operator';
  return { kind, owner, spender, isAllowed: flag ?? !refusals.test(verb) };
}

function isPermission(parts: string[], parameters: Parameter[]): boolean {
  const plain = parts.filter((part) => !manners.test(part));
  const [first = ''] = plain;
  const isTold = parts.length > 1 || parameters.some(({ name }) => isAmong(toParts(name), permitted));
  const isOne = permitting.test(first) || (verbs.test(first) && plain.some(isNoun));
  return isTold && isOne && parts.every((part) => grammar.some((form) => form.test(part)));
}

function toSpending(
  q: { owner: string | null; spender: string; token: string | null; isCredit: boolean; verb: string },
  value: bigint | null,
): Permission {
  const { owner, spender, token, isCredit, verb } = q;
  if (isCredit) {
    return token !== null || value === null ? { kind: 'unread' } : { kind: 'credit', owner, spender, value };
  }
  if (/^(?:increase|decrease)$/.test(verb))
    return { kind: 'change', owner, spender, token, isMore: verb === 'increase', value };
  const allowances = [{ token, value }];
  return { kind: 'allowances', owner, spender, allowances, valueName: null, isOneBlockOnly: false };
}

/** Finds the amount by its parameter's name, else by its position; null if both fail. */
function findAmount({ method, parameters }: Call, words: Words, after: number): bigint | null {
  if (parameters.length === 0) {
    const next = words.number(after);
    // A smaller number may be a flag, an account or a time.
    return next !== null && next >= mostAddress ? next : null;
  }
  // Parameters after a tuple have no fixed position.
  const end = parameters.findIndex(({ type }) => /^\(|^tuple|\[\d+\]/.test(type));
  const numbers = parameters
    .slice(0, end === -1 ? undefined : end)
    .map(({ name, type }, at) => ({ name, type, at }))
    .filter(({ name, type }) => amountType.test(type) && !noAmountName.test(name));
  const isOnly = numbers.length === 1 || isAmong(toParts(method), signed);
  const hasFlag = parameters.some(({ type }) => type === 'bool');
  const found = numbers.find(({ name }) => amountName.test(name)) ?? (isOnly && !hasFlag ? numbers[0] : undefined);
  return found ? words.number(found.at) : null;
}

/**
 * The token, owner and spender among the accounts at the start of a call, or in a list with one account. `count` is how
 * many words they take. `isGuessed`: there are two, told apart only by their order.
 */
type Accounts = {
  token: string | null;
  owner: string | null;
  spender: string | null;
  count: number;
  isGuessed: boolean;
};

function readAccounts({ method, parameters }: Call, words: Words): Accounts | null {
  const all = readHashes(parameters, words);
  if (all.length === 0) return null;
  const parts = toParts(method);
  const isToken = ({ hash, name }: Account) => tokenName.test(name) || findKnownToken(hash) !== null;
  const others = all.filter((one) => !isToken(one));
  let token = all.find(isToken)?.hash ?? null;
  // "approveToken" starts with the token, and so does "safeApprove" if another account remains as the spender.
  const isFirst = token === null && (isAmong(parts, things) || (isAmong(parts, libraries) && others.length > 1));
  const isNamed = isAmong(toParts(others[0]?.name ?? ''), permitted);
  if (isFirst && !isNamed) token = others.shift()?.hash ?? null;
  const named = others.find(({ name }) => isAmong(toParts(name), permitted));
  const spender = named ?? others[1] ?? others[0];
  const owner = spender && others[others.indexOf(spender) - 1];
  return {
    token,
    owner: owner?.hash ?? null,
    spender: spender?.hash ?? null,
    count: all.length,
    isGuessed: owner !== undefined && !named && !ownerName.test(owner.name),
  };
}

type Account = { hash: string; name: string };

function readHashes(parameters: Parameter[], words: Words): Account[] {
  const [{ type, name } = { type: '', name: '' }] = parameters;
  const start = type === 'address[]' ? words.start(0) : null;
  const only = start !== null && words.number(start) === 1n ? words.address(start + 1) : null;
  if (only !== null) return [{ hash: only, name }];
  const found: Account[] = [];
  // Without types, a third word that looks like an account is more likely an amount.
  for (let at = 0; at < (parameters.length > 0 ? 3 : 2); at++) {
    const hash = words.address(at);
    const isAccount = parameters.length > 0 ? parameters[at]?.type === 'address' : BigInt(hash ?? 0) >= leastAddress;
    if (hash === null || !isAccount) break;
    found.push({ hash, name: parameters[at]?.name ?? '' });
  }
  return found;
}

function toParts(name: string): string[] {
  const parts = name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_+/);
  return parts.filter((part) => part !== '').map((part) => part.toLowerCase());
}

function isAmong(parts: string[], form: RegExp): boolean {
  return parts.some((part) => form.test(part));
}

function isNoun(part: string): boolean {
  return permitted.test(part) || /^(?:approvals?|allowances?|authori[sz]ations?)$/.test(part);
}
