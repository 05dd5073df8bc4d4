import type { ChainRow } from './build/chain-table.ts';

const blockscout = (url: string): [string, string][] => [['Blockscout', url]];

/** Chains that the maintained list lacks, and those whose entry there is out of date or names another chain. */
export const moreChains: ChainRow[] = [
  [30, 'Rootstock', 'RBTC', 18, 0, blockscout('https://rootstock.blockscout.com')],
  [31, 'Rootstock Testnet', 'tRBTC', 18, 1, blockscout('https://rootstock-testnet.blockscout.com')],
  [61, 'Ethereum Classic', 'ETC', 18, 0, blockscout('https://etc.blockscout.com')],
  [63, 'Ethereum Classic Mordor', 'METC', 18, 1, blockscout('https://etc-mordor.blockscout.com')],
  // Two networks claim 81; the service answers for this one.
  [81, 'Astar Shibuya', 'SBY', 18, 1, blockscout('https://shibuya.blockscout.com')],
  [592, 'Astar', 'ASTR', 18, 0, blockscout('https://astar.blockscout.com')],
  [869, 'World Mobile Chain', 'WOMOX', 18, 0, []],
  [2288, 'Moca Chain', 'MOCA', 18, 0, []],
  [2366, 'KiteAI', 'KITE', 18, 0, []],
  [2368, 'KiteAI Testnet', 'KITE', 18, 1, []],
  [3941, 'Nexus Staging Testnet', 'NEX', 18, 1, blockscout('https://nexus-staging-testnet.blockscout.com')],
  [3945, 'Nexus Testnet', 'NEX', 18, 1, blockscout('https://nexus.testnet.blockscout.com')],
  [8021, 'Numine', 'NUMINE', 18, 0, blockscout('https://numine.blockscout.com')],
  [73114, 'ICB Testnet', 'ICBT', 18, 1, []],
  [101010, 'Stability', 'FREE', 18, 0, []],
  [222888, 'Moca Chain Testnet', 'MOCA', 18, 1, []],
  [323432, 'World Mobile Chain Testnet', 'WOMOX', 18, 1, []],
  [325000, 'Camp Network Testnet', 'CAMP', 18, 1, []],
  [612044, 'Cross Testnet', 'tCROSS', 18, 1, [['CrossScan', 'https://testnet.crossscan.io']]],
  [612055, 'Cross', 'CROSS', 18, 0, [['CrossScan', 'https://www.crossscan.io']]],
  [5278000, 'Japan Smart Chain Kaigan', 'JETH', 18, 1, []],
  [20180427, 'Stability Testnet', 'FREE', 18, 1, [['Blockscout', 'https://explorer.testnet.stabilityprotocol.com']]],
  [420120000, 'Interop Alpha 0', 'ETH', 18, 1, []],
  [420120001, 'Interop Alpha 1', 'ETH', 18, 1, []],
];
