import { bloImage } from 'blo';
import { t } from '../i18n/t.ts';
import type { Address } from '../models/address.ts';
import { cleanText } from './clean-text.ts';
import { shortenHex } from './hex.ts';
import { quote } from './quote.ts';

// Mints come from it and burns go to it. No one holds its key.
const zeroAddress = `0x${'0'.repeat(40)}`;

const longestName = 40;

// Looks like part of a hash, of a domain or of a sentence: "Binance 14: received 10 ETH".
const posing = /0x[\da-fA-F]{3}|\.\p{L}{2}|[$+]\s?\d|\d[\s_]\p{Lu}{2,5}(?!\p{L})/u;

/**
 * A name fit for display. If it is not plain, it may pose as something else, so the hash belongs beside it. Freely
 * chosen names are quoted in sentences; domains, which only their owner has, and our own words are not.
 */
type Name = { text: string; isPlain: boolean; isQuoted: boolean };

// Replaces an invalid domain; the address belongs beside it.
const toInvalidName = (): Name => ({ text: t('account.name.invalidName'), isPlain: false, isQuoted: false });

/**
 * True if the explorer's domain name for this address is invalid or not in its normal form (ENSIP-15). Valid names in
 * several scripts do not count.
 */
export function isInvalidDomain({ domainProblem }: Address): boolean {
  return domainProblem !== undefined && domainProblem !== 'several-scripts';
}

/** True for the zero address, in upper or lower case. */
export function isZeroAddress(hash: string): boolean {
  return hash.toLowerCase() === zeroAddress;
}

/**
 * The best name of an address: its domain, its contract's name, the explorer's name tag, a label; null if it has none.
 * A bare proxy is named by its tag or its implementation first. Names that pose as a hash are skipped, and an invalid
 * domain is an "invalid name". Show the hash beside it: a name alone may mislead. `formatAddress` adds it if needed.
 * A name longer than `most` characters is cut.
 */
export function findAddressName(address: Address, most = longestName): string | null {
  return isZeroAddress(address.hash) ? t('account.name.zeroAddress') : (findName(address, most)?.text ?? null);
}

/**
 * Like `findAddressName`, for use beside our own words: quoted, unless it is a domain or our own name for an address.
 */
export function quoteAddressName(address: Address): string | null {
  if (isZeroAddress(address.hash)) return t('account.name.zeroAddress');
  const name = findName(address);
  return name && toText(name);
}

/** The explorer's domain name for a line of text, quoted if it contains white space. Empty for null. */
export function formatDomain(raw: string | null): string {
  const text = cleanText(raw ?? '', 60);
  return /\s/.test(text) ? quote(text) : text;
}

/**
 * An address in a sentence: the user's own name for it, marked as such; else its name; else its shortened hash. Has
 * both name and hash if the name may pose as something else.
 */
export function formatAddress(address: Address | null): string {
  if (address === null) return t('account.name.anUnknownAddress');
  if (isZeroAddress(address.hash)) return t('account.name.theZeroAddress');
  if (address.ownName) {
    const domain = isInvalidDomain(address) ? null : toDomainName(address.ensDomainName);
    return domain?.isPlain
      ? t('account.name.ownNameAndDomain', { name: address.ownName, domain: domain.text })
      : t('account.name.ownName', { name: address.ownName });
  }
  return withHash(findName(address), address.hash);
}

/** A contract's own name in a sentence, formatted as in `formatAddress`; its shortened hash if it has none. */
export function formatContractName(name: string | null, hash: string): string {
  return withHash(readName(name), hash);
}

function withHash(name: Name | null, hash: string): string {
  if (name === null) return shortenHex(hash);
  const text = toText(name);
  return name.isPlain ? text : t('account.name.nameAndHash', { name: text, hash: shortenHex(hash) });
}

function toText({ text, isQuoted }: Name): string {
  return isQuoted ? quote(text) : text;
}

function findName(address: Address, most = longestName): Name | null {
  const toName = (raw: string | null) => readName(raw, most);
  const ownName = toName(address.name);
  const isBareProxy = ownName !== null && /proxy/i.test(ownName.text);
  const labels = [...address.privateTags, ...address.watchlistNames, ...address.publicTags];
  const name =
    (isInvalidDomain(address) ? toInvalidName() : toDomainName(address.ensDomainName, most)) ??
    (isBareProxy ? null : ownName) ??
    toName(address.tags.find(({ tagType }) => tagType === 'name')?.name ?? null) ??
    toName(findImplementationName(address)) ??
    ownName ??
    toName(labels.find(({ displayName }) => toName(displayName) !== null)?.displayName ?? null);
  return name && { ...name, isPlain: name.isPlain && !isOfSharedCode(name, address) };
}

// Proxies that share their code with other accounts: Safes, minimal proxies, delegating accounts.
const shared = /^(?:eip1167|eip7702|master_copy|clone_with_immutable_arguments)$/;

function isOfSharedCode({ text }: Name, { proxyType, implementations }: Address): boolean {
  return shared.test(proxyType ?? '') && implementations.some(({ name }) => readName(name)?.text === text);
}

// A delegating account (EIP-7702) is not its delegate, and a contract with several implementations is none of them.
function findImplementationName({ implementations, proxyType }: Address): string | null {
  const [only, ...others] = implementations;
  return only && others.length === 0 && proxyType !== 'eip7702' ? only.name : null;
}

// Only the explorer can say that an address owns a domain, and only plain Latin letters are free of look-alikes.
function toDomainName(raw: string | null, most = longestName): Name | null {
  const name = readName(raw, most);
  if (name === null) return null;
  const isPlain = raw === name.text && /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(name.text);
  return { ...name, isPlain, isQuoted: /\s/.test(name.text) };
}

function readName(raw: string | null, most = longestName): Name | null {
  const text = raw === null ? '' : cleanText(raw, most);
  if (text === '' || /^0x[\da-f]{3}/i.test(text)) return null;
  return { text, isPlain: raw === text && /^[\x20-\x7e]+$/.test(text) && !posing.test(text), isQuoted: true };
}

/** Degrees, percent, percent. Numbers, so that no text can be injected as a colour. */
type Hsl = [hue: number, saturation: number, lightness: number];

/**
 * The picture of an address as plain data: eight rows of eight cells. `cells` holds the left four of each row, row by
 * row; the right four mirror them. Each cell is the index of its colour, "0" to "2".
 */
export type Identicon = { cells: string; colours: [ground: Hsl, shape: Hsl, spot: Hsl] };

/**
 * The identicon of an address (`0x` and 40 hex digits, in any case): the "blockies" that wallets and explorers show.
 * Null for anything else.
 */
export function toIdenticon(address: string): Identicon | null {
  if (!/^0x[\da-f]{40}$/i.test(address)) return null;
  const [cells, [ground, shape, spot]] = bloImage(`0x${address.slice(2).toLowerCase()}`);
  return { cells: cells.join(''), colours: [toHsl(ground), toHsl(shape), toHsl(spot)] };
}

function toHsl([hue = 0, saturation = 0, lightness = 0]: Uint16Array): Hsl {
  return [hue, saturation, lightness];
}
