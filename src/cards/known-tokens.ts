import { letters } from 'virtual:look-alike-letters';
import { namesakes } from 'virtual:namesakes';
import { rows } from 'virtual:token-list';
import { nativeUnit } from '../format/chain-words.ts';
import { cleanText } from '../format/clean-text.ts';
import { findAdded, fold, toWords, withoutVersion } from '../format/fold-name.ts';
import type { Token } from '../models/token.ts';

/** A token's address, name and symbol. */
export type NamedToken = Pick<Token, 'addressHash' | 'name' | 'symbol'> & Partial<Token>;

/** A token on our lists. */
export type KnownToken = { symbol: string; decimals: number };

/** A famous symbol, with the chains on which its true contract is known. */
type Famous = { symbol: string; chainIds: Set<number> };

type Forms = {
  /** By exact symbol and name. */
  exact: Map<string, Famous>;
  /** By folded symbol and by folded name. */
  symbols: Map<string, Famous>;
  names: Map<string, Famous>;
  /** By names of several words, each folded. */
  phrases: [phrase: string, of: Famous][];
  /** By folded symbols long enough to be searched for inside other symbols, longest first. */
  parts: (readonly [form: string, of: Famous])[];
};

/** Minimum length of a symbol that is searched for inside other symbols. */
const fewestLetters = 3;

// Built when the first token is checked: a background that was just woken may never need them.
let known: Map<string, KnownToken> | undefined;
let allFamous: Forms | undefined;

function toKnown(): Map<string, KnownToken> {
  return new Map(rows().map(([contract, symbol, , decimals]) => [contract, { symbol, decimals }]));
}

function toFamous(): Forms {
  const all = new Map<string, Famous>();
  const bySymbol = new Map<string, Famous>();
  const byName = new Map<string, Famous>();
  const phrases: Forms['phrases'] = [];
  const named = rows().filter(([, , , , namedOn]) => namedOn.length > 0);
  for (const [, symbol, name, , namedOn] of [...namesakes().map(toRow), ...named]) {
    const one = all.get(symbol.toLowerCase()) ?? { symbol, chainIds: new Set<number>() };
    for (const chainId of namedOn) one.chainIds.add(chainId);
    all.set(symbol.toLowerCase(), one);
    bySymbol.set(symbol, one);
    // The name of a bridged token, "USD Coin" of USDC.e, means the token that was bridged.
    if (!/^[a-z\d]+$/i.test(symbol) || byName.has(name)) continue;
    byName.set(name, one);
    if (/^\w+(?: \w+)+$/.test(name)) phrases.push([toPhrase(name), one]);
  }
  // "USD+" is another token than "USD".
  const symbols = toForms([...bySymbol].filter(([symbol]) => !/\p{Sm}/u.test(symbol)));
  const parts = [...symbols].filter(([form]) => form.length >= fewestLetters);
  // Names such as “Staked ETH” are common to many tokens.
  const isOwn = ([phrase]: Forms['phrases'][number]) => !phrase.split(' ').some((word) => symbols.has(word));
  return {
    exact: new Map([...byName, ...bySymbol]),
    symbols,
    names: toForms(byName),
    phrases: phrases.filter(isOwn),
    parts: parts.toSorted(([one], [other]) => other.length - one.length),
  };
}

// Of several that look the same, the first wins: the lists are ordered from the best known to the least.
function toForms(all: Iterable<[text: string, of: Famous]>): Map<string, Famous> {
  const forms = new Map<string, Famous>();
  for (const [text, one] of all) if (!forms.has(fold(text))) forms.set(fold(text), one);
  return forms;
}

function toPhrase(name: string): string {
  return ` ${toWords(name).map(fold).join(' ')} `;
}

function toRow([symbol, name]: ReturnType<typeof namesakes>[number]): ReturnType<typeof rows>[number] {
  return ['', symbol, name, 0, []];
}

/**
 * Returns the token at an address, from lists kept by hand; null for any other. Valid on every chain: only its creator
 * can deploy another contract at the same address there.
 */
