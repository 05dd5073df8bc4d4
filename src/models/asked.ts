/** A token on a chain; `contract` is null for the chain's own coin. */
export type AskedToken = { chainId: number; contract: string | null };

/**
 * A value that a call was given, as its descriptor reads it. Numbers are integer strings, amounts in the smallest unit.
 * `text` is foreign: words of the descriptor, or text in the call. `raw` is a number, hex or true/false.
 */
export type AskedValue =
  /** `token` is null if the call does not say of which token it is. */
  | { kind: 'amount'; value: string; token: AskedToken | null }
  /** A word in place of an amount: "Unlimited" or "All". */
  | { kind: 'every-amount'; word: string; token: AskedToken }
  | { kind: 'token'; token: AskedToken }
  | { kind: 'nft'; chainId: number; contract: string; tokenId: string }
  | { kind: 'address'; hash: string; isSender: boolean }
  /** ISO 8601; null for a time that no calendar has, which means "never". */
  | { kind: 'time'; iso: string | null }
  | { kind: 'block'; number: string }
  | { kind: 'chain'; id: number }
  | { kind: 'text'; text: string }
  | { kind: 'raw'; text: string }
  | { kind: 'call'; call: AskedCall };

/** What a call asks its contract for, in the words of the protocol's descriptor (ERC-7730). All texts are foreign. */
export type AskedCall = {
  to: string;
  owner: string | null;
  intent: string;
  fields: { label: string; value: AskedValue }[];
};
