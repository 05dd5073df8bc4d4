import { t } from '../../../i18n/t.ts';
import type { Transaction } from '../../../models/transaction.ts';
import { toCallNames } from '../call-sentence.ts';
import { type Asset, toSideWords } from './net-transfers.ts';

// `towards` is the name of the destination chain; null for the base layer. `chains` are those the bridge is on.
type Bridge = { towards: string | null; chains: number[] };

const optimism: Bridge = { towards: 'OP Mainnet', chains: [1] };
const base: Bridge = { towards: 'Base', chains: [1] };
const arbitrum: Bridge = { towards: 'Arbitrum One', chains: [1] };
const polygon: Bridge = { towards: 'Polygon', chains: [1] };

// The OP Stack and Arbitrum rollups, whose bridge has a system address. On other chains, anyone may own that address.
const optimismKin = [
  10, 130, 185, 252, 254, 255, 288, 291, 360, 480, 690, 957, 1088, 1135, 1750, 1868, 1923, 5000, 8453, 34443, 42220,
  57073, 60808, 81457, 7777777, 888888888, 919, 1301, 1946, 4202, 4801, 84532, 763373, 11142220, 11155420, 999999999,
];
const arbitrumKin = [42161, 42170, 421614, 33139, 660279, 1380012617];
const optimismDown: Bridge = { towards: null, chains: optimismKin };
const arbitrumDown: Bridge = { towards: null, chains: arbitrumKin };

// The chains' own bridges by address, as a name alone proves nothing. Other bridges are described as calls.
const bridges = new Map([
  ['0x99c9fc46f92e8a1c0dec1b1747d010903e884be1', optimism],
  ['0xbeb5fc579115071764c7423a4f12edde41f106ed', optimism],
  ['0x3154cf16ccdb4c6d922629664174b904d80f2c35', base],
  ['0x49048044d57e1c92a77f79988d21fa8faf74e97e', base],
  ['0x4dbd4fc535ac27206064b68ffcf827b0a60bab3f', arbitrum],
  ['0x72ce9c846789fdb6fc1f34ac4ad25dd9ef7031ef', arbitrum],
  ['0xa0c68c638235ee32657e8f720a23cec1bfc77c77', polygon],
  ['0x4200000000000000000000000000000000000010', optimismDown],
  ['0x4200000000000000000000000000000000000016', optimismDown],
  ['0x0000000000000000000000000000000000000064', arbitrumDown],
]);

const entrances =
  /^(?:deposit(?:eth|erc20|transaction|etherfor|for)?|bridge(?:eth|erc20)|outboundtransfer(?:customrefund)?|withdraw(?:eth)?|initiatewithdrawal)(?:to)?$/i;

/**
 * Returns what went into a chain's own bridge, "Bridged 1 ETH toward Base": only the other chain knows whether it
 * arrived. Null for anything else. Coins sent with a token pay for the bridging.
 */
export function toBridgeSentence(transaction: Transaction, side: Asset[], chainId: number): string | null {
  const bridge = bridges.get(transaction.to?.hash.toLowerCase() ?? '');
  const [name, ...others] = toCallNames(transaction);
  if (!bridge || name === undefined || others.length > 0 || !entrances.test(name)) return null;
  if (transaction.hasErrorInInternalTransactions) return null;
  if (!bridge.chains.includes(chainId)) return null;
  const tokens = side.filter(({ kind }) => kind !== 'native');
  const what = toSideWords(tokens.length > 0 ? tokens : side, chainId);
  return (
    what &&
    (bridge.towards === null
      ? t('transaction.movement.bridgedDown', { what })
      : t('transaction.movement.bridged', { what, chain: bridge.towards }))
  );
}
