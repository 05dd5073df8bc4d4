import { formatAddress, isZeroAddress } from '../../format/address-name.ts';
import { cleanText } from '../../format/clean-text.ts';
import { formatCount } from '../../format/format-number.ts';
import { shortenHex } from '../../format/hex.ts';
import type { Address } from '../../models/address.ts';
import type { Authorization, Transaction } from '../../models/transaction.ts';
import { toFullHash } from '../address-parts.ts';

/**
 * Whose code a transaction set (EIP-7702), "Set code of vitalik.eth to DeleGator"; null where it carries no
 * authorization. Authorizations that the chain refused do not count.
 */
export function toSetCodeSentence(transaction: Transaction): string | null {
  const { authorizationList } = transaction;
  if (authorizationList.length === 0) return null;
  const accepted = authorizationList.filter(({ status }) => status === 'ok');
  // Old servers do not say which were accepted.
  const counted = accepted.length > 0 ? accepted : authorizationList.filter(({ status }) => status === null);
  const last = counted.at(-1);
  if (!last) return 'Set no code: every authorization was refused';
  const authorities = new Set(counted.map(({ authority }) => authority?.toLowerCase() ?? null));
  if (authorities.size > 1) return `Set code of ${formatCount(authorities.size, 'account')}`;
  const account = nameAuthority(last, transaction);
  return isZeroAddress(last.addressHash)
    ? `Removed the code of ${account}`
    : `Set code of ${account} to ${nameDelegate(last, transaction)}`;
}

function nameAuthority({ authority }: Authorization, { from, to }: Transaction): string {
  if (authority === null) return 'an account';
  // The account's own name is meant, not that of the code which it has now.
  const known = [from, to].find((address) => address?.hash.toLowerCase() === authority.toLowerCase());
  return known ? formatAddress(known) : shortenHex(toFullHash(authority));
}

function nameDelegate({ addressHash }: Authorization, { from, to }: Transaction): string {
  const implementations = [from, to].flatMap((address: Address | null) => address?.implementations ?? []);
  const known = implementations.find((one) => one.addressHash.toLowerCase() === addressHash.toLowerCase());
  return cleanText(known?.name ?? '', 40) || shortenHex(toFullHash(addressHash));
}