export function findKnownToken(contract: string): KnownToken | null {
  known ??= toKnown();
  return known.get(contract.toLowerCase()) ?? null;
}

/** True if the explorer knows a price, a market cap or a picture of a token: a counterfeit has none. */
export function isListed(token: Partial<Pick<Token, 'exchangeRate' | 'circulatingMarketCap' | 'iconUrl'>>): boolean {
  return [token.exchangeRate, token.circulatingMarketCap, token.iconUrl].some((one) => (one ?? '') !== '');
}

// What honest tokens add to the symbol they derive from: before it, who wraps, bridges, lends or stakes it; after it,
// where it is from. Found in the token lists of eight npm packages.
const makers = new Set(
  [
    '0 1 a al am amm ank ankr any aura av axl bb bit bsc c cb ce cr cv cvx ds f frx fx fxcb g gt gtc i ib idle j ls lq m mi moo mp',
    'ms n nomad old one p poly pt r ren rs s sc sdam sfrx sl st stable sta stata stk stkwa steak ste sv syrup t tt un uni unsh unst',
    'v variable ve w wa wh wst y yt yv yve zun',
    // Vaults of Euler and of curators, markets of Moonwell and Sonne, lockers, restaked coins; Hop, Nomad and Moonbeam.
    'apx bbq cs debt e h hop hy mad mw px puf pz re rsw sd sm so spark sw vl xc yn',
  ].flatMap((line) => line.split(' ')),
);
const origins = new Set(
  'arb avax b binance bnb bsc c dao debt e eth ex fli lp multichain n op p perp pos s slp t v1 x'.split(' '),
);

// Pendle splits a token into principal and yield until a date: "PT-sUSDe-26MAR2026".
const splits = /^(?:pt|yt)$/;
const months = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/;

// Shares in an exchange's pools, with one token per pool.
const pools = ['UNI-V2', 'UNI-V3-POS', 'UNI-V4-POSM', 'Uniswap V2', 'Uniswap V3', 'G-UNI', 'BPT'];
const isPool = (text: string) => pools.some((pool) => fold(pool) === fold(text));

/**
 * Returns the famous symbol, or the chain's coin, that a token imitates: "USDC" for “$USDС”. Case, signs, a version and
 * look-alike letters and digits do not count, nor do additions, unless honest tokens make them. `isCertain`: the real
 * token is known on this chain, and this one is not an NFT: the names of ENS have the symbol of its token. `by`: the
 * symbol or name that imitates it. Null for no imitation, and for a known token.
 */
export function findImitated(
  token: NamedToken,
  chainId: number,
): { symbol: string; isCertain: boolean; by: string } | null {
  if (findKnownToken(token.addressHash) !== null || isListed(token)) return null;
  const famous = toFamousOn(chainId);
  const symbol = cleanText(token.symbol ?? '', 60);
  const name = cleanText(token.name ?? '', 60);
  const inSymbol = findWhole(symbol, famous) ?? findInside(symbol, famous);
  const found = inSymbol ?? findInName(name, symbol, famous);
  if (!found) return null;
  const isNft = token.type === 'ERC-721' || token.type === 'ERC-1155';
  return { symbol: found.symbol, isCertain: found.chainIds.has(chainId) && !isNft, by: inSymbol ? symbol : name };
}

// Adds the chain's coin and its wrapped form, whose contract is unknown.
function toFamousOn(chainId: number): Forms & { coin: Famous } {
  allFamous ??= toFamous();
  const symbol = nativeUnit(chainId).symbol;
  const coin = { symbol, chainIds: new Set([chainId]) };
  const wrapped = { symbol: `W${symbol}`, chainIds: new Set<number>() };
  const symbols = new Map([[fold(wrapped.symbol), wrapped], ...allFamous.symbols]);
  const parts = [...allFamous.parts, ...(symbol.length < fewestLetters ? [] : [[fold(symbol), coin] as const])];
  return { ...allFamous, coin, symbols: symbols.set(fold(symbol), coin), parts };
}

