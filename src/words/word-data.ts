/**
 * A message as data, so that languages need no code: an argument by its number, its entries joined, listed, or one of
 * them by its name; what it makes of a text; a text that depends on a count.
 */
export type WordPiece =
  | string
  | number
  | { of: number; joined: string }
  | { of: number; listed: string }
  | { of: number; named: string }
  | { of: number; made: WordPiece[] }
  | { count: number; language: string; forms: { [form: string]: WordPiece[] } };

/** A language as data: texts stay texts, and a message is its pieces in their order. */
export type WordData =
  | string
  | { pattern: string; flags: string }
  | { pieces: WordPiece[]; apart?: true }
  | { group: { [name: string]: WordData } };
