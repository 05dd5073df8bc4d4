import { isZeroAddress } from '../../format/address-name.ts';
import { findKnownToken } from '../known-tokens.ts';

/** An allowance for one token: `token` is null for the called contract, `value` if the call does not state it. */
export type Allowance = { token: string | null; value: bigint | null };

/**
 * A permission that a call gives or takes back; `unread` if only the method's name shows it. `owner` is the account
 * whose tokens it is about: null for the sender, `signer` if only the signature tells.
 */
export type Permission = Granted | { kind: 'unread' };

/** A permission that is read in full. */
type Granted = { owner: string | null; spender: string } & (
  | {
      kind: 'allowances';
      allowances: Allowance[];
      /** The decoded name of the amount, for the calls that may be about an NFT. Null for those that cannot. */
      valueName: string | null;
      isOneBlockOnly: boolean;
    }
  | ({ kind: 'change'; isMore: boolean } & Allowance)
  | { kind: 'nft'; id: bigint }
  | { kind: 'id'; id: bigint; value: bigint }
  | { kind: 'everyNft'; isAllowed: boolean }
  | { kind: 'operator'; isAllowed: boolean }
  /** To borrow in the owner's name what the called contract counts. */
  | { kind: 'credit'; value: bigint }
);

/** Allowances of Permit2 that were all set to nothing at once. */
export type Lockdown = { kind: 'lockdown'; pairs: { token: string; spender: string }[] };

/** The largest 256-bit number, which means "unlimited" in most tokens. */
export const mostOfAll = 2n ** 256n - 1n;

/** The owner of a permission that is known by a signature alone. */
export const signer = 'signer';

/** What a call's words say, by their place: null if missing or of another type. */
type Words = {
  address(at: number): string | null;
  number(at: number): bigint | null;
  flag(at: number): boolean | null;
  start(at: number): number | null;
};

/** A method's parameters as far as they are known; names may be empty. */
type Parameter = { name: string; type: string };

/** A method, and the contract that it is called on. */
type Call = { method: string; parameters: Parameter[]; contract: string };

// All words of such a name are among these: "setApprovalForAllBySig" is one, "approveProposal" and "delegateVote" are not.
const verbs = /^(?:set|update|change|add|give|grant|enable|disable|remove|revoke|deny|dis|increase|decrease)$/;
const permitting = /^(?:approve[sd]?|approvals?|allow(?:ed|ances?)?|disallow|authori[sz](?:e[sd]?|ations?)|permit)$/;
const permitted = /^(?:operators?|delegates?|relayers?|spenders?|plugins?|managers?)$/;
const others = /^(?:for|all|by|with|sig|signature|to|of|on|behalf|and|call|account|user|owner|master|contract|proxy)$/;
// A contract spends its own tokens with these ("safeApprove").
const libraries = /^(?:safe|force)$/;
const limitless = /^(?:max|unlimited|infinite)$/;
const manners = new RegExp(`${libraries.source}|${limitless.source}`);
const things = /^(?:tokens?|erc\d+|nfts?|amounts?)$/;
const credits = /^delegations?$/;
const grammar = [verbs, permitting, permitted, others, manners, things, credits];

const refusals = /^(?:disable|remove|revoke|deny|disallow|dis)$/;
// These act for an account in everything; spenders spend.
const actors = /^(?:operators?|delegates?|relayers?|plugins?|managers?)$/;
const spenders = /^spenders?$/;
const spending = new RegExp(`^allowances?$|${spenders.source}|${manners.source}|${things.source}|${credits.source}`);
const signed = /^(?:permit|by|sig|signature|behalf)$/;

// What parameters are called.
const tokenName = /token(?!id)|asset|currency|collection/i;
const ownerName = /owner|holder|from|account|user|delegator/i;
const idName = /id$/i;
const amountName = /value|amount|amt|wad|allowance|tokens$/i;
const noAmountName = /nonce|deadline|expir|time|salt|current|expected|old|prev|id$/i;
const amountType = /^uint(?:96|\d{3})?$/;

// No account has an address with that many leading zeros.
const leastAddress = 2n ** 80n;
const mostAddress = 2n ** 160n;

/**
 * Reads a permission from a method's name, its parameters' names and types, and the order that all such methods have:
 * first the token, where it is not the called contract, then whose it is, where that is not the sender, then whom it is
 * for, then whether or how much. Null for any other method, and for input that ends before its parameters.
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
  // Of two accounts without names, the first is the owner if somebody signed; else it may be the token, too.
  if (accounts.isGuessed && isSpending && !has(signed)) return { kind: 'unread' };
  const { token, owner, spender } = accounts;
  // Acting for a token makes no sense, and no signature can come from the zero address.
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
  // Without one, a delegate may be a voter's.
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

/** The amount, by the name of a parameter, else by its place; null if neither tells. */
function findAmount({ method, parameters }: Call, words: Words, after: number): bigint | null {
  if (parameters.length === 0) {
    const next = words.number(after);
    // Less may be a flag, an account or a time.
    return next !== null && next >= mostAddress ? next : null;
  }
  // Parameters after a tuple have no fixed place.
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
 * Whose permission it is, for whom and over which token, as the accounts tell that a call begins with, or the only one
 * of a list. `count` is how many words they take; `isGuessed` if there are two and only their order tells.
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
  // "safeApprove" and "approveToken" begin with the token; without another account there is no spender.
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
