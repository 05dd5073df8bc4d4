import { formatAddress, formatContractName, isZeroAddress } from '../../format/address-name.ts';
import { formatNumber } from '../../format/format-number.ts';
import { shortenHex } from '../../format/hex.ts';
import type { Address } from '../../models/address.ts';
import type { Authorization, Transaction } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import { toFullHash } from '../address-parts.ts';

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
  const says = words().codeSettings;
  if (!isKnown) return says.carried(authorizationList.length, formatNumber(authorizationList.length));
  if (!last) return says.noneSet;
  const authorities = new Set(accepted.map(({ authority }) => authority?.toLowerCase() ?? null));
  if (authorities.size > 1) return says.setOfMany(authorities.size, formatNumber(authorities.size));
  const account = nameAuthority(last, transaction);
  return last.addressHash !== null && isZeroAddress(last.addressHash)
    ? says.removed(account)
    : says.set(account, nameDelegate(last, transaction));
}

/** True when the chain refused an authorization. A status that is newer than this is no refusal. */
export function isRefused(status: string | null): boolean {
  return status?.startsWith('invalid_') === true;
}

function nameAuthority({ authority }: Authorization, { from, to }: Transaction): string {
  if (authority === null) return words().codeSettings.anAccount;
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
