import { toSampleAddress, who } from './sample-addresses.ts';
import { type BlockMoment, toLongTime } from './sample-clock.ts';
import { toSampleToken, toTokenType } from './sample-tokens.ts';
import { toSeededHex } from './seeded.ts';

/** One movement of a token: `amount` in the smallest unit, or `tokenId` for an NFT. */
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
 * Gives the API's token transfer. Inside a transaction (`embedded`) the service leaves time and method out and
 * tells the NFT's picture and owner; in the list of an NFT's transfers it is the other way round.
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
    block_hash: toSeededHex(`block ${moment.chainId} ${moment.block}`),
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
