import { who } from './sample-addresses.ts';

type Known = {
  name: string;
  symbol: string;
  type: string;
  decimals?: string;
  rate?: string;
  holders: string;
  supply: string;
};

const known: { [hash: string]: Known } = {
  [who.usdc]: {
    name: 'USDC',
    symbol: 'USDC',
    type: 'ERC-20',
    decimals: '6',
    rate: '1.0',
    holders: '4120388',
    supply: '48120394117204155',
  },
  [who.usdcOnArbitrum]: {
    name: 'USDC',
    symbol: 'USDC',
    type: 'ERC-20',
    decimals: '6',
    rate: '1.0',
    holders: '2630117',
    supply: '6020418551093322',
  },
  [who.weth]: {
    name: 'Wrapped Ether',
    symbol: 'WETH',
    type: 'ERC-20',
    decimals: '18',
    rate: '2609.40',
    holders: '1204551',
    supply: '2410338104452019388102744',
  },
  [who.azuki]: { name: 'Azuki', symbol: 'AZUKI', type: 'ERC-721', holders: '4207', supply: '10000' },
  [who.lanterns]: { name: 'Lantern Keepers', symbol: 'LANTERN', type: 'ERC-721', holders: '512', supply: '2048' },
};

/** The API's token type of a token of the sample. */
export function toTokenType(address: string): string {
  return known[address]?.type ?? 'ERC-20';
}

/** Gives the API's token object for a token of the sample; holders and supply are only of the right size. */
export function toSampleToken(address: string) {
  const token = known[address];
  return {
    address_hash: address,
    name: token?.name ?? null,
    symbol: token?.symbol ?? null,
    type: toTokenType(address),
    decimals: token?.decimals ?? null,
    exchange_rate: token?.rate ?? null,
    holders_count: token?.holders ?? null,
    total_supply: token?.supply ?? null,
    circulating_market_cap: null,
    volume_24h: null,
    icon_url: null,
    reputation: 'ok',
  };
}
