import { findAddressName, formatAddress } from '../format/address-name.ts';
import { cleanText } from '../format/clean-text.ts';
import { shortenHex } from '../format/hex.ts';
import { type Identicon, toIdenticon } from '../format/identicon.ts';
import type { Address } from '../models/address.ts';
import { toChecksum } from '../references/to-checksum.ts';
import { words } from '../words/words.ts';
import type { Part } from './card-content.ts';
import { toLead } from './to-lead.ts';

/**
 * An address as a line's pieces, which lead to it: picture, name, what kind of account it is, own labels, shortened hash
 * with the full one behind it.
 */
export function toAddressParts(address: Address): Part[] {
  const name = findAddressName(address);
  const hash = toHashPart(address.hash);
  const marks = toMarkParts(address);
  const picture = toPicture(address.hash);
  if (name === null) return [{ ...hash, ...picture }, ...marks];
  return [{ text: name, tone: 'strong', ...toLead(address.hash), ...picture }, ...marks, { ...hash, tone: 'dim' }];
}

/** What kind of account it is and what the key's owner called it, as labels that lead to it. */
export function toMarkParts(address: Address): Part[] {
  const lead = toLead(address.hash);
  const marks = [...toTags(address), ...toOwnLabels(address, findAddressName(address))];
  return marks.map((mark): Part => ({ ...mark, ...lead }));
}

/** An address in the middle of a line, as a sentence has it, which leads to it: its name or its shortened hash. */
export function toPartyPart(address: Address | null): Part {
  if (address === null) return { text: formatAddress(address), tone: 'dim' };
  // The person's own name is put before it, as before everything that leads to an address.
  const { ownName: _, ...known } = address;
  const text = formatAddress(known);
  const { hash } = address;
  return {
    text,
    tone: 'dim',
    ...(text === shortenHex(hash) && { mono: true }),
    title: toFullHash(hash),
    ...toLead(hash),
    ...toPicture(hash),
  };
}

/** A shortened hash or address with its full, checksummed form as title. It leads to what it names. */
export function toHashPart(hash: string): Part {
  const full = toFullHash(hash);
  return { text: shortenHex(full), mono: true, title: full, ...toLead(hash) };
}

/** The picture of an address, to be spread into a part; nothing for anything else. */
export function toPicture(hash: string): { picture?: Identicon } {
  const picture = toIdenticon(hash);
  return picture === null ? {} : { picture };
}

/** The full form of a hash or address to be read, for the details. It leads nowhere: blocks, and other chains. */
export function toFullPart(hash: string): Part {
  return { text: toFullHash(hash), mono: true };
}

/** The full form of an address or of a transaction's hash, which leads to what it names. */
export function toFullLeadPart(hash: string): Part {
  return { ...toFullPart(hash), ...toLead(hash) };
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
  const said = words().accountTags;
  const tags: Part[] = [];
  if (address.proxyType === 'eip7702') tags.push({ text: said.delegating, tag: true });
  else if (address.isContract)
    tags.push({ text: address.isVerified ? said.verifiedContract : said.contract, tag: true });
  const isProxy = address.proxyType !== null && !['eip7702', 'unknown'].includes(address.proxyType);
  if (isProxy) tags.push({ text: said.proxy, tag: true });
  if (isScam(address)) tags.push({ text: said.scam, tag: true, tone: 'bad' });
  return tags;
}

// What the key's owner called it, where that is not the name already.
function toOwnLabels({ privateTags, watchlistNames }: Address, name: string | null): Part[] {
  const { namedByYou, isWatched } = words().watched;
  // None may pose as our own word for what the person named here.
  const others = ['', name, namedByYou, isWatched];
  return [...watchlistNames, ...privateTags]
    .map(({ displayName }) => cleanText(displayName, 24))
    .filter((label, at, all) => !others.includes(label) && all.indexOf(label) === at)
    .slice(0, 2)
    .map((text) => ({ text, tag: true }));
}
