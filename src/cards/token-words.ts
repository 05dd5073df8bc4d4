import { cleanText } from '../format/clean-text.ts';
import { shortenHex } from '../format/hex.ts';
import type { Token } from '../models/token.ts';
import { toFullHash } from './address-parts.ts';

const longestSymbol = 12;
const longestCollection = 40;

/** A token's symbol, else its name, else its contract. Anything but one short word stands in quotes: it is free text. */
export function toSymbol(token: Token | null): string {
  const text = firstText([token?.symbol, token?.name], 20);
  if (text === null) return toShortContract(token);
  const isWord = text.length <= longestSymbol && /\p{L}/u.test(text) && !/[\s“”"]/.test(text);
  return isWord ? text : quote(text);
}

/** A collection's name, else its symbol, else its contract; in quotes where it could carry on our sentence. */
export function toCollectionName(token: Token | null): string {
  const text = firstText([token?.name, token?.symbol], longestCollection);
  if (text === null) return toShortContract(token);
  const isName = /\p{L}/u.test(text) && !/[“”"#×]|\b(?:for|from|to|with|and|got|by)\b/iu.test(text);
  return isName ? text : quote(text);
}

function quote(text: string): string {
  return `“${text.replace(/[“”"]/g, '’')}”`;
}

function toShortContract(token: Token | null): string {
  return token === null ? 'an unknown token' : shortenHex(toFullHash(token.addressHash));
}

function firstText(texts: (string | null | undefined)[], max: number): string | null {
  for (const text of texts) {
    const clean = cleanText(text ?? '', max);
    if (clean !== '') return clean;
  }
  return null;
}
