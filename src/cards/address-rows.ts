import { cleanText } from '../format/clean-text.ts';
import type { Address, AddressLabel } from '../models/address.ts';
import { isScam, toFullPart } from './address-parts.ts';
import type { Part, Row } from './card-content.ts';
import { toJsonRows } from './json-words.ts';
import { toProxyWords } from './proxy-words.ts';
import { toTagParts } from './tag-parts.ts';

const mostEach = 4;
const mostExtra = 8;

/** Everything that is known of an address, in rows whose labels begin with `label`: "From", "From runs", "From tag" … */
export function toAddressRows(label: string, address: Address): Row[] {
  const { implementations, tags, privateTags, publicTags, watchlistNames, extra } = address;
  const byWeight = tags.toSorted((a, b) => (b.ordinal ?? 0) - (a.ordinal ?? 0)).slice(0, mostEach);
  return [
    { label, parts: [toFullPart(address.hash), ...toFacts(address)] },
    ...implementations.slice(0, mostEach).map(({ name, addressHash }): Row => {
      const text = cleanText(name ?? '', 60);
      return { label: `${label} runs`, parts: [...(text === '' ? [] : [{ text }]), toFullPart(addressHash)] };
    }),
    ...byWeight.map((tag): Row => ({ label: `${label} tag`, parts: toTagParts(tag) })),
    ...toLabelRows(`${label} private tag`, privateTags, address),
    ...toLabelRows(`${label} public tag`, publicTags, address),
    ...toLabelRows(`${label} watched as`, watchlistNames, address),
    ...toJsonRows(extra, { label, most: mostExtra }),
  ];
}

/** True where there is more to tell of an address than its hash and one name. */
export function hasMoreToTell(address: Address): boolean {
  const { ensDomainName, name, implementations, tags, privateTags, publicTags, watchlistNames, extra } = address;
  const lists = [implementations, tags, privateTags, publicTags, watchlistNames, Object.keys(extra)];
  const isKind = address.isContract === true || address.proxyType !== null || isScam(address);
  return isKind || ensDomainName !== null || name !== null || lists.some(({ length }) => length > 0);
}

function toFacts(address: Address): Part[] {
  const { ensDomainName, name, isContract, isVerified, reputation } = address;
  const contract = isContract !== true ? null : isVerified === null ? 'contract' : toContractWords(isVerified);
  const facts = [ensDomainName, name, contract, toProxyWords(address.proxyType)];
  const said = [...facts, reputation && `reputation ${reputation}`].map((fact) => cleanText(fact ?? '', 60));
  return [
    ...said.filter((text) => text !== '').map((text): Part => ({ text, tone: 'dim' })),
    ...(address.isScam === true ? [{ text: 'marked as a scam', tone: 'bad' } as const] : []),
  ];
}

function toContractWords(isVerified: boolean): string {
  return isVerified ? 'verified contract' : 'contract, not verified';
}

function toLabelRows(label: string, labels: AddressLabel[], address: Address): Row[] {
  return labels.slice(0, mostEach).map((one): Row => ({ label, parts: toLabelParts(one, address) }));
}

// A label can be put on another address than the one that it stands at, such as a proxy's implementation.
function toLabelParts({ displayName, label, addressHash }: AddressLabel, { hash }: Address): Part[] {
  const [shown, own] = [cleanText(displayName, 40), cleanText(label, 40)];
  const isElsewhere = /^0x[\da-f]{40}$/i.test(addressHash ?? '') && addressHash?.toLowerCase() !== hash.toLowerCase();
  return [
    { text: shown, tag: true },
    ...(own === '' || own === shown ? [] : [{ text: own, tone: 'dim' } as const]),
    ...(isElsewhere ? [{ text: 'on', tone: 'dim' } as const, toFullPart(addressHash ?? '')] : []),
  ];
}
