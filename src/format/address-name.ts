import { bloImage } from 'blo';
import { t } from '../i18n/t.ts';
import type { Address } from '../models/address.ts';
import { cleanText } from './clean-text.ts';
import { shortenHex } from './hex.ts';
import { quote } from './quote.ts';

// From it coins are minted and to it tokens are burnt. Nobody holds its key.
const zeroAddress = `0x${'0'.repeat(40)}`;

const longestName = 40;

// Of a hash, or a domain.
const posing = /0x[\da-f]{3}|\.\p{L}{2}/iu;

/**
 * A name fit to be shown. One that is not plain may pose as something else: the hash belongs beside it. What somebody
 * chose is quoted in a sentence: not so a domain, which only its owner has, and our own words.
 */
type Name = { text: string; isPlain: boolean; isQuoted: boolean };

// What stands in place of a domain that is none: the address belongs beside it.
const toInvalidName = (): Name => ({ text: t('account.name.invalidName'), isPlain: false, isQuoted: false });

/** True where the explorer gives an address a domain name that is no valid one, or not in its normal form (ENSIP-15). */
export function isInvalidDomain({ domainProblem }: Address): boolean {
  return domainProblem !== undefined && domainProblem !== 'several-scripts';
}

/** True for the zero address in any case. */
export function isZeroAddress(hash: string): boolean {
  return hash.toLowerCase() === zeroAddress;
}

/**
 * The best name of an address: its domain, its contract's name (a bare proxy's is its implementation's), the
 * explorer's name tag, a label; null where there is none. A name that poses as a hash does not count, and a domain
 * that is none is an "invalid name". For a cell of its own beside the hash: alone a name may mislead, `formatAddress` knows which.
 */
export function findAddressName(address: Address): string | null {
  return isZeroAddress(address.hash) ? t('account.name.zeroAddress') : (findName(address)?.text ?? null);
}

/** The same in a line beside words of ours: quoted, unless it is a domain or our own name for an address. */
export function quoteAddressName(address: Address): string | null {
  if (isZeroAddress(address.hash)) return t('account.name.zeroAddress');
  const name = findName(address);
  return name && toText(name);
}

/** A domain that the explorer tells of, in a line; quoted if it has words like a sentence. Empty for none. */
export function formatDomain(raw: string | null): string {
  const text = cleanText(raw ?? '', 60);
  return /\s/.test(text) ? quote(text) : text;
}

/**
 * An address in a sentence: the person's own name, marked as theirs; else its name, else its shortened hash; both where
 * the name may pose as something else.
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

/** A contract's own name in a sentence, as `formatAddress` has it, else its shortened hash. */
export function formatContractName(name: string | null, hash: string): string {
  return withHash(toName(name), hash);
}

function withHash(name: Name | null, hash: string): string {
  if (name === null) return shortenHex(hash);
  const text = toText(name);
  return name.isPlain ? text : t('account.name.nameAndHash', { name: text, hash: shortenHex(hash) });
}

function toText({ text, isQuoted }: Name): string {
  return isQuoted ? quote(text) : text;
}

function findName(address: Address): Name | null {
  const ownName = toName(address.name);
  const isBareProxy = ownName !== null && /proxy/i.test(ownName.text);
  const labels = [...address.privateTags, ...address.watchlistNames, ...address.publicTags];
  return (
    (isInvalidDomain(address) ? toInvalidName() : toDomainName(address.ensDomainName)) ??
    (isBareProxy ? null : ownName) ??
    toName(address.tags.find(({ tagType }) => tagType === 'name')?.name ?? null) ??
    toName(findImplementationName(address)) ??
    ownName ??
    toName(labels.find(({ displayName }) => toName(displayName) !== null)?.displayName ?? null)
  );
}

// A delegating account (EIP-7702) is not what it delegates to, and a contract of many parts is none of them.
function findImplementationName({ implementations, proxyType }: Address): string | null {
  const [only, ...others] = implementations;
  return only && others.length === 0 && proxyType !== 'eip7702' ? only.name : null;
}

// Only the explorer can say that an address owns a domain, and only plain letters look like nothing else.
function toDomainName(raw: string | null): Name | null {
  const name = toName(raw);
  if (name === null) return null;
  const isPlain = raw === name.text && /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(name.text);
  return { ...name, isPlain, isQuoted: /\s/.test(name.text) };
}

function toName(raw: string | null): Name | null {
  const text = raw === null ? '' : cleanText(raw, longestName);
  if (text === '' || /^0x[\da-f]{3}/i.test(text)) return null;
  return { text, isPlain: raw === text && /^[\x20-\x7e]+$/.test(text) && !posing.test(text), isQuoted: true };
}

/** Degrees, percent, percent. Numbers, so that no text can come to be drawn as a colour. */
type Hsl = [hue: number, saturation: number, lightness: number];

/**
 * The picture of an address as plain data: eight rows of eight cells, of which `cells` has the left four of each, row
 * by row; the right four mirror them. Each is the number of its colour, "0" to "2".
 */
export type Identicon = { cells: string; colours: [ground: Hsl, shape: Hsl, spot: Hsl] };

/**
 * The identicon of an address (`0x` and 40 hex digits), the same in whatever case it is written: the "blockies" that
 * wallets and explorers show. Null for anything else.
 */
export function toIdenticon(address: string): Identicon | null {
  if (!/^0x[\da-f]{40}$/i.test(address)) return null;
  const [cells, [ground, shape, spot]] = bloImage(`0x${address.slice(2).toLowerCase()}`);
  return { cells: cells.join(''), colours: [toHsl(ground), toHsl(shape), toHsl(spot)] };
}

function toHsl([hue = 0, saturation = 0, lightness = 0]: Uint16Array): Hsl {
  return [hue, saturation, lightness];
}
