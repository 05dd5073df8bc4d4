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

/** A reference on a page. `chainId` is present only if the written form itself names the chain. */
export type Reference = TransactionReference | AddressReference | TokenInstanceReference;

/**
 * A reference found in a text. `written` is the exact text, at most 256 characters: case is kept for checksums, hidden
 * characters for a warning, borders are removed (in a link, it is the value in its URL). `start` and `end` are
 * positions in the searched text, borders included. `chainPrefix` is an ERC-3770 short name ("eth", "arb1"), which only
 * the background can interpret.
 */
export type Found = {
  reference: Reference;
  written: string;
  start: number;
  end: number;
  chainPrefix?: string | undefined;
};

/** Returns addresses that appear beside a reference, those most similar to one of `likes` first. */
export type AddressesLike = (likes: string[]) => Promise<string[]>;

/** What surrounds a reference on a page. Decides chain and private-key guard; never stored, logged or sent on. */
export type ReferenceContext = {
  /** The reference as the page writes it. */
  written: string;
  /** An ERC-3770 short name before the reference. */
  chainPrefix?: string | undefined;
  /** The URL of the link that holds the reference. */
  link?: string | undefined;
  /** The text of that link, if the reference is in its URL and not in its text. */
  said?: string | undefined;
  /** The host of the page; empty for extension pages and files. */
  pageHost: string;
  /** The path of the page, if the browser itself reported it. */
  pagePath?: string | undefined;
  /** At most 320 characters on each side. Ends of lines, cells and blocks are line ends. */
  before: string;
  after: string;
  /** Names of it elsewhere: the heads of its column and row, its term, list and link. At most 8 of 320 characters. */
  heads?: string[] | undefined;
  /** The text above its block, then the caption of its table or the heading above it. At most 320 characters. */
  section?: string | undefined;
  /** Addresses on the page, lower case, at most 200. */
  addresses?: string[] | undefined;
  /** Set for an entry of a page's list: the words around it were not read and are empty here. */
  isListed?: true | undefined;
};

const kindNames = { transaction: 'Transaction', address: 'Address', 'token-instance': 'NFT' } as const;

/** Returns the full value as "Look up" accepts it: a hash, an address, or `0x…/id`. Without the chain. */
export function writeReference(reference: Reference): string {
  if (reference.kind === 'transaction') return reference.hash;
  if (reference.kind === 'address') return reference.address;
  return `${reference.contract}/${reference.tokenId}`;
}

/** Returns the values that a reference consists of: for an NFT, its contract and token id. */
export function valuesOf(reference: Reference): string[] {
  return writeReference(reference).split('/');
}

/** Returns the accessible name of a card, with the full value: "Transaction 0x…", "Address 0x…", "NFT 0x…/id". */
export function nameReference(reference: Reference): string {
  return `${kindNames[reference.kind]} ${writeReference(reference)}`;
}

/**
 * Returns the chain id from its decimal digits; nothing without digits. Null if they are no chain id (zero, or more
 * than a number can hold): querying another chain would answer another question.
 */
export function toChainId(digits: string | undefined): { chainId?: number } | null {
  const chainId = Number(digits);
  if (chainId > 0 && Number.isSafeInteger(chainId)) return { chainId };
  return digits ? null : {};
}

/** Returns the reference for `0x` and 40 or 64 hex digits; with a token id, the token instance. */
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

/** Limits of a context: characters of each text, and the number of `heads` and `addresses`. */
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

/** True for a context of the right shape and within its limits. A context that exceeds them is rejected as a whole. */
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
    isAbsentOr(value.section, (section) => isText(section, contextBounds.beside)) &&
    isAbsentOr(value.addresses, isAddressList) &&
    isAbsentOr(value.isListed, (flag) => flag === true)
  );
}
