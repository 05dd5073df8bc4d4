import {
  findAddressName,
  formatAddress,
  formatDomain,
  type Identicon,
  isInvalidDomain,
  quoteAddressName,
  toIdenticon,
} from '../format/address-name.ts';
import { cleanText, isUrl } from '../format/clean-text.ts';
import { formatNumber, joinFacts } from '../format/format-amount.ts';
import { shortenHex } from '../format/hex.ts';
import { quote } from '../format/quote.ts';
import { type KeyIn, t } from '../i18n/t.ts';
import type { Address, AddressLabel, AddressTag } from '../models/address.ts';
import type { Json } from '../models/json.ts';
import { toChecksum } from '../references/checksum.ts';
import type { Reference } from '../references/reference.ts';
import type { Part, Row } from './card-content.ts';
import { cutGroup } from './card-frame.ts';
import { toJsonRows } from './json-rows.ts';
import { sayAround } from './sentence-parts.ts';

// A contract of many parts can have more than a dozen implementations.
const mostImplementations = 20;
const mostEach = 10;
const mostExtra = 12;

/** Returns rows with everything known about an address, labelled "From", "From tag" … if `label` is "From". */
export function toAddressRows(label: string, address: Address): Row[] {
  const { implementations, tags, privateTags, publicTags, watchlistNames, extra } = address;
  const byWeight = tags.toSorted((a, b) => (b.ordinal ?? 0) - (a.ordinal ?? 0));
  return [
    { label, parts: [toFullLeadPart(address.hash), ...toFacts(address)] },
    ...toGroup(t('account.row.runs', { label }), implementations, toImplementationParts, mostImplementations),
    ...toGroup(t('account.row.tag', { label }), byWeight, toTagParts),
    ...toGroup(t('account.row.privateTag', { label }), privateTags, (one) => toLabelParts(one, address)),
    ...toGroup(t('account.row.publicTag', { label }), publicTags, (one) => toLabelParts(one, address)),
    ...toGroup(t('account.row.watchedAs', { label }), watchlistNames, (one) => toLabelParts(one, address)),
    ...toJsonRows(extra, { label, most: mostExtra }),
  ];
}

/** True if more is known about an address than its hash. */
export function hasMoreToTell(address: Address): boolean {
  const { ensDomainName, name, implementations, tags, privateTags, publicTags, watchlistNames, extra } = address;
  const lists = [implementations, tags, privateTags, publicTags, watchlistNames, Object.keys(extra)];
  const isKind = address.isContract === true || address.proxyType !== null || isScam(address);
  return isKind || ensDomainName !== null || name !== null || lists.some(({ length }) => length > 0);
}

function toFacts(address: Address): Part[] {
  const { ensDomainName, name, isContract, isVerified, reputation } = address;
  const contract =
    isContract !== true ? null : isVerified === null ? t('account.row.contract') : toContractWords(isVerified);
  const clean = (fact: string | null) => cleanText(fact ?? '', 60);
  const domain = isInvalidDomain(address)
    ? t('account.row.invalidName', { name: quote(clean(ensDomainName)) })
    : formatDomain(ensDomainName);
  // Quoted, so that it cannot pose as our own words beside it.
  const called = clean(name);
  const facts = [contract, toProxyWords(address.proxyType), reputation && t('account.row.reputation', { reputation })];
  const texts = [domain, called && quote(called), ...facts.map(clean)];
  return [
    ...texts.filter((text) => text !== '').map((text): Part => ({ text, tone: 'dim' })),
    ...(address.isScam === true ? [{ text: t('account.row.markedAsScam'), tone: 'bad' } as const] : []),
  ];
}

function toContractWords(isVerified: boolean): string {
  return isVerified ? t('account.row.verifiedContract') : t('account.row.unverifiedContract');
}

function toGroup<T>(label: string, all: T[], toParts: (one: T) => Part[], most = mostEach): Row[] {
  return cutGroup(all, { most, label, toRows: (one) => [{ label, parts: toParts(one) }] });
}

function toImplementationParts({ name, addressHash }: Address['implementations'][number]): Part[] {
  const text = cleanText(name ?? '', 60);
  return [...(text === '' ? [] : [{ text: quote(text) }]), toFullLeadPart(addressHash)];
}

