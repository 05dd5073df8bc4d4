import { formatAddress, isZeroAddress } from '../../../format/address-name.ts';
import { formatNumber, isInteger } from '../../../format/format-amount.ts';
import { shortenHex } from '../../../format/hex.ts';
import { t } from '../../../i18n/t.ts';
import type { Address } from '../../../models/address.ts';
import type { Transaction } from '../../../models/transaction.ts';
import { toFullHash } from '../../address-rows.ts';
import { findKnownToken } from '../../known-tokens.ts';
import { formatTokenId, toMoved } from '../../token-amounts.ts';
import { withCoins } from '../coins.ts';
import { toSideWords } from '../movements/net-transfers.ts';
import { type Allowance, type Lockdown, mostOfAll, type Permission, signer } from './permission.ts';
import { readPermission } from './read-permission.ts';

type Allowances = Extract<Permission, { kind: 'allowances' }>;
type Kind = 'nft' | 'amount' | 'unknown';

// Most tokens count in 256 bits, Permit2 in 160, some tokens in 96. For "unlimited", wallets use the largest.
const roundNumbers = [96n, 104n, 112n, 120n].map((bits) => 2n ** bits - 1n);
// Values just below these powers of two also mean "unlimited". The powers themselves are used as "half of the maximum".
const largeNumbers = [128n, 160n, 192n, 224n, 254n, 255n, 256n].map((bits) => 2n ** bits);
const mostLess = 2n ** 32n;
// For a token of unknown supply, this many whole tokens also mean "unlimited".
const mostWhole = 10n ** 15n;
// More smallest units than any token has.
const tooMany = 2n ** 128n;

/**
 * Returns a sentence about a token permission, "Allowed 0x12…34 to spend unlimited USD Coin", or null for anything
 * else. `approve` takes an amount or an NFT id, which can be equally large: only the parameter's name or the token's
 * type can tell them apart.
 */
export function toApprovalSentence(transaction: Transaction, chainId: number): string | null {
  // Behind a proxy, the failed inner call may be the one that sets the permission.
  const permission = transaction.hasErrorInInternalTransactions ? null : readAsked(transaction);
  const sentence = permission && toSentence(permission, transaction, chainId);
  return sentence && withCoins(sentence, transaction.value, chainId);
}

/**
 * Returns what a failed or pending permission would do, "Permission for 0x12…34 to use unlimited USDC", in one of an
 * intent's forms; null for anything else.
 */
export function toApprovalIntent(transaction: Transaction, chainId: number, form: string): string | null {
  const permission = readAsked(transaction);
  const asked = permission && toAsked(permission, transaction, chainId);
  if (permission === null || !asked || !('spender' in permission)) return null;
  const { what, isEnd } = asked;
  const spender = formatSpender(permission.spender);
  const owner = 'owner' in permission ? formatOwner(permission.owner) : null;
  if (isEnd) return t('transaction.intent.permissionEnd', { form, spender, what });
  return owner === null
    ? t('transaction.intent.permission', { form, spender, what })
    : t('transaction.intent.permissionOf', { form, spender, what, owner });
}

// An account without code cannot grant a permission, so a call to one is not read.
function readAsked(transaction: Transaction): Permission | Lockdown | null {
  const { to, method } = transaction;
  return to !== null && (to.isContract !== false || method !== null) ? readPermission(transaction) : null;
}

/**
 * Returns what a permission covers, and whether the call revokes it (`isEnd`). Null if it needs a different sentence.
 */
function toAsked(
  permission: Permission | Lockdown,
  transaction: Transaction,
  chainId: number,
): { what: string; isEnd: boolean } | null {
  const name = toTokenName(null, transaction);
  switch (permission.kind) {
    case 'allowances': {
      const { allowances } = permission;
      const kind = toApprovedKind(transaction, permission);
      const [{ value } = { value: 0n }] = allowances;
      if (kind === 'nft' && value !== null) return toAskedNft(permission, value, name);
      if (kind === 'unknown' && !isRound(value)) return { what: name, isEnd: false };
      const given = allowances.filter((allowance) => allowance.value !== 0n);
      if (given.length === 0) return { what: toTokenNames(allowances, transaction), isEnd: true };
      return { what: toAmountsWords(given, transaction, chainId), isEnd: false };
    }
    case 'change': {
      if (permission.value === 0n) return null;
      return { what: toChangedWords(permission, transaction, chainId), isEnd: !permission.isMore };
    }
    case 'nft':
      return toAskedNft(permission, permission.id, name);
    case 'id':
      return toAskedNft(permission, permission.id, name, permission.value === 0n);
    case 'everyNft':
      return { what: t('transaction.intent.everyNft', { collection: name }), isEnd: !permission.isAllowed };
    case 'operator':
      return { what: t('transaction.intent.everything', { contract: name }), isEnd: !permission.isAllowed };
    default:
      return null;
  }
}

