/**
 * What a name needs to mean a chain. `any`: nothing. `weak`: no other name in the text. `capital`: a capital letter, or
 * "on", "chain" … beside it. `cue`: a capital and such a word, or a position right at the reference ("Blast: 0x…").
 * `strict`: such a word always ("Core: 0x…" is a contract).
 */
export type NameStrength = 'any' | 'weak' | 'capital' | 'cue' | 'strict';

/** Common names of chains, as sources of regular expressions in which a space may be a hyphen or nothing. */
export const chainNames: [pattern: string, chainId: number, strength: NameStrength][] = [
  ['Ethereum Classic', 61, 'any'],
  ['Ethereum(?! (?:classic|name service|virtual|foundation|improvement|l2|layer|based|compatible|style))', 1, 'any'],
  ['Optimism(?! bias)', 10, 'capital'],
  ['OP(?! stack)', 10, 'strict'],
  ['Arbitrum Nova', 42170, 'any'],
  ['Arbitrum(?: One)?', 42161, 'any'],
  ['Arb', 42161, 'strict'],
  ['Polygon zkEVM', 1101, 'any'],
  ['Polygon(?! id\\b)(?: PoS)?', 137, 'any'],
  ['Matic', 137, 'strict'],
  ['Base(?! contract\\b)', 8453, 'capital'],
  ['opBNB', 204, 'any'],
  ['BNB (?:Smart )?Chain|Binance Smart Chain|BSC', 56, 'any'],
  ['BNB', 56, 'strict'],
  ['Avalanche C Chain|AVAX C Chain|C Chain', 43114, 'any'],
  ['Avalanche', 43114, 'capital'],
  ['AVAX', 43114, 'strict'],
  ['Gnosis(?! (?:safe|multisig|dao|auction|pay))', 100, 'capital'],
  ['xDai', 100, 'strict'],
  ['Linea', 59144, 'any'],
  ['zkSync(?! lite)(?: Era)?', 324, 'any'],
  ['Scroll', 534352, 'cue'],
  ['Celo', 42220, 'capital'],
  ['Blast', 81457, 'cue'],
  ['Mantle', 5000, 'capital'],
  ['Mode', 34443, 'cue'],
  ['Ink', 57073, 'cue'],
  ['Zora', 7777777, 'capital'],
  ['Zero', 543210, 'strict'],
  ['Flow EVM', 747, 'any'],
  ['Flow', 747, 'strict'],
  ['Core', 1116, 'strict'],
  ['Fuse', 122, 'strict'],
  ['Abstract', 2741, 'strict'],
  ['Sonic', 146, 'cue'],
  ['Ronin', 2020, 'capital'],
  ['Fantom', 250, 'any'],
  ['Cronos', 25, 'capital'],
  ['Moonbeam', 1284, 'any'],
  ['Moonriver', 1285, 'any'],
  ['MegaETH', 4326, 'any'],
  ['Unichain', 130, 'any'],
  ['HyperEVM|Hyperliquid EVM', 999, 'any'],
  ['Berachain', 80094, 'any'],
  ['Bera', 80094, 'strict'],
  ['Monad', 143, 'capital'],
  ['World Chain', 480, 'capital'],
  ['Rootstock|RSK', 30, 'any'],
  ['Soneium', 1868, 'any'],
  ['Taiko', 167000, 'any'],
  ['Kaia|Klaytn', 8217, 'capital'],
  ['PulseChain', 369, 'any'],
  ['ApeChain', 33139, 'any'],
  ['Etherlink', 42793, 'any'],
  ['Zilliqa', 32769, 'any'],
  ['Filecoin', 314, 'capital'],
  ['Immutable zkEVM', 13371, 'any'],
  ['Swellchain', 1923, 'any'],
  ['Lisk', 1135, 'capital'],
  ['Metis', 1088, 'capital'],
  ['Aurora', 1313161554, 'strict'],
  ['Kava', 2222, 'strict'],
  ['Sei', 1329, 'strict'],
  ['Sepolia', 11155111, 'any'],
  ['Goerli|Görli', 5, 'any'],
  ['Ropsten', 3, 'any'],
  ['Rinkeby', 4, 'any'],
  ['(?:Ethereum )?Holesky', 17000, 'any'],
  ['(?:Ethereum )?Hoodi', 560048, 'capital'],
  ['Polygon Amoy', 80002, 'any'],
  ['Amoy', 80002, 'capital'],
  ['Polygon Mumbai', 80001, 'any'],
  ['Avalanche Fuji', 43113, 'any'],
  ['Fuji', 43113, 'strict'],
  ['(?:Gnosis )?Chiado', 10200, 'capital'],
  ['(?:Celo )?Alfajores', 44787, 'any'],
  // In other scripts, as people write them there.
  [
    '以太坊(?!经典|古典|經典)|イーサリアム(?!クラシック)|이더리움(?! ?클래식)|[إا]يثي?ري?وم|اتریوم|[эе]фириум',
    1,
    'any',
  ],
  ['以太坊(?:经典|古典|經典)|イーサリアムクラシック|이더리움 ?클래식', 61, 'any'],
  ['币安智能链|幣安智能鏈|バイナンススマートチェーン|바이낸스 ?스마트 ?체인|سلسلة بينانس', 56, 'any'],
  ['ポリゴン|폴리곤|بول[يی][جغ]ون|полигон(?![а-я])', 137, 'any'],
  ['アービトラム|아비트럼|[أا]ربيترو?م|арбитрум', 42161, 'any'],
  ['オプティミズム|옵티미즘|[أا]وبتيميزم', 10, 'any'],
  ['雪崩链|雪崩鏈|アバランチ|아발란체|[أا]فالان[شج]|аваланч', 43114, 'any'],
  // Standards of one chain alone (github.com/bnb-chain/BEPs).
  ['BEP (?:20|721|1155)(?!\\w)', 56, 'any'],
  // Explorers that people mention by name.
  ['Etherscan', 1, 'weak'],
  ['Optimistic Etherscan', 10, 'any'],
  ['Basescan', 8453, 'any'],
  ['Arbiscan', 42161, 'any'],
  ['Polygonscan', 137, 'any'],
  ['BscScan', 56, 'any'],
  ['Snowtrace|SnowScan', 43114, 'any'],
  ['Gnosisscan', 100, 'any'],
  ['Lineascan', 59144, 'any'],
  ['Scrollscan', 534352, 'any'],
  ['Celoscan', 42220, 'any'],
];