// A label may belong to another address than the one it is listed for, such as a proxy's implementation.
function toLabelParts({ displayName, label, addressHash }: AddressLabel, { hash }: Address): Part[] {
  const [shown, own] = [cleanText(displayName, 40), cleanText(label, 40)];
  const isElsewhere = /^0x[\da-f]{40}$/i.test(addressHash ?? '') && addressHash?.toLowerCase() !== hash.toLowerCase();
  return [
    { text: shown, tag: true },
    ...(own === '' || own === shown ? [] : [{ text: own, tone: 'dim' } as const]),
    ...(isElsewhere
      ? sayAround((address) => t('account.row.onAddress', { address }), toFullLeadPart(addressHash ?? ''), 'dim')
      : []),
  ];
}

const known = new Map<string, KeyIn<'account.proxy'>>([
  ['eip1167', 'account.proxy.eip1167'],
  ['eip1967', 'account.proxy.eip1967'],
  ['eip1822', 'account.proxy.eip1822'],
  ['eip1967_oz', 'account.proxy.openZeppelin'],
  ['eip1967_beacon', 'account.proxy.beacon'],
  ['master_copy', 'account.proxy.masterCopy'],
  ['basic_implementation', 'account.proxy.namesImplementation'],
  ['basic_get_implementation', 'account.proxy.namesImplementation'],
  ['comptroller', 'account.proxy.comptroller'],
  ['eip2535', 'account.proxy.eip2535'],
  ['clone_with_immutable_arguments', 'account.proxy.immutableArguments'],
  ['eip7702', 'account.proxy.eip7702'],
  ['resolved_delegate_proxy', 'account.proxy.resolvedDelegate'],
  ['erc7760', 'account.proxy.erc7760'],
  ['minimal_proxy', 'account.proxy.minimal'],
]);

/** The kind of proxy in words, "proxy (EIP-1967)". An unknown kind keeps the explorer's name; null for no proxy. */
function toProxyWords(proxyType: string | null): string | null {
  // Old servers also say "unknown" for contracts that are not proxies.
  if (proxyType === null || proxyType === 'unknown') return null;
  const kind = known.get(proxyType);
  return kind === undefined
    ? t('account.proxy.other', { kind: cleanText(proxyType.replaceAll('_', ' '), 50) })
    : t(kind);
}

const mostTexts = 3;
const longestText = 160;

/** A tag's name, kind and texts by its author. Never its pictures or links. */
function toTagParts({ name, tagType, slug, ordinal, meta }: AddressTag): Part[] {
  const kind = cleanText(tagType, 30);
  const facts = [
    kind === '' ? '' : t('account.row.kindOfTag', { kind }),
    cleanText(slug, 40),
    ordinal === null ? '' : t('account.row.order', { number: formatNumber(ordinal) }),
  ];
  const parts: Part[] = [
    { text: cleanText(name, 60), tag: true },
    { text: joinFacts(facts.filter((fact) => fact !== '')), tone: 'dim' },
    ...toTexts(meta).map((text): Part => ({ text })),
  ];
  return parts.filter(({ text }) => text !== '');
}

// Skips values that say how a tag looks or where it leads: they are for the explorer's own pages.
function toTexts(meta: Json): string[] {
  if (meta === null || typeof meta !== 'object' || Array.isArray(meta)) return [];
  return Object.entries(meta)
    .filter(([key]) => !/(?:color|colour|icon|url|logo|image|link)/i.test(key))
    .map(([, value]) => (typeof value === 'string' && !isUrl(value) ? cleanText(value, longestText) : ''))
    .filter((text) => text !== '' && !text.startsWith('<'))
    .slice(0, mostTexts);
}

/**
 * Returns an address as parts of a line, which link to it: picture, name (quoted, as our own words are next to it), the
 * shortened hash with the full one as title, kind of account, and the user's own labels.
 */
export function toAddressParts(address: Address): Part[] {
  const name = quoteAddressName(address);
  const hash = toHashPart(address.hash);
  const marks = toMarkParts(address);
  const picture = toPicture(address.hash);
  if (name === null) return [{ ...hash, ...picture }, ...marks];
  return [{ text: name, tone: 'strong', ...toLead(address.hash), ...picture }, { ...hash, tone: 'dim' }, ...marks];
}