function toAskedNft({ spender }: { spender: string }, id: bigint, collection: string, isEnd = false) {
  // The zero address clears the permission for one NFT only: a permission for every NFT stays in force.
  if (isZeroAddress(spender)) return null;
  return { what: t('transaction.approval.nftOf', { id: formatTokenId(String(id)), collection }), isEnd };
}

function toSentence(permission: Permission | Lockdown, transaction: Transaction, chainId: number): string | null {
  if (permission.kind === 'lockdown') return toLockdownSentence(permission, transaction);
  if (permission.kind === 'unread')
    return t('transaction.approval.changed', { contract: toTokenName(null, transaction) });
  const spender = formatSpender(permission.spender);
  const owner = formatOwner(permission.owner);
  const name = toTokenName(null, transaction);
  switch (permission.kind) {
    case 'allowances':
      return toAllowanceSentence(permission, transaction, chainId);
    case 'change':
      return toChangeSentence(permission, transaction, chainId);
    case 'nft':
      return toNftSentence(permission, permission.id, name);
    case 'id': {
      const what = t('transaction.approval.nftOf', { id: formatTokenId(String(permission.id)), collection: name });
      if (permission.value === 0n) return t('transaction.approval.tookBack', { spender, token: what });
      return t('transaction.approval.allowed', {
        spender,
        what: isUnlimited(permission.value)
          ? t('transaction.approval.unlimited', { token: what })
          : t('transaction.approval.anAmount', { token: what }),
      });
    }
    case 'everyNft':
      if (!permission.isAllowed) {
        return owner === null
          ? t('transaction.approval.tookBackEveryNft', { spender, collection: name })
          : t('transaction.approval.ownerTookBackEveryNft', { owner, spender, collection: name });
      }
      return owner === null
        ? t('transaction.approval.allowedEveryNft', { spender, collection: name })
        : t('transaction.approval.ownerAllowedEveryNft', { owner, spender, collection: name });
    case 'operator':
      if (permission.isAllowed) {
        return owner === null
          ? t('transaction.approval.allowedOperator', { spender, contract: name })
          : t('transaction.approval.ownerAllowedOperator', { owner, spender, contract: name });
      }
      return owner === null
        ? t('transaction.approval.tookBackOperator', { spender, contract: name })
        : t('transaction.approval.ownerTookBackOperator', { owner, spender, contract: name });
    case 'credit': {
      if (permission.value === 0n)
        return owner === null
          ? t('transaction.approval.tookBackCredit', { spender, token: name })
          : t('transaction.approval.ownerTookBackCredit', { owner, spender, token: name });
      const what = toAmountWords({ token: null, value: permission.value }, transaction, chainId);
      return owner === null
        ? t('transaction.approval.allowedCredit', { spender, what })
        : t('transaction.approval.ownerAllowedCredit', { owner, spender, what });
    }
  }
}

function toAllowanceSentence(permission: Allowances, transaction: Transaction, chainId: number): string {
  const { allowances, isOneBlockOnly } = permission;
  const spender = formatSpender(permission.spender);
  const owner = formatOwner(permission.owner);
  const [{ value } = { value: 0n }] = allowances;
  const kind = toApprovedKind(transaction, permission);
  if (kind === 'nft' && value !== null) return toNftSentence(permission, value, toTokenName(null, transaction));
  if (kind === 'unknown' && !isRound(value))
    return t('transaction.approval.approved', { spender, token: toTokenName(null, transaction) });
  const given = allowances.filter((allowance) => allowance.value !== 0n);
  if (given.length === 0) {
    const tokens = toTokenNames(allowances, transaction);
    return owner === null
      ? t('transaction.approval.tookBack', { spender, token: tokens })
      : t('transaction.approval.ownerTookBack', { owner, spender, token: tokens });
  }
  const what = toAmountsWords(given, transaction, chainId);
  const sentence =
    owner === null
      ? t('transaction.approval.allowed', { spender, what })
      : t('transaction.approval.ownerAllowed', { owner, spender, what });
  return isOneBlockOnly ? t('transaction.approval.oneBlockOnly', { allowed: sentence }) : sentence;
}

