import { letters } from 'virtual:look-alike-letters';
import { rows } from 'virtual:token-list';
import { nativeUnit } from '../../format/chain-words.ts';
import { cleanText } from '../../format/clean-text.ts';
import type { Token } from '../../models/token.ts';

type NamedToken = Pick<Token, 'addressHash' | 'name' | 'symbol'>;

/** A token that everybody means by its symbol. */
export type KnownToken = { symbol: string; name: string; decimals: number };

const known = new Map(
  rows.map(([contract, symbol, name, decimals]): [string, KnownToken] => [contract, { symbol, name, decimals }]),
);

const famous = new Map(
  rows.flatMap(([, symbol, name, , isFamous]) =>
    // Of signs such as ₮ nothing would be left to compare.
    isFamous && /^[ -~]+$/.test(symbol) ? [symbol, name].map((text): [string, string] => [fold(text), symbol]) : [],
  ),
);

/**
 * The token at an address, by lists that are kept by hand; null for any other. On other chains too: nobody but its maker
 * can put another contract at the same address there.
 */
export function findKnownToken(contract: string): KnownToken | null {
  return known.get(contract.toLowerCase()) ?? null;
}

/** Whether the explorer knows a price, a market or a picture of a token: a counterfeit has none. */
export function isListed(token: Partial<Pick<Token, 'exchangeRate' | 'circulatingMarketCap' | 'iconUrl'>>): boolean {
  return [token.exchangeRate, token.circulatingMarketCap, token.iconUrl].some((one) => (one ?? '') !== '');
}

/**
 * The symbol that a token takes from a famous one or from the chain's coin, "USDC" for “$USDС”: the same in the end, but
 * for case, punctuation, digits behind it and letters that look alike. Null where it takes none, and where it is known
 * itself.
 */
export function findImitated(token: NamedToken & Partial<Token>, chainId: number): string | null {
  if (findKnownToken(token.addressHash) !== null || isListed(token)) return null;
  const coin = nativeUnit(chainId).symbol;
  const coins = new Map([coin, `W${coin}`].map((symbol) => [fold(symbol), symbol]));
  for (const text of [token.symbol, token.name]) {
    const clean = cleanText(text ?? '', 60);
    for (const form of [clean, clean.replace(/(?<=\p{L})v?\d+$/iu, '')].map(fold)) {
      const taken = coins.get(form) ?? famous.get(form);
      if (taken !== undefined) return taken;
    }
  }
  return null;
}

/** True for a text that mixes letters of an alphabet with those of another that look the same, as “USDТ” does. */
export function hasCounterfeitLetters(text: string): boolean {
  return /[a-z]/i.test(text) && [...text.normalize('NFKC')].some((letter) => Object.hasOwn(letters, letter));
}

/** A text as a hasty eye takes it: letters of other alphabets as the Latin ones they look like, nothing but letters and digits, small. */
function fold(text: string): string {
  const seen = [...text.normalize('NFKC')].map((letter) => letters[letter] ?? letter).join('');
  return seen
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
