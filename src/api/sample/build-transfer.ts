import { toSampleAddress, who } from './sample-accounts.ts';
import { type BlockMoment, hashSentence, toLongTime } from './sample-values.ts';
/** One token transfer: `amount` in the smallest unit, or `tokenId` for an NFT. */
export type TransferPlan = {
  token: string;
  from: string;
  to: string;
  logIndex: number;
  method?: string;
  amount?: string;
  tokenId?: string;
};

/**
 * Returns the API's token transfer. Inside a transaction (`embedded`) the service leaves out time and method and
 * includes the NFT's picture and owner; in the list of an NFT's transfers it is the other way round.
 */
export function buildTransfer({
  plan,
  hash,
  moment,
  embedded,
}: {
  plan: TransferPlan;
  hash: string;
  moment: BlockMoment;
  embedded: boolean;
}) {
  return {
    transaction_hash: hash,
    block_hash: hashSentence(`Hashlens sample block: ${moment.block} on chain ${moment.chainId}`),
    block_number: moment.block,
    log_index: plan.logIndex,
    timestamp: embedded ? null : toLongTime(moment),
    from: toSampleAddress(plan.from),
    to: toSampleAddress(plan.to),
    token: toSampleToken(plan.token),
    token_type: toTokenType(plan.token),
    method: embedded ? null : (plan.method ?? null),
    type: toTransferType(plan),
    total: toTotal({ plan, embedded }),
  };
}

function toTransferType({ from, to }: TransferPlan): string {
  if (from === who.zero) return 'token_minting';
  return to === who.zero ? 'token_burning' : 'token_transfer';
}

function toTotal({ plan, embedded }: { plan: TransferPlan; embedded: boolean }) {
  if (plan.tokenId === undefined) return { value: plan.amount ?? '0', decimals: toSampleToken(plan.token).decimals };
  return { token_id: plan.tokenId, token_instance: embedded ? toInstance(plan, plan.tokenId) : null };
}

function toInstance({ token, to }: TransferPlan, id: string) {
  return {
    id,
    is_unique: true,
    animation_url: null,
    external_app_url: null,
    image_url: null,
    media_url: null,
    media_type: null,
    metadata: { name: `${toSampleToken(token).name} #${id}`, description: 'One of the NFTs of the Hashlens sample.' },
    owner: to === who.zero ? null : toSampleAddress(to),
    thumbnails: null,
    token: toSampleToken(token),
  };
}

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
  [who.sun]: {
    name: 'Sun',
    symbol: 'SUN',
    type: 'ERC-20',
    decimals: '6',
    rate: '1.0',
    holders: '4120388',
    supply: '48120394117204155',
  },
  [who.sunOnArbitrum]: {
    name: 'Sun',
    symbol: 'SUN',
    type: 'ERC-20',
    decimals: '6',
    rate: '1.0',
    holders: '2630117',
    supply: '6020418551093322',
  },
  [who.tide]: {
    name: 'Tide',
    symbol: 'TIDE',
    type: 'ERC-20',
    decimals: '18',
    rate: '2609.40',
    holders: '1204551',
    supply: '2410338104452019388102744',
  },
  [who.paperBoats]: { name: 'Paper Boats', symbol: 'BOAT', type: 'ERC-721', holders: '4207', supply: '10000' },
  [who.lanterns]: { name: 'Lantern Keepers', symbol: 'LANTERN', type: 'ERC-721', holders: '512', supply: '2048' },
};

function toTokenType(address: string): string {
  return known[address]?.type ?? 'ERC-20';
}

/** Returns the API's token object for a sample token; holders and supply are only plausible in size. */
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
