import { cleanText } from '../format/clean-text.ts';
import { shortenHex } from '../format/hex.ts';
import { quote } from '../format/quote.ts';
import type { Token } from '../models/token.ts';
import { words } from '../words/words.ts';
import { toFullHash } from './address-parts.ts';
import { findKnownToken, isListed } from './transaction/known-tokens.ts';

const longestCollection = 40;

type NamedToken = Pick<Token, 'addressHash' | 'name' | 'symbol'> & Partial<Token>;

/**
 * A token's symbol, else its name, else its contract. Only the symbol of one that the explorer or our list knows stands
 * for itself: anybody can call his token anything, so every other one is quoted, with its contract beside it.
 */
export function toSymbol(token: NamedToken | null): string {
  const text = firstText([token?.symbol, token?.name], 20);
  if (token === null || text === null) return toShortContract(token);
  const isTrusted = findKnownToken(token.addressHash) !== null || isListed(token);
  if (isTrusted) return /^[\p{L}\p{N}.$₮+-]+$/u.test(text) && /\p{L}/u.test(text) ? text : quote(text);
  return words().addressNames.nameAndHash(quote(text), toShortContract(token));
}

/** A collection's name, else its symbol, quoted; else its contract, which stands beside a name that the explorer does not know. */
export function toCollectionName(token: NamedToken | null): string {
  const name = quoteCollection(token);
  const contract = toShortContract(token);
  return token === null || name === contract || isListed(token)
    ? name
    : words().addressNames.nameAndHash(name, contract);
}

/** The same for where the whole contract stands anyway. */
export function quoteCollection(token: NamedToken | null): string {
  const text = firstText([token?.name, token?.symbol], longestCollection);
  return text === null ? toShortContract(token) : quote(text);
}

function toShortContract(token: NamedToken | null): string {
  return token === null ? words().moved.unknownToken : shortenHex(toFullHash(token.addressHash));
}

function firstText(texts: (string | null | undefined)[], max: number): string | null {
  for (const text of texts) {
    const clean = cleanText(text ?? '', max);
    if (clean !== '') return clean;
  }
  return null;
}
