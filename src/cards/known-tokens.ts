import { letters } from 'virtual:look-alike-letters';
import { rows } from 'virtual:token-list';
import { nativeUnit } from '../format/chain-words.ts';
import { cleanText } from '../format/clean-text.ts';
import type { Token } from '../models/token.ts';

type NamedToken = Pick<Token, 'addressHash' | 'name' | 'symbol'>;

/** A token that everybody means by its symbol. */
export type KnownToken = { symbol: string; name: string; decimals: number };

type Famous = Map<string, { symbol: string; chainIds: Set<number> }>;

// Made for the first token that is met: a background that has just been woken may have none to tell.
let known: Map<string, KnownToken> | undefined;
let famous: Famous | undefined;

function toKnown(): Map<string, KnownToken> {
  return new Map(rows.map(([contract, symbol, name, decimals]) => [contract, { symbol, name, decimals }]));
}

/** The famous symbols and names, folded, with the chains on which it is known whose they are. */
function toFamous(): Famous {
  const all: Famous = new Map();
  for (const [, symbol, name, , famousOn] of rows) {
    // Of signs such as ₮ nothing would be left to compare.
    if (famousOn.length === 0 || !/^[ -~]+$/.test(symbol)) continue;
    for (const form of [symbol, name].map(fold)) {
      const chainIds = all.get(form)?.chainIds ?? [];
      all.set(form, { symbol, chainIds: new Set([...chainIds, ...famousOn]) });
    }
  }
  return all;
}

/**
 * The token at an address, by lists that are kept by hand; null for any other. On other chains too: nobody but its maker
 * can put another contract at the same address there.
 */
export function findKnownToken(contract: string): KnownToken | null {
  known ??= toKnown();
  return known.get(contract.toLowerCase()) ?? null;
}

/** Whether the explorer knows a price, a market or a picture of a token: a counterfeit has none. */
export function isListed(token: Partial<Pick<Token, 'exchangeRate' | 'circulatingMarketCap' | 'iconUrl'>>): boolean {
  return [token.exchangeRate, token.circulatingMarketCap, token.iconUrl].some((one) => (one ?? '') !== '');
}

/**
 * The symbol that a token takes from a famous one or from the chain's coin, "USDC" for “$USDС”: the same in the end, but
 * for case, punctuation, digits behind it, letters that look alike and other words beside it. `isCertain` where the real
 * one of this chain is known. Null where it takes none, and where it is known itself.
 */
export function findImitated(
  token: NamedToken & Partial<Token>,
  chainId: number,
): { symbol: string; isCertain: boolean } | null {
  if (findKnownToken(token.addressHash) !== null || isListed(token)) return null;
  famous ??= toFamous();
  const coin = nativeUnit(chainId).symbol;
  const symbol = cleanText(token.symbol ?? '', 60);
  const name = cleanText(token.name ?? '', 60);
  // The words of what the card shows; names of vaults, which it does not show, tell what is in them.
  const beside = (symbol || name || '').split(' ');
  for (const text of [symbol, name, ...beside]) {
    for (const form of [text, text.replace(/(?<=\p{L})v?\d+$/iu, '')].map(fold)) {
      if (form === fold(coin)) return { symbol: coin, isCertain: true };
      const other = famous.get(form);
      if (other) return { symbol: other.symbol, isCertain: other.chainIds.has(chainId) };
      if (form === fold(`W${coin}`)) return { symbol: `W${coin}`, isCertain: false };
    }
  }
  return null;
}

/** True for a text of which a word mixes Latin letters with those of another alphabet that look the same, as “USDТ” does. */
export function hasCounterfeitLetters(text: string): boolean {
  const wordsOf = text.normalize('NFKC').split(/[^\p{L}\p{N}]+/u);
  // One with a stroke belongs to words of Latin letters.
  return wordsOf.some((word) => /[a-z]/i.test(word) && [...word].some((letter) => letters[letter]?.length === 1));
}

/** A text as a hasty eye takes it: letters of other alphabets as the Latin ones they look like, nothing but letters and digits, small, and all that is one stroke the same. */
function fold(text: string): string {
  const seen = [...text.normalize('NFKC')].map((letter) => letters[letter] ?? letter).join('');
  return seen
    .normalize('NFD')
    .toLowerCase()
    .replace(/[i1|]/g, 'l')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
