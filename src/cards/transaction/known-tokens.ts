import { nativeUnit } from '../../format/chain-words.ts';

// The tokens whose symbols are worth taking. One that the explorer has no price and no picture of may be anybody's.
const covetedSymbols =
  /^(?:eth|btc|bnb|sol|pol|matic|w(?:eth|btc|bnb|pol|matic)|(?:st|wst|r|cb|we|ez)eth|cbbtc|tbtc|usd[a-z]?|usd[ct]\.e|busd|tusd|fdusd|pyusd|frax|lusd|gusd|usde|susde|susds|dai|sdai|xdai|eur[ct]|paxg|link|uni|aave|shib|pepe|arb|op|crv|ldo|mkr)$/i;

// The names of the tokens that are worth posing as.
const covetedNames =
  /usd ?coin|tether|wrapped|weth|dai stablecoin|liquid staked|staked ether|binance|uniswap|chainlink|shiba inu|pepe|paypal|first digital|fiattoken/i;

// The contracts that may be called so, by chain. Elsewhere the hash beside the name lets everybody compare.
const real = new Map([
  [
    1,
    [
      '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
      '0xdac17f958d2ee523a2206206994597c13d831ec7',
      '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
      '0x6b175474e89094c44da98b954eedeac495271d0f',
      '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599',
    ],
  ],
  [10, ['0x0b2c639c533813f4aa9d7837caf62653d097ff85', '0x4200000000000000000000000000000000000006']],
  [137, ['0x3c499c542cef5e3811e1192ce70d8cc03d5c3359', '0x7ceb23fd6bc0add59e62ac25578270cff1b9f619']],
  [8453, ['0x833589fcd6edb6e08f4c7c32d4f71b54bda02913', '0x4200000000000000000000000000000000000006']],
  [42161, ['0xaf88d065e77c8cc2239327c5edb3a432268e5831', '0x82af49447d8a07e3bd95bd0d56f35241523fbab1']],
]);

/** True for a symbol that a counterfeit would take: a chain's own coin's, its wrapped form's, a well-known token's. */
export function isCovetedSymbol(symbol: string, chainId: number): boolean {
  const coin = nativeUnit(chainId).symbol.toLowerCase();
  return [coin, `w${coin}`].includes(symbol.toLowerCase()) || covetedSymbols.test(symbol);
}

/** The same for a token's whole name. */
export function isCovetedName(name: string): boolean {
  return covetedNames.test(name);
}

/** True for the few contracts that everybody means by such a name on that chain. */
export function isRealToken(contract: string, chainId: number): boolean {
  return real.get(chainId)?.includes(contract.toLowerCase()) ?? false;
}
