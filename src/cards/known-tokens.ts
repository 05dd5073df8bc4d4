import { letters } from 'virtual:look-alike-letters';
import { namesakes } from 'virtual:namesakes';
import { rows } from 'virtual:token-list';
import { nativeUnit } from '../format/chain-words.ts';
import { cleanText } from '../format/clean-text.ts';
import { findAdded, fold, toWords, withoutVersion } from '../format/fold-name.ts';
import type { Token } from '../models/token.ts';

/** What a token is called, and where it is. */
export type NamedToken = Pick<Token, 'addressHash' | 'name' | 'symbol'> & Partial<Token>;

/** A token that everybody means by its symbol. */
export type KnownToken = { symbol: string; decimals: number };

/** What is known by a symbol, with the chains on which it is known whose that is. */
type Famous = { symbol: string; chainIds: Set<number> };

type Forms = {
  /** By symbol and by name, as they are written. */
  exact: Map<string, Famous>;
  /** By folded symbol and by folded name. */
  symbols: Map<string, Famous>;
  names: Map<string, Famous>;
  /** By a name of several folded words. */
  phrases: [phrase: string, of: Famous][];
  /** By folded symbols that are long enough to be looked for inside of others, the longest first. */
  parts: (readonly [form: string, of: Famous])[];
};

/** The fewest letters of a symbol that is looked for inside of others. */
const fewestLetters = 3;

// Made for the first token that is met: a background that has just been woken may have none to tell.
let known: Map<string, KnownToken> | undefined;
let allFamous: Forms | undefined;

function toKnown(): Map<string, KnownToken> {
  return new Map(rows.map(([contract, symbol, , decimals]) => [contract, { symbol, decimals }]));
}

function toFamous(): Forms {
  const all = new Map<string, Famous>();
  const bySymbol = new Map<string, Famous>();
  const byName = new Map<string, Famous>();
  const phrases: Forms['phrases'] = [];
  const named = rows.filter(([, , , , namedOn]) => namedOn.length > 0);
  for (const [, symbol, name, , namedOn] of [...namesakes.map(toRow), ...named]) {
    const one = all.get(symbol.toLowerCase()) ?? { symbol, chainIds: new Set<number>() };
    for (const chainId of namedOn) one.chainIds.add(chainId);
    all.set(symbol.toLowerCase(), one);
    bySymbol.set(symbol, one);
    // By the name of a bridged form, "USD Coin" of USDC.e, people mean what was bridged.
    if (!/^[a-z\d]+$/i.test(symbol) || byName.has(name)) continue;
    byName.set(name, one);
    if (/^\w+(?: \w+)+$/.test(name)) phrases.push([toPhrase(name), one]);
  }
  // "USD+" is more than "USD".
  const symbols = toForms([...bySymbol].filter(([symbol]) => !/\p{Sm}/u.test(symbol)));
  const parts = [...symbols].filter(([form]) => form.length >= fewestLetters);
  // “Staked ETH” and the like are said of many.
  const isOwn = ([phrase]: Forms['phrases'][number]) => !phrase.split(' ').some((word) => symbols.has(word));
  return {
    exact: new Map([...byName, ...bySymbol]),
    symbols,
    names: toForms(byName),
    phrases: phrases.filter(isOwn),
    parts: parts.toSorted(([one], [other]) => other.length - one.length),
  };
}

// Of several that look the same, the first: the lists go from the best known to the least.
function toForms(all: Iterable<[text: string, of: Famous]>): Map<string, Famous> {
  const forms = new Map<string, Famous>();
  for (const [text, one] of all) if (!forms.has(fold(text))) forms.set(fold(text), one);
  return forms;
}

function toPhrase(name: string): string {
  return ` ${toWords(name).map(fold).join(' ')} `;
}