/** Returns labels that link to an address: its kind of account, and the names it has in the API key's account. */
export function toMarkParts(address: Address): Part[] {
  const lead = toLead(address.hash);
  const marks = [...toTags(address), ...toOwnLabels(address, findAddressName(address))];
  return marks.map((mark): Part => ({ ...mark, ...lead }));
}

/** Returns an address for the middle of a sentence, with a link: its name, or its shortened hash. */
export function toPartyPart(address: Address | null): Part {
  if (address === null) return { text: formatAddress(address), tone: 'dim' };
  // The user's own name is added later, in front of every part that links to a watched address.
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

/** Returns a shortened hash or address with a link, and its full, checksummed form as title. */
export function toHashPart(hash: string): Part {
  const full = toFullHash(hash);
  return { text: shortenHex(full), mono: true, title: full, ...toLead(hash) };
}

/** Returns the picture of an address, to be spread into a part; empty for anything else. */
export function toPicture(hash: string): { picture?: Identicon } {
  const picture = toIdenticon(hash);
  return picture === null ? {} : { picture };
}

/** Returns the full form of a hash or address, for the details. Without a link: for blocks, and for other chains. */
export function toFullPart(hash: string): Part {
  return { text: toFullHash(hash), mono: true };
}

/** Returns the full form of an address or a transaction hash, with a link. */
export function toFullLeadPart(hash: string): Part {
  return { ...toFullPart(hash), ...toLead(hash) };
}

/**
 * Returns the full form of a hash or address: addresses with checksum, anything else cleaned and cut. Mixed case stays:
 * it is the explorer's own checksum, which differs on chains 30 and 31.
 */
export function toFullHash(hash: string): string {
  if (!/^0x[\da-f]{40}$/i.test(hash)) return cleanText(hash, 100);
  return hash === hash.toLowerCase() ? toChecksum(hash) : hash;
}

/** True if the explorer marks an address as a scam. */
export function isScam(address: Address | null): boolean {
  return address !== null && (address.isScam === true || address.reputation === 'scam');
}

function toTags(address: Address): Part[] {
  const tags: Part[] = [];
  if (address.proxyType === 'eip7702') tags.push({ text: t('account.tag.delegating'), tag: true });
  else if (address.isContract)
    tags.push({ text: address.isVerified ? t('account.tag.verifiedContract') : t('account.tag.contract'), tag: true });
  const isProxy = address.proxyType !== null && !['eip7702', 'unknown'].includes(address.proxyType);
  if (isProxy) tags.push({ text: t('account.tag.proxy'), tag: true });
  if (isScam(address)) tags.push({ text: t('account.tag.scam'), tag: true, tone: 'bad' });
  return tags;
}

// Returns labels with the names in the API key's account, except for the name that is shown already.
function toOwnLabels({ privateTags, watchlistNames }: Address, name: string | null): Part[] {
  // A label must not pose as our own words for names that the user gave.
  const others = ['', name, t('watchlist.namedByYou'), t('watchlist.isWatched')];
  return [...watchlistNames, ...privateTags]
    .map(({ displayName }) => cleanText(displayName, 24))
    .filter((label, at, all) => !others.includes(label) && all.indexOf(label) === at)
    .slice(0, 2)
    .map((text) => ({ text, tag: true }));
}

/** A part's link, to be spread into it. Empty for malformed values, which cannot be looked up. */
export type Lead = { reference?: Reference };

const addressForm = /^0x[\da-f]{40}$/;
const hashForm = /^0x[\da-f]{64}$/;
const tokenIdForm = /^(?:0|[1-9]\d{0,77})$/;

/** Returns a link to the address or transaction with these hex digits, in any case. Not for block hashes. */
export function toLead(hex: string | null | undefined): Lead {
  const value = (hex ?? '').toLowerCase();
  if (addressForm.test(value)) return { reference: { kind: 'address', address: value } };
  return hashForm.test(value) ? { reference: { kind: 'transaction', hash: value } } : {};
}

/** Returns a link to an NFT. The contract may have any case; the token id is a plain decimal. */
export function toInstanceLead(contractHash: string | null | undefined, tokenId: string | null | undefined): Lead {
  const contract = (contractHash ?? '').toLowerCase();
  if (!addressForm.test(contract) || !tokenIdForm.test(tokenId ?? '')) return {};
  return { reference: { kind: 'token-instance', contract, tokenId: tokenId ?? '' } };
}
