import type { ChainRow } from './chain-table.ts';

const blockscout = (url: string): [string, string][] => [['Blockscout', url]];

/** Chains that the maintained list lacks, and those whose entry there is out of date or names another chain. */
export const moreChains: ChainRow[] = [
  [30, 'Rootstock', 'RBTC', 18, 0, blockscout('https://rootstock.blockscout.com')],
  [31, 'Rootstock Testnet', 'tRBTC', 18, 1, blockscout('https://rootstock-testnet.blockscout.com')],
  [61, 'Ethereum Classic', 'ETC', 18, 0, blockscout('https://etc.blockscout.com')],
  [63, 'Ethereum Classic Mordor', 'METC', 18, 1, blockscout('https://etc-mordor.blockscout.com')],
  // Two networks claim 81; the service answers for this one.
  [81, 'Astar Shibuya', 'SBY', 18, 1, blockscout('https://shibuya.blockscout.com')],
  [488, 'BlackFort Exchange Network', 'BXN', 18, 0, blockscout('https://blackfortscan.com')],
  [592, 'Astar', 'ASTR', 18, 0, blockscout('https://astar.blockscout.com')],
  [869, 'World Mobile Chain', 'WMTX', 18, 0, blockscout('https://explorer.worldmobile.io')],
  // The testnet moved from 1075 to 1076 and took its explorer along.
  [1075, 'IOTA EVM Testnet (1075)', 'IOTA', 18, 1, []],
  [1076, 'IOTA EVM Testnet', 'IOTA', 18, 1, [['Explorer', 'https://explorer.evm.testnet.iotaledger.net']]],
  [2288, 'Moca Chain', 'MOCA', 18, 0, [['Moca Chain Scan', 'https://scan.mocachain.org']]],
  [2366, 'KiteAI', 'KITE', 18, 0, [['Kitescan', 'https://kitescan.ai']]],
  [2368, 'KiteAI Testnet', 'KITE', 18, 1, [['Kitescan', 'https://testnet.kitescan.ai']]],
  [3941, 'Nexus Staging Testnet', 'NEX', 18, 1, blockscout('https://nexus-staging-testnet.blockscout.com')],
  [3945, 'Nexus Testnet', 'NEX', 18, 1, blockscout('https://nexus.testnet.blockscout.com')],
  [3946, 'Nexus', 'NEX', 18, 0, [['Nexus Explorer', 'https://explorer.nexus.xyz']]],
  [4888, 'BlackFort Exchange Network Testnet', 'BXNT', 18, 1, blockscout('https://testnet.blackfortscan.com')],
  [8021, 'Numine', 'NUMINE', 18, 0, blockscout('https://numine.blockscout.com')],
  [73114, 'ICB Testnet', 'ICBT', 18, 1, [['ICB Explorer', 'https://testnet.icbscan.io']]],
  [101010, 'Stability', 'FREE', 18, 0, blockscout('https://explorer.stabilityprotocol.com')],
  [222888, 'Moca Chain Testnet', 'MOCA', 18, 1, [['Moca Chain Scan', 'https://testnet-scan.mocachain.org']]],
  [323432, 'World Mobile Chain Testnet', 'WOMOX', 18, 1, blockscout('https://testnet-explorer.worldmobile.net')],
  [325000, 'Camp Network Testnet', 'ETH', 18, 1, blockscout('https://camp-network-testnet.blockscout.com')],
  [612044, 'Cross Testnet', 'tCROSS', 18, 1, [['CrossScan', 'https://testnet.crossscan.io']]],
  [612055, 'Cross', 'CROSS', 18, 0, [['CrossScan', 'https://www.crossscan.io']]],
  [5278000, 'Japan Smart Chain Kaigan', 'JETH', 18, 1, []],
  [20180427, 'Stability Testnet', 'FREE', 18, 1, blockscout('https://stability-testnet.blockscout.com')],
  [420120000, 'Interop Alpha 0', 'ETH', 18, 1, blockscout('https://optimism-interop-alpha-0.blockscout.com')],
  [420120001, 'Interop Alpha 1', 'ETH', 18, 1, blockscout('https://optimism-interop-alpha-1.blockscout.com')],
  [3735928814, 'Eden Testnet', 'TIA', 18, 1, blockscout('https://eden-testnet.blockscout.com')],
];