function toRow([symbol, name]: (typeof namesakes)[number]): (typeof rows)[number] {
  return ['', symbol, name, 0, []];
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

// What honest tokens add to the symbol that they are made of: who wraps, bridges, lends or stakes it before it, and where
// it is from behind it. Found in the token lists of eight packages on npm.
const makers = new Set(
  [
    '0 1 a al am amm ank ankr any aura av axl bb bit bsc c cb ce cr cv cvx ds f frx fx fxcb g gt gtc i ib idle j ls lq m mi moo mp',
    'ms n nomad old one p poly pt r ren rs s sc sdam sfrx sl st stable sta stata stk stkwa steak ste sv syrup t tt un uni unsh',
    'v variable ve w wa wh wst y yt yv yve zun',
    // Vaults of Euler and of curators, markets of Moonwell and Sonne, lockers, restaked coins; Hop, Nomad and Moonbeam.
    'apx bbq cs e h hop hy mad mw px puf pz re rsw sd sm so spark sw vl xc yn',
  ].flatMap((line) => line.split(' ')),
);
const origins = new Set(
  'arb avax b binance bnb bsc c dao e eth ex fli lp multichain n op p perp pos s t v1 x'.split(' '),
);

// Pendle splits a token into its principal and its yield until a day: "PT-sUSDe-26MAR2026".
const splits = /^(?:pt|yt)$/;
const months = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)$/;

// Shares in the pools of an exchange, one token for each pool.
const pools = ['UNI-V2', 'UNI-V3-POS', 'Uniswap V2', 'Uniswap V3', 'G-UNI', 'BPT'];
const isPool = (text: string) => pools.some((pool) => fold(pool) === fold(text));

/**
 * The symbol that a token takes from a famous one or from the chain's coin, "USDC" for “$USDС”: the same in the end, but
 * for case, signs, a version, letters and digits that look alike, and whatever else than honest tokens add. `isCertain`
 * where the real one of this chain is known, `by` is what it takes it with. Null where it takes none, and where it is known
 * itself.
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
  return found && { symbol: found.symbol, isCertain: found.chainIds.has(chainId), by: inSymbol ? symbol : name };
}

// With the chain's coin, and its wrapped form, which may be any contract's.
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
  // What is spelled as one is that one, GALA, and not another that looks like it, GAIA.
  const found = [exact.get(text), ...forms.map((form) => symbols.get(form) ?? names.get(form))];
  return found.find((one) => one !== undefined) ?? null;
}

/** A famous symbol inside of another, the longest first, unless honest tokens add what stands beside it. */
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
    // Lenders put a chain behind their own letters: "aLinUSDC".
    const isHonest =
      (makers.has(before[0] ?? '') || before.every(isOther)) &&
      behind.every((word) => origins.has(word) || isOther(word) || (splits.test(before[0] ?? '') && months.test(word)));
    return isHonest && before.length + behind.length > 0 ? null : famous;
  }
  return null;
}

/** What a name says that its symbol does not: whoever makes something of a token has that in his symbol, too. */
function findInName(name: string, symbol: string, famous: ReturnType<typeof toFamousOn>): Famous | null {
  const found = findWhole(name, famous) ?? findWords(name, famous);
  return found && !isMadeOf(fold(symbol), found, famous) ? found : null;
}

// “USDzC” and “axlETH” for USDC and WETH.
function isMadeOf(form: string, { symbol }: Famous, { symbols }: Forms): boolean {
  const whole = fold(symbol);
  const letters = whole.startsWith('w') && symbols.has(whole.slice(1)) ? whole.slice(1) : whole;
  let at = 0;
  for (const letter of form) if (letter === letters[at]) at++;
  return at === letters.length;
}

/** More words are a sentence, which poses as no token. */
const mostWords = 4;

/**
 * A famous symbol of four letters or more among the words of a name, or a famous name of several words; not two of them,
 * and no symbol that is a word like others ("Metis").
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

/** True for a text of which a word mixes Latin letters with those of another alphabet that look the same, as “USDТ” does. */
export function hasCounterfeitLetters(text: string): boolean {
  const wordsOf = text.normalize('NFKC').split(/[^\p{L}\p{N}]+/u);
  // One with a stroke belongs to words of Latin letters.
  return wordsOf.some((word) => /[a-z]/i.test(word) && [...word].some((letter) => letters[letter]?.length === 1));
}
