/** A transaction: `hash` is `0x` and 64 lower-case hex digits. */
export type TransactionReference = { kind: 'transaction'; hash: string; chainId?: number };

/** An address: `address` is `0x` and 40 lower-case hex digits. */
export type AddressReference = { kind: 'address'; address: string; chainId?: number };

/** A token instance ("NFT"): `tokenId` is a decimal string of up to 78 digits. */
export type TokenInstanceReference = {
  kind: 'token-instance';
  contract: string;
  tokenId: string;
  chainId?: number;
};

/** What a page points at. `chainId` is present only where the written form names the chain itself. */
export type Reference = TransactionReference | AddressReference | TokenInstanceReference;

/**
 * A reference as it was found. `written` is the very text, of 256 characters at most: case kept, for checksum
 * work, and with hidden characters, for a warning, but without borders (where a link carries it, the value in
 * its URL). `start` and `end` are its place in the text that was searched, borders counted. `chainPrefix` is an
 * ERC-3770 short name ("eth", "arb1"): only the background knows what it means.
 */
export type Found = {
  reference: Reference;
  written: string;
  start: number;
  end: number;
  chainPrefix?: string | undefined;
};

/** Gives addresses that stand beside a reference, those first that are most like one of `likes`. */
export type AddressesLike = (likes: string[]) => Promise<string[]>;

/** What stands around a reference on a page. Decides chain and private-key gate; never stored, logged or sent on. */
export type ReferenceContext = {
  /** The reference as the page writes it. */
  written: string;
  /** An ERC-3770 short name that stood before the reference. */
  chainPrefix?: string | undefined;
  /** The URL of the link that holds the reference. */
  link?: string | undefined;
  /** The text of that link, where the reference is what it leads to and not in the text. */
  said?: string | undefined;
  /** The host of the page; empty for extension pages and files. */
  pageHost: string;
  /** The path of the page, where the browser itself told it. */
  pagePath?: string | undefined;
  /** At most 320 characters on each side, with the ends of lines, cells and blocks as line ends. */
  before: string;
  after: string;
  /** What names it from elsewhere: the heads of its column and row, its term, its list, its link. At most 8 of 320. */
  heads?: string[] | undefined;
  /** At most 200 addresses that stand on the page, lower case. */
  addresses?: string[] | undefined;
  /** It stands in a list of what a page holds: nobody has read the words around it, which are empty here. */
  isListed?: true | undefined;
};

const kindNames = { transaction: 'Transaction', address: 'Address', 'token-instance': 'NFT' } as const;

/** The full value of a reference as "Look up" takes it: a hash, an address, or `0x…/id`. Without its chain. */
export function writeReference(reference: Reference): string {
  if (reference.kind === 'transaction') return reference.hash;
  if (reference.kind === 'address') return reference.address;
  return `${reference.contract}/${reference.tokenId}`;
}

/** The hex values that a reference is written with. */
export function valuesOf(reference: Reference): string[] {
  return writeReference(reference).split('/');
}

/** The accessible name of a reference's card: "Transaction 0x…", "Address 0x…", "NFT 0x…/id", with the full value. */
export function nameReference(reference: Reference): string {
  return `${kindNames[reference.kind]} ${writeReference(reference)}`;
}

/**
 * A chain id from its decimal digits, nothing without them. Null where they are no chain's (zero, or more than a
 * number can hold): to ask on another chain would answer another question.
 */
export function toChainId(digits: string | undefined): { chainId?: number } | null {
  const chainId = Number(digits);
  if (chainId > 0 && Number.isSafeInteger(chainId)) return { chainId };
  return digits ? null : {};
}

/** The reference that `0x` + 40 or 64 hex digits stand for; with a token id, the token instance. */
export function makeReference(hex: string, tokenId?: string, chain?: { chainId?: number } | null): Reference {
  const value = hex.toLowerCase();
  if (value.length > 42) return { kind: 'transaction', hash: value, ...chain };
  // As a plain decimal: no leading zeros.
  if (tokenId) return { kind: 'token-instance', contract: value, tokenId: tokenId.replace(/^0+(?=\d)/, ''), ...chain };
  return { kind: 'address', address: value, ...chain };
}

const hashForm = /^0x[0-9a-f]{64}$/;
const addressForm = /^0x[0-9a-f]{40}$/;
const tokenIdForm = /^\d{1,78}$/;
const chainPrefixForm = /^[a-zA-Z][\w-]{0,31}$/;

/** The most of a page that a context may carry. */
export const contextBounds = { written: 256, link: 2048, pageHost: 255, beside: 320, heads: 8, addresses: 200 };

type Fields = { [key: string]: unknown };

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function matches(value: unknown, form: RegExp): boolean {
  return typeof value === 'string' && form.test(value);
}

function isText(value: unknown, longest: number): boolean {
  return typeof value === 'string' && value.length <= longest;
}

function isAbsentOr(value: unknown, isRight: (value: unknown) => boolean): boolean {
  return value === undefined || isRight(value);
}

function isChainId(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

function hasValue(fields: Fields): boolean {
  switch (fields.kind) {
    case 'transaction':
      return matches(fields.hash, hashForm);
    case 'address':
      return matches(fields.address, addressForm);
    case 'token-instance':
      return matches(fields.contract, addressForm) && matches(fields.tokenId, tokenIdForm);
  }
  return false;
}

/** True for a well-formed reference: lower-case hex, decimal token id, a chain id that is a positive integer. */
export function isReference(value: unknown): value is Reference {
  return isFields(value) && hasValue(value) && isAbsentOr(value.chainId, isChainId);
}

function isAddressList(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= contextBounds.addresses &&
    value.every((address) => matches(address, addressForm))
  );
}

function isHeadList(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= contextBounds.heads &&
    value.every((head) => isText(head, contextBounds.beside))
  );
}

/** True for a context of the right shape and within its bounds; a page that sends more is not believed at all. */
export function isReferenceContext(value: unknown): value is ReferenceContext {
  return (
    isFields(value) &&
    isText(value.written, contextBounds.written) &&
    isText(value.pageHost, contextBounds.pageHost) &&
    isText(value.before, contextBounds.beside) &&
    isText(value.after, contextBounds.beside) &&
    isAbsentOr(value.chainPrefix, (prefix) => matches(prefix, chainPrefixForm)) &&
    isAbsentOr(value.link, (link) => isText(link, contextBounds.link)) &&
    isAbsentOr(value.said, (said) => isText(said, contextBounds.beside)) &&
    isAbsentOr(value.heads, isHeadList) &&
    isAbsentOr(value.addresses, isAddressList) &&
    isAbsentOr(value.isListed, (flag) => flag === true)
  );
}
