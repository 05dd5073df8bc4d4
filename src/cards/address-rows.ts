import { isInvalidDomain } from '../format/address-name.ts';
import { cleanText } from '../format/clean-text.ts';
import type { Address, AddressLabel } from '../models/address.ts';
import { words } from '../words/words.ts';
import { isScam, toFullLeadPart } from './address-parts.ts';
import type { Part, Row } from './card-content.ts';
import { cutGroup } from './cut-rows.ts';
import { toJsonRows } from './json-words.ts';
import { toProxyWords } from './proxy-words.ts';
import { sayAround } from './say-around.ts';
import { toTagParts } from './tag-parts.ts';

// A contract of many parts has a dozen implementations and more.
const mostImplementations = 20;
const mostEach = 10;
const mostExtra = 12;

/** Everything that is known of an address, in rows whose labels begin with `label`: "From", "From runs", "From tag" … */
export function toAddressRows(label: string, address: Address): Row[] {
  const { implementations, tags, privateTags, publicTags, watchlistNames, extra } = address;
  const said = words().accountRows;
  const byWeight = tags.toSorted((a, b) => (b.ordinal ?? 0) - (a.ordinal ?? 0));
  return [
    { label, parts: [toFullLeadPart(address.hash), ...toFacts(address)] },
    ...toGroup(said.runs(label), implementations, toImplementationParts, mostImplementations),
    ...toGroup(said.tag(label), byWeight, toTagParts),
    ...toGroup(said.privateTag(label), privateTags, (one) => toLabelParts(one, address)),
    ...toGroup(said.publicTag(label), publicTags, (one) => toLabelParts(one, address)),
    ...toGroup(said.watchedAs(label), watchlistNames, (one) => toLabelParts(one, address)),
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
  const said = words().accountRows;
  const contract = isContract !== true ? null : isVerified === null ? said.contract : toContractWords(isVerified);
  const domain = isInvalidDomain(address) ? said.invalidName(ensDomainName ?? '') : ensDomainName;
  const facts = [domain, name, contract, toProxyWords(address.proxyType)];
  const texts = [...facts, reputation && said.reputation(reputation)].map((fact) => cleanText(fact ?? '', 60));
  return [
    ...texts.filter((text) => text !== '').map((text): Part => ({ text, tone: 'dim' })),
    ...(address.isScam === true ? [{ text: said.markedAsScam, tone: 'bad' } as const] : []),
  ];
}

function toContractWords(isVerified: boolean): string {
  const said = words().accountRows;
  return isVerified ? said.verifiedContract : said.unverifiedContract;
}

function toGroup<T>(label: string, all: T[], toParts: (one: T) => Part[], most = mostEach): Row[] {
  return cutGroup(all, { most, label, toRows: (one) => [{ label, parts: toParts(one) }] });
}

function toImplementationParts({ name, addressHash }: Address['implementations'][number]): Part[] {
  const text = cleanText(name ?? '', 60);
  return [...(text === '' ? [] : [{ text }]), toFullLeadPart(addressHash)];
}

// A label can be put on another address than the one that it stands at, such as a proxy's implementation.
function toLabelParts({ displayName, label, addressHash }: AddressLabel, { hash }: Address): Part[] {
  const [shown, own] = [cleanText(displayName, 40), cleanText(label, 40)];
  const isElsewhere = /^0x[\da-f]{40}$/i.test(addressHash ?? '') && addressHash?.toLowerCase() !== hash.toLowerCase();
  return [
    { text: shown, tag: true },
    ...(own === '' || own === shown ? [] : [{ text: own, tone: 'dim' } as const]),
    ...(isElsewhere ? sayAround(words().accountRows.onAddress, toFullLeadPart(addressHash ?? ''), 'dim') : []),
  ];
}
