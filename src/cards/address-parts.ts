import { findAddressName } from '../format/address-name.ts';
import { cleanText } from '../format/clean-text.ts';
import { shortenHex } from '../format/hex.ts';
import type { Address } from '../models/address.ts';
import type { Reference } from '../references/reference.ts';
import { toChecksum } from '../references/to-checksum.ts';
import type { Part } from './card-content.ts';

/** An address as a line's pieces: name, what kind of account it is, own labels, shortened hash with the full one behind it. */
export function toAddressParts(address: Address): Part[] {
  const name = findAddressName(address);
  const hash = toHashPart(address.hash);
  const marks = [...toTags(address), ...toOwnLabels(address, name)];
  if (name === null) return [hash, ...marks];
  return [{ text: name, tone: 'strong' }, ...marks, { ...hash, tone: 'dim' }];
}

/** A shortened hash or address with its full, checksummed form as title. */
export function toHashPart(hash: string): Part {
  const full = toFullHash(hash);
  const reference = toReference(full.toLowerCase());
  return { text: shortenHex(full), mono: true, title: full, ...(reference && { reference }) };
}

function toReference(hash: string): Reference | null {
  if (/^0x[\da-f]{40}$/.test(hash)) return { kind: 'address', address: hash };
  return /^0x[\da-f]{64}$/.test(hash) ? { kind: 'transaction', hash } : null;
}

/** The full form of a hash or address to be read, for the details. */
export function toFullPart(hash: string): Part {
  return { text: toFullHash(hash), mono: true };
}

/**
 * The full form of a hash or address: addresses in checksummed case, anything else cleaned and cut. A mixed
 * case is the explorer's own checksum (chains 30 and 31 have another one) and stays.
 */
export function toFullHash(hash: string): string {
  if (!/^0x[\da-f]{40}$/i.test(hash)) return cleanText(hash, 100);
  return hash === hash.toLowerCase() ? toChecksum(hash) : hash;
}

/** True when the explorer takes an address for a scam. */
export function isScam(address: Address | null): boolean {
  return address !== null && (address.isScam === true || address.reputation === 'scam');
}

function toTags(address: Address): Part[] {
  const tags: Part[] = [];
  if (address.proxyType === 'eip7702') tags.push({ text: 'delegating account', tag: true });
  else if (address.isContract) tags.push({ text: address.isVerified ? 'verified contract' : 'contract', tag: true });
  const isProxy = address.proxyType !== null && !['eip7702', 'unknown'].includes(address.proxyType);
  if (isProxy) tags.push({ text: 'proxy', tag: true });
  if (isScam(address)) tags.push({ text: 'scam', tag: true, tone: 'bad' });
  return tags;
}

// What the key's owner called it, where that is not the name already.
function toOwnLabels({ privateTags, watchlistNames }: Address, name: string | null): Part[] {
  return [...watchlistNames, ...privateTags]
    .map(({ displayName }) => cleanText(displayName, 24))
    .filter((label, at, all) => label !== '' && label !== name && all.indexOf(label) === at)
    .slice(0, 2)
    .map((text) => ({ text, tag: true }));
}
