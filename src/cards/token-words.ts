import { cleanText } from '../format/clean-text.ts';
import { shortenHex } from '../format/hex.ts';
import { carriesOn, holdsOurWords } from '../format/our-words.ts';
import { needsQuotes, quote } from '../format/quote.ts';
import type { Token } from '../models/token.ts';
import { words } from '../words/words.ts';
import { toFullHash } from './address-parts.ts';

const longestSymbol = 12;
const longestCollection = 40;

type NamedToken = Pick<Token, 'addressHash' | 'name' | 'symbol'>;

/** A token's symbol, else its name, else its contract. Anything but one short word stands in quotes: it is free text. */
export function toSymbol(token: NamedToken | null): string {
  const text = firstText([token?.symbol, token?.name], 20);
  if (text === null) return toShortContract(token);
  const isWord =
    text.length <= longestSymbol && /\p{L}/u.test(text) && !/[,:;、。，：；､｡،؛]/.test(text) && !needsQuotes(text);
  return isWord && !holdsOurWords(text) ? text : quote(text);
}

/** A collection's name, else its symbol, else its contract; in quotes where it could carry on our sentence. */
export function toCollectionName(token: NamedToken | null): string {
  const text = firstText([token?.name, token?.symbol], longestCollection);
  if (text === null) return toShortContract(token);
  return /\p{L}/u.test(text) && !carriesOn(text) ? text : quote(text);
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
