type Testnets = { testnet: number; sepolia?: number; goerli?: number };

// What "Base testnet", "Base Sepolia" and "Base Goerli" mean, by the main network's id.
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

/** The chain that "Base Sepolia" or "Base testnet" means, by Base's id and the word; undefined where we know none. */
export function testnetOf(chainId: number, network: string): number | undefined {
  return new Map(Object.entries(testnetsOf[chainId] ?? {})).get(network.toLowerCase());
}
