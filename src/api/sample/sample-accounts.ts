import { arbitrum, ethereum } from './sample-values.ts';

/**
 * The accounts and contracts of the sample. An address is the first 20 bytes of keccak-256 of the sentence beside it,
 * so that it belongs to no one: the sample says nothing about real addresses.
 */
export const who = {
  zero: '0x0000000000000000000000000000000000000000',
  mara: '0xFD85574679CC42EAFfBf473fda1b07692167e6d4', // Hashlens sample account: Mara's wallet
  noor: '0x178047789B3aC26FA6b9D84Ed0F2Ce266AfD38A1', // Hashlens sample account: Noor's purse
  tobias: '0xc6A34277CC9a3Bc7c55599254b0b20080E529cec', // Hashlens sample account: Tobias's wallet
  ines: '0xBEee59Fc900C95034854ff7BA7bdcC3c2D2b01F5', // Hashlens sample account: Ines's wallet
  rahul: '0xA09a7fd31f83f752Ee1d1FBFfbe854840CF8b39b', // Hashlens sample account: Rahul's wallet
  okoye: '0x4A4bAcE1BE6629879403fF048B85b5C7CB944c7a', // Hashlens sample account: Okoye's wallet
  deployer: '0x1977790Ecd03Eee3f7D5B135738547D9a0646d1d', // Hashlens sample account: somebody who deploys
  traveller: '0x41Fc900DfC461E13bfB6CA6548706F13F8578b8B', // Hashlens sample account: somebody on Arbitrum
  oldSender: '0xC5Df6ab0164D24588295B179a683571675bDaD93', // Hashlens sample account: a sender in 2016
  oldReceiver: '0x0e11D2B862C63dcf43e902fA738d738eF161eC9e', // Hashlens sample account: a receiver in 2016
  router: '0x65Ad7f8d089742648E9FBeB899D0fC10A83Db73E', // Hashlens sample contract: the Ferry exchange's router
  pool: '0xd51ff8F604FfEdfc8D5B74c068D41A8Ef32249C3', // Hashlens sample contract: the Ferry exchange's pool
  sun: '0x4a86FbE026023991Ad6e394c179bEb56C8C01510', // Hashlens sample contract: the token SUN
  sunCode: '0x75193dd2735EB3F222729574d9B84FC112812C31', // Hashlens sample contract: the code behind SUN
  sunOnArbitrum: '0x31D5c9EB3215Abf48a3c848399181781930A6Ff6', // Hashlens sample contract: the token SUN on Arbitrum
  tide: '0x72F29019b2Bc602BbD1176Cd1447783e268c845d', // Hashlens sample contract: the token TIDE
  paperBoats: '0x0B0c91cB002eA7ED0467f54d88Cfea3e9B377B28', // Hashlens sample contract: the NFTs Paper Boats
  lanterns: '0x5D0F81f315f513a726dCD2753CC3A8Ec0526BaD5', // Hashlens sample contract: the NFTs Lantern Keepers
  piggyBank: '0x8de0550b88c65F942834219d6dBFb1cCbA3bD98B', // Hashlens sample contract: a piggy bank
  delegate: '0xCAc0d4c7b2d8BC290A0C756540AA7357708514e2', // Hashlens sample contract: code for accounts
  pierBatcher: '0x19D42AdB640E2eA062C211aCC38d254Db8741DB5', // Hashlens sample account: the batch sender of Pier
  pierInbox: '0x112AB919F2c16B05Cb35820E7BC71Ce67bc0b277', // Hashlens sample account: the batch inbox of Pier
  arbitrumInbox: '0xEBB1Be59e53E7590D0a7b9637c230eD952099323', // Hashlens sample contract: a sequencer inbox
} as const;

/** The sample's users. Each has a balance history. */
export const people = [who.noor, who.tobias, who.ines, who.rahul, who.okoye] as const;

type Known = {
  name?: string;
  ens?: string;
  tag?: string;
  contract?: true;
  proxy?: [type: string, hash: string, name: string];
};

const known: { [hash: string]: Known } = {
  [who.mara]: { ens: 'mara.example' },
  [who.router]: { name: 'Ferry Router', contract: true },
  [who.pool]: { name: 'SUN/TIDE pool', contract: true },
  [who.sun]: { name: 'Sun', contract: true, proxy: ['eip1967_oz', who.sunCode, 'SunTokenV2'] },
  [who.sunOnArbitrum]: { name: 'Sun', contract: true },
  [who.tide]: { name: 'Tide', contract: true },
  [who.paperBoats]: { name: 'Paper Boats', contract: true },
  [who.lanterns]: { name: 'Lantern Keepers', contract: true },
  [who.piggyBank]: { name: 'PiggyBank', contract: true },
  [who.rahul]: { proxy: ['eip7702', who.delegate, 'HarbourDelegate'] },
  [who.delegate]: { name: 'HarbourDelegate', contract: true },
  [who.pierBatcher]: { tag: 'Pier: Batch Sender' },
  [who.pierInbox]: { tag: 'Pier: Batch Inbox' },
  [who.arbitrumInbox]: { name: 'Sequencer Inbox', contract: true },
};

/** Returns the API's address object with the sample's data about the address. */
export function toSampleAddress(hash: string) {
  const { name, ens, tag, contract, proxy } = known[hash] ?? {};
  const implementations = proxy === undefined ? [] : [{ address_hash: proxy[1], name: proxy[2] }];
  const tags = [
    { name: tag, slug: tag?.replaceAll(/\W+/g, '-').toLowerCase(), tagType: 'name', ordinal: 10, meta: {} },
  ];
  return {
    hash,
    ens_domain_name: ens ?? null,
    name: name ?? null,
    implementations,
    is_contract: contract === true || proxy !== undefined,
    is_scam: false,
    is_verified: contract === true,
    proxy_type: proxy?.[0] ?? null,
    reputation: 'ok',
    metadata: tag === undefined ? null : { tags },
    private_tags: [],
    public_tags: [],
    watchlist_names: [],
  };
}

/** An address with a balance history in the sample. */
export type SampleAccount = {
  chainId: number;
  address: string;
  /** The number of generated changes, the days over which they are spread, and the age of the newest in minutes. */
  count: number;
  days: number;
  newestMinutesAgo: number;
  /** The balance after the newest change, in wei. */
  finalWei: bigint;
  /** Large movements that shape the chart: index in the list (0 is the newest) and whole ETH. */
  large: { [index: number]: number };
  /** The largest ordinary payment, in thousandths of an ETH. */
  usualMilli: number;
};

const ether = 10n ** 18n;

export const sampleAccounts: readonly SampleAccount[] = [
  {
    chainId: ethereum,
    address: who.mara,
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
    address: who.noor,
    count: 8,
    days: 90,
    newestMinutesAgo: 520,
    finalWei: 1_207_335_018_904_220_116n,
    large: {},
    usualMilli: 240,
  },
];
