import { people, who } from './sample-addresses.ts';
import { arbitrum, ethereum } from './sample-clock.ts';

/** An address whose balance history the sample holds. */
export type SampleAccount = {
  chainId: number;
  address: string;
  /** How many generated changes, spread over so many days, the newest so many minutes ago. */
  count: number;
  days: number;
  newestMinutesAgo: number;
  /** The balance after the newest change of all, in wei. */
  finalWei: bigint;
  /** Large movements that give the chart its shape: place in the list (0 is the newest) and whole ETH. */
  large: { [index: number]: number };
  /** The usual largest payment, in thousandths of an ETH. */
  usualMilli: number;
};

const ether = 10n ** 18n;

/** The addresses whose balance history the sample holds. */
export const sampleAccounts: readonly SampleAccount[] = [
  {
    chainId: ethereum,
    address: who.vitalik,
    count: 158,
    days: 365,
    newestMinutesAgo: 190,
    finalWei: 1_024_338_107_264_918_230_511n,
    large: { 14: -64, 31: 92, 52: -38, 66: -71, 78: 120, 97: 146, 113: -27, 131: 58, 144: -44 },
    usualMilli: 12_000,
  },
  ...people.map((address, index) => ({
    chainId: ethereum,
    address,
    count: 9 + index * 4,
    days: 120 + index * 40,
    newestMinutesAgo: 47 + index * 311,
    finalWei: BigInt(3 + index * 5) * ether + 418_203_771_904_112_608n * BigInt(index + 1),
    large: {},
    usualMilli: 480,
  })),
  {
    chainId: arbitrum,
    address: who.traveller,
    count: 34,
    days: 210,
    newestMinutesAgo: 75,
    finalWei: 9_482_019_557_120_044_812n,
    large: { 9: 3, 17: -2, 25: 4 },
    usualMilli: 310,
  },
  {
    chainId: arbitrum,
    address: who.mira,
    count: 8,
    days: 90,
    newestMinutesAgo: 520,
    finalWei: 1_207_335_018_904_220_116n,
    large: {},
    usualMilli: 240,
  },
];