/** Coins that are native to a single chain: "25 MATIC" means Polygon if nothing else names a chain. */
export const coinChains: { [symbol: string]: number } = {
  MATIC: 137,
  POL: 137,
  BNB: 56,
  AVAX: 43114,
  xDAI: 100,
  XDAI: 100,
  RBTC: 30,
};

type Testnets = { testnet: number; sepolia?: number; goerli?: number };

// The chains that "Base testnet", "Base Sepolia" and "Base Goerli" mean, by the main network's id.
const testnetsOf: { [chainId: number]: Testnets } = {
  1: { testnet: 11155111, sepolia: 11155111, goerli: 5 },
  10: { testnet: 11155420, sepolia: 11155420, goerli: 420 },
  30: { testnet: 31 },
  56: { testnet: 97 },
  61: { testnet: 63 },
  100: { testnet: 10200 },
  130: { testnet: 1301, sepolia: 1301 },
  137: { testnet: 80002 },
  143: { testnet: 10143 },
  314: { testnet: 314159 },
  324: { testnet: 300, sepolia: 300 },
  480: { testnet: 4801, sepolia: 4801 },
  747: { testnet: 545 },
  1135: { testnet: 4202, sepolia: 4202 },
  1329: { testnet: 1328 },
  5000: { testnet: 5003, sepolia: 5003 },
  8453: { testnet: 84532, sepolia: 84532, goerli: 84531 },
  13371: { testnet: 13473 },
  32769: { testnet: 33101 },
  34443: { testnet: 919, sepolia: 919 },
  42161: { testnet: 421614, sepolia: 421614, goerli: 421613 },
  42220: { testnet: 11142220, sepolia: 11142220 },
  43114: { testnet: 43113 },
  57073: { testnet: 763373, sepolia: 763373 },
  59144: { testnet: 59141, sepolia: 59141, goerli: 59140 },
  80094: { testnet: 80069 },
  81457: { testnet: 168587773, sepolia: 168587773 },
  534352: { testnet: 534351, sepolia: 534351 },
  7777777: { testnet: 999999999, sepolia: 999999999 },
  // These are test networks themselves: "Sepolia testnet".
  43113: { testnet: 43113 },
  80002: { testnet: 80002 },
  10200: { testnet: 10200 },
  17000: { testnet: 17000 },
  560048: { testnet: 560048 },
  44787: { testnet: 44787 },
  5: { testnet: 5 },
  11155111: { testnet: 11155111 },
};

/** Returns the chain that "Base Sepolia" or "Base testnet" means, by Base's id and the word; undefined if unknown. */
export function testnetOf(chainId: number, network: string): number | undefined {
  return new Map(Object.entries(testnetsOf[chainId] ?? {})).get(network.toLowerCase());
}

/** Returns the form in which names are compared: "Base Mainnet", "base_mainnet" and "base" are one name. */
export function toPlainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
    .replace(/(?<=.)mainnet$/, '');
}