type Change = Extract<Permission, { kind: 'change' }>;

/** The change of an allowance in words, "5 USDC more", or the new allowance if it is unlimited, "unlimited USDC". */
function toChangedWords(change: Change, transaction: Transaction, chainId: number): string {
  const amount = toAmountWords(change, transaction, chainId);
  if (!change.isMore) return change.value === mostOfAll ? toTokenName(change.token, transaction) : amount;
  return isUnlimitedOf(change, transaction) ? amount : t('transaction.intent.more', { amount });
}

function toChangeSentence(change: Change, transaction: Transaction, chainId: number): string | null {
  const { isMore, value, token } = change;
  const [spender, owner] = [formatSpender(change.spender), formatOwner(change.owner)];
  const name = toTokenName(token, transaction);
  const allowance = { token, value };
  // The allowance does not change.
  if (value === 0n) return null;
  if (owner !== null) {
    const what = toChangedWords(change, transaction, chainId);
    return isMore
      ? t('transaction.approval.ownerAllowed', { owner, spender, what })
      : t('transaction.approval.ownerTookBack', { owner, spender, token: what });
  }
  if (isMore && isUnlimitedOf(allowance, transaction))
    return t('transaction.approval.allowed', { spender, what: t('transaction.approval.unlimited', { token: name }) });
  // The allowance was exactly this large, or it is cut to zero. In both cases nothing is left.
  if (!isMore && value === mostOfAll) return t('transaction.approval.tookBack', { spender, token: name });
  const amount = toKnownAmount(allowance, transaction, chainId);
  if (amount === null)
    return isMore
      ? t('transaction.approval.allowedMore', { spender, token: name })
      : t('transaction.approval.allowedLess', { spender, token: name });
  return isMore
    ? t('transaction.approval.allowedMoreBy', { spender, amount })
    : t('transaction.approval.allowedLessBy', { spender, amount });
}

function toNftSentence(
  { spender: hash, owner: by }: Allowances | Extract<Permission, { kind: 'nft' }>,
  id: bigint,
  collection: string,
): string {
  const nft = t('transaction.approval.nftOf', { id: formatTokenId(String(id)), collection });
  // The zero address clears the permission for one NFT only: a permission for every NFT stays in force.
  if (isZeroAddress(hash)) return t('transaction.approval.tookBackNft', { nft });
  const [spender, owner] = [formatSpender(hash), formatOwner(by)];
  return owner === null
    ? t('transaction.approval.allowedNft', { spender, nft })
    : t('transaction.approval.ownerAllowedNft', { owner, spender, nft });
}

function toLockdownSentence({ pairs }: Lockdown, transaction: Transaction): string {
  const [first] = pairs;
  if (first && pairs.every(({ spender }) => spender === first.spender)) {
    return t('transaction.approval.tookBack', {
      spender: formatSpender(first.spender),
      token: toTokenNames(pairs, transaction),
    });
  }
  return t('transaction.approval.tookBackSeveral', { count: pairs.length, number: formatNumber(pairs.length) });
}

function toAmountsWords(allowances: Allowance[], transaction: Transaction, chainId: number): string {
  const count = allowances.length;
  if (count <= 2) {
    const [first = '', second] = allowances.map((allowance) => toAmountWords(allowance, transaction, chainId));
    return second === undefined ? first : t('amount.both', { first, second });
  }
  const unlimited = allowances.filter((allowance) => isUnlimitedOf(allowance, transaction)).length;
  const values = { count, number: formatNumber(count) };
  if (unlimited === count) return t('transaction.approval.unlimitedTokens', values);
  return unlimited > 0 ? t('transaction.approval.partlyUnlimited', values) : t('transaction.approval.tokens', values);
}

function toAmountWords(allowance: Allowance, transaction: Transaction, chainId: number): string {
  return (
    toAskedAmount(allowance, transaction, chainId) ??
    t('transaction.approval.anAmount', { token: toTokenName(allowance.token, transaction) })
  );
}

/** As `toKnownAmount`, but "unlimited USDC" for an amount that means unlimited. */
export function toAskedAmount(allowance: Allowance, transaction: Transaction, chainId: number): string | null {
  return isUnlimitedOf(allowance, transaction)
    ? t('transaction.approval.unlimited', { token: toTokenName(allowance.token, transaction) })
    : toKnownAmount(allowance, transaction, chainId);
}

/**
 * Returns an amount of a token (null: the called contract) in words. Null if the call does not state it or the decimals
 * are unknown, as the number could then mean anything.
 */
