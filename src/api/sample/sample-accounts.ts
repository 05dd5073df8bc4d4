import { arbitrum, ethereum } from './sample-values.ts';

/** Who appears in the sample. Names, contracts and ENS are public facts; people without a name are invented. */
export const who = {
  zero: '0x0000000000000000000000000000000000000000',
  vitalik: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  mira: '0xd0D0ab222d30c9C93E0eFB355D2f84a7964E0B85',
  tobias: '0x8db4d8e5e30E92cDe651C5F324647FB3a860b0E8',
  ines: '0x0df5E2450066608240166f6d176c2E4d756E7393',
  rahul: '0x25C3CbD92A3a8BDE3622b1fB5156cF39d6b5Beec',
  okoye: '0xD180B1f51A185727Cb14D92741ECBEfA791BF4c0',
  deployer: '0x4Cdf71D96494a97065F181F4c8c82eeD8e140d40',
  traveller: '0x58B7A70bBd969A2FdC0482a338884D1C15565e3e',
  firstSender: '0xA1E4380A3B1f749673E270229993eE55F35663b4',
  firstReceiver: '0x5DF9B87991262F6BA471F09758CDE1c0FC1De734',
  router: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
  pool: '0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc',
  usdc: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  usdcCode: '0x43506849D7C04F9138D1A2050bbF3A0c054402dd',
  usdcOnArbitrum: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
  weth: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  azuki: '0xED5AF388653567Af2F388E6224dC7C4b3241C544',
  lanterns: '0xAaB0E82f70CC9e0C7a4E0c43cBd95d1DA57D587E',
  piggyBank: '0x7bBFC45baa0394d12B95456339c460E2F8D3Ea90',
  delegate: '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B',
  baseBatcher: '0x5050F69a9786F081509234F1a7F4684b5E5b76C9',
  baseInbox: '0xFf00000000000000000000000000000000008453',
  arbitrumInbox: '0x1c479675ad559DC151F6Ec7ed3FbF8ceE79582B6',
} as const;

/** The people of the sample: everyone here has a balance history of their own. */
export const people = [who.mira, who.tobias, who.ines, who.rahul, who.okoye] as const;

type Known = {
  name?: string;
  ens?: string;
  tag?: string;
  contract?: true;
  proxy?: [type: string, hash: string, name: string];
};

const known: { [hash: string]: Known } = {
  [who.vitalik]: { ens: 'vitalik.eth' },
  [who.router]: { name: 'Uniswap V2 Router', contract: true },
  [who.pool]: { name: 'USDC/WETH pool', contract: true },
  [who.usdc]: { name: 'USDC', contract: true, proxy: ['eip1967_oz', who.usdcCode, 'FiatTokenV2_2'] },
  [who.usdcOnArbitrum]: { name: 'USDC', contract: true },
  [who.weth]: { name: 'WETH9', contract: true },
  [who.azuki]: { name: 'Azuki', contract: true },
  [who.lanterns]: { name: 'Lantern Keepers', contract: true },
  [who.piggyBank]: { name: 'PiggyBank', contract: true },
  [who.rahul]: { proxy: ['eip7702', who.delegate, 'EIP7702StatelessDeleGator'] },
  [who.delegate]: { name: 'EIP7702StatelessDeleGator', contract: true },
  [who.baseBatcher]: { tag: 'Base: Batch Sender' },
  [who.baseInbox]: { tag: 'Base: Batch Inbox' },
  [who.arbitrumInbox]: { name: 'Arbitrum: Sequencer Inbox', contract: true },
};

/** Gives the API's address object, with what the sample knows of the address. */
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
