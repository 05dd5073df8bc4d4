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

/** What stands around a reference on a page. Decides chain and private-key gate; never stored, logged or sent on. */
export type Evidence = {
  /** The reference as the page writes it. */
  written: string;
  /** An ERC-3770 short name that stood before the reference. */
  chainPrefix?: string | undefined;
  /** The URL of the link that holds the reference. */
  link?: string | undefined;
  /** The host of the page; empty for extension pages and files. */
  pageHost: string;
  /** At most 80 characters on each side, with the ends of lines, cells and blocks as line ends. */
  before: string;
  after: string;
  /** What names it from elsewhere: the heads of its column and row, its term, its list, its link. At most 8 of 80. */
  heads?: string[] | undefined;
  /** At most 200 addresses that stand on the page, lower case. */
  addresses?: string[] | undefined;
  /** It stands in a list of what a page holds: nobody has read the words around it, which are empty here. */
  isListed?: true | undefined;
};