export function toKnownAmount({ token, value }: Allowance, transaction: Transaction, chainId: number): string | null {
  const contract = toContract(token, transaction);
  const known = findKnownToken(contract);
  const moved = findToken(contract, transaction)?.moved;
  if (value === null) return null;
  if (moved && moved.decimals !== null) return toSideWords([{ ...moved, value }], chainId);
  return known && toSideWords([{ kind: 'amount', contract, ...known, value, isListed: true }], chainId);
}

function toTokenNames(of: { token: string | null }[], transaction: Transaction): string {
  const tokens = [...new Set(of.map(({ token }) => token))];
  const [first = null, second, ...others] = tokens;
  if (others.length > 0)
    return t('transaction.approval.tokens', { count: tokens.length, number: formatNumber(tokens.length) });
  const name = toTokenName(first, transaction);
  return second === undefined ? name : t('amount.both', { first: name, second: toTokenName(second, transaction) });
}

/**
 * Returns a token's name (null: the called contract's). Anyone can give a contract a trusted name, so the hash is added
 * to compare.
 */
export function toTokenName(token: string | null, transaction: Transaction): string {
  const contract = toContract(token, transaction);
  const known = findKnownToken(contract);
  if (known) return known.symbol;
  const moved = findToken(contract, transaction)?.moved;
  if (moved) return moved.symbol;
  const hash = shortenHex(toFullHash(token ?? transaction.to?.hash ?? ''));
  const name = token === null || isSame(token, transaction.to) ? formatAddress(transaction.to) : hash;
  return name.toLowerCase().includes(hash.toLowerCase()) ? name : t('account.name.nameAndHash', { name, hash });
}

function toContract(token: string | null, { to }: Transaction): string {
  return (token ?? to?.hash ?? '').toLowerCase();
}

function isSame(hash: string, address: Address | null): boolean {
  return hash.toLowerCase() === address?.hash.toLowerCase();
}

/** Finds what the transaction's transfers say about a token. */
function findToken(contract: string, { tokenTransfers }: Transaction) {
  for (const transfer of tokenTransfers) {
    if (transfer.token?.addressHash.toLowerCase() !== contract) continue;
    const moved = toMoved(transfer);
    if (moved.kind === 'amount') return { moved, supply: transfer.token.totalSupply };
  }
  return null;
}

function isUnlimitedOf({ token, value }: Allowance, transaction: Transaction): boolean {
  const contract = toContract(token, transaction);
  const found = findToken(contract, transaction);
  const decimals = found?.moved.decimals ?? findKnownToken(contract)?.decimals;
  const supply = found?.supply ?? '';
  const known = isInteger(supply) ? BigInt(supply) : 0n;
  const all = known > 0n || decimals === undefined ? known : mostWhole * 10n ** BigInt(decimals);
  return isUnlimited(value) || (value !== null && all > 0n && value >= all);
}

function isUnlimited(value: bigint | null): boolean {
  return value !== null && (value >= tooMany || isRound(value));
}

// True for the numbers that mean "unlimited". No NFT has such an id.
function isRound(value: bigint | null): boolean {
  if (value === null) return false;
  return roundNumbers.includes(value) || largeNumbers.some((large) => value <= large && value >= large - mostLess);
}

function formatSpender(hash: string): string {
  return isZeroAddress(hash) ? t('transaction.approval.zeroAddress') : shortenHex(toFullHash(hash));
}

function formatOwner(owner: string | null): string | null {
  return owner === signer ? t('transaction.approval.theOwner') : owner && shortenHex(toFullHash(owner));
}

function toApprovedKind({ to, tokenTransfers }: Transaction, { valueName, owner }: Allowances): Kind {
  if (valueName === null) return 'amount';
  const contract = to?.hash.toLowerCase();
  const known = tokenTransfers.find(({ token }) => token?.addressHash.toLowerCase() === contract);
  const type = known?.tokenType ?? known?.token?.type ?? null;
  if (type === 'ERC-721') return 'nft';
  if (type === 'ERC-20' || findKnownToken(contract ?? '') !== null) return 'amount';
  // Parameter names of an unverified contract are guessed from other contracts, which may be of the other type.
  if (to?.isVerified !== false && /id$/i.test(valueName)) return 'nft';
  // With few exceptions, NFT permits have other selectors.
  if (owner !== null) return 'amount';
  if (to?.isVerified === false) return 'unknown';
  return /value|amount|amt|wad|allowance|tokens$/i.test(valueName) ? 'amount' : 'unknown';
}
