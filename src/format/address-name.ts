import type { Address } from '../models/address.ts';
import { cleanText } from './clean-text.ts';
import { shortenHex } from './hex.ts';

/** The address from which coins are minted and to which tokens are burnt. Nobody holds its key. */
export const zeroAddress = `0x${'0'.repeat(40)}`;

const longestName = 40;

/** True for the zero address in any case. */
export function isZeroAddress(hash: string): boolean {
  return hash.toLowerCase() === zeroAddress;
}

/**
 * The best name of an address: its domain, its contract's name (a bare proxy's is its implementation's), the
 * explorer's name tag, a label; null where there is none. A name that poses as a hash does not count, and one
 * with letters beyond ASCII, which may look like another, is for showing beside the hash only.
 */
export function findAddressName(address: Address): string | null {
  if (isZeroAddress(address.hash)) return 'zero address';
  const ownName = usable(address.name);
  const isBareProxy = ownName !== null && /proxy/i.test(ownName);
  const tag = address.tags.find(({ tagType }) => tagType === 'name')?.name ?? null;
  const labels = [...address.privateTags, ...address.watchlistNames, ...address.publicTags];
  const candidates = [
    address.ensDomainName,
    isBareProxy ? null : ownName,
    tag,
    findImplementationName(address),
    ownName,
    labels.find(({ displayName }) => usable(displayName) !== null)?.displayName ?? null,
  ];
  for (const candidate of candidates) {
    const name = usable(candidate);
    if (name !== null) return name;
  }
  return null;
}

/** An address in a sentence: its name, else its shortened hash; both where the name may look like another. */
export function formatAddress(address: Address | null): string {
  if (address === null) return 'an unknown address';
  if (isZeroAddress(address.hash)) return 'the zero address';
  const name = findAddressName(address);
  if (name === null) return shortenHex(address.hash);
  return /^[\x20-\x7e…]+$/.test(name) ? name : `${name} (${shortenHex(address.hash)})`;
}

// A delegating account (EIP-7702) is not what it delegates to, and a contract of many parts is none of them.
function findImplementationName({ implementations, proxyType }: Address): string | null {
  const [only, ...others] = implementations;
  return only && others.length === 0 && proxyType !== 'eip7702' ? only.name : null;
}

function usable(name: string | null): string | null {
  const text = name === null ? '' : cleanText(name, longestName);
  return text === '' || /^0x[\da-f]{3}/i.test(text) ? null : text;
}