function findWhole(text: string, { coin, exact, symbols, names }: ReturnType<typeof toFamousOn>): Famous | null {
  const forms = [text, text.replace(/\p{S}/gu, ''), withoutVersion(text)].map(fold);
  if (isPool(text)) return null;
  if (forms.includes(fold(coin.symbol))) return coin;
  // An exact spelling wins over a look-alike: GALA means GALA, not GAIA.
  const found = [exact.get(text), ...forms.map((form) => symbols.get(form) ?? names.get(form))];
  return found.find((one) => one !== undefined) ?? null;
}

/** Finds a famous symbol inside another, longest first, unless honest tokens make the additions around it. */
function findInside(text: string, { symbols, parts }: Forms): Famous | null {
  const words = toWords(text);
  if (isPool(text)) return null;
  // A share in a pool of two tokens, "GRAIN-USDC".
  const [pairedWith] = /^[\p{Lu}\d]+(?=[-/]\p{Lu})/u.exec(text) ?? [];
  const isOther = (word: string) => symbols.has(fold(word)) || word === pairedWith?.toLowerCase();
  for (const [form, famous] of parts) {
    const added = findAdded(words, famous.symbol, form);
    if (added === null) continue;
    const { before, behind } = added;
    // Only the first word counts, as lenders put a chain after their own letter: "aLinUSDC".
    const isHonest =
      (makers.has(before[0] ?? '') || before.every(isOther)) &&
      behind.every((word) => origins.has(word) || isOther(word) || (splits.test(before[0] ?? '') && months.test(word)));
    return isHonest && before.length + behind.length > 0 ? null : famous;
  }
  return null;
}

/** Finds what the name imitates and the symbol does not: an honest derived token has the original in its symbol too. */
function findInName(name: string, symbol: string, famous: ReturnType<typeof toFamousOn>): Famous | null {
  const found = findWhole(name, famous) ?? findWords(name, famous);
  return found && !isMadeOf(fold(symbol), found, famous) ? found : null;
}

// True if a symbol contains the letters of the famous one in order: “USDzC” for USDC, “axlETH” for WETH.
function isMadeOf(form: string, { symbol }: Famous, { symbols }: Forms): boolean {
  const whole = fold(symbol);
  const letters = whole.startsWith('w') && symbols.has(whole.slice(1)) ? whole.slice(1) : whole;
  let at = 0;
  for (const letter of form) if (letter === letters[at]) at++;
  return at === letters.length;
}

/** A longer name is a sentence and does not pose as a token. */
const mostWords = 4;

/**
 * Finds a famous symbol of four letters or more among a name's words, or a famous name of several words. Not if there
 * are two of them, and not for a symbol that looks like an ordinary word ("Metis").
 */
function findWords(name: string, { symbols, phrases }: Forms): Famous | null {
  const words = toWords(name);
  if (words.length > mostWords) return null;
  const ofSymbols = words.flatMap((word) => {
    const one = symbols.get(fold(word));
    return one?.symbol === word && !/^\p{Lu}\p{Ll}+$/u.test(word) ? [one] : [];
  });
  const text = toPhrase(name);
  const ofNames = phrases.flatMap(([phrase, one]) => (text.includes(phrase) ? [one] : []));
  const [only, ...others] = new Set([...ofSymbols, ...ofNames]);
  return only && others.length === 0 && only.symbol.length > fewestLetters ? only : null;
}

/** True if a word mixes Latin letters with look-alikes from another alphabet, as “USDТ” does. */
export function hasCounterfeitLetters(text: string): boolean {
  const wordsOf = text.normalize('NFKC').split(/[^\p{L}\p{N}]+/u);
  // Letters with a stroke belong to words in Latin script, so they do not count.
  return wordsOf.some((word) => /[a-z]/i.test(word) && [...word].some((letter) => letters()[letter]?.length === 1));
}
