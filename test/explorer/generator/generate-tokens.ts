import { buildTransfer, type TransferPlan, toSampleToken } from '../../../src/api/sample/build-transfer.ts';
import { createDice } from '../../../src/api/sample/sample-values.ts';
import type { ApiVersion } from '../read-question.ts';
import { toChecksumCase, toSeededAddress } from './to-seeded-address.ts';

/** A token that exists on every chain of the local explorer. */
export type GeneratedToken = { address: string; name: string; symbol: string; decimals: string | null; type: string };

/** Two fungible tokens that generated transactions move. */
export const dollar = {
  address: toSeededAddress('dollar'),
  name: 'Harbour Dollar',
  symbol: 'HUSD',
  decimals: '6',
  type: 'ERC-20',
};
export const grain = {
  address: toSeededAddress('grain'),
  name: 'Grain',
  symbol: 'GRAIN',
  decimals: '18',
  type: 'ERC-20',
};

/**
 * Returns the NFT collection at an address: ERC-721, or ERC-1155 for one address in four. Collections of the sample
 * keep their names.
 */
export function toCollection(written: string): GeneratedToken {
  const address = toChecksumCase(written);
  const { name: known, symbol: short } = toSampleToken(address);
  if (known !== null && short !== null) return { address, name: known, symbol: short, decimals: null, type: 'ERC-721' };
  const dice = createDice(`collection ${address}`);
  const type = dice.below(4) === 0 ? 'ERC-1155' : 'ERC-721';
  const name = `${dice.oneOf(['Quiet', 'Paper', 'Copper', 'Northern'])} ${dice.oneOf(['Foxes', 'Boats', 'Gardens', 'Clocks'])}`;
  return { address, name, symbol: name.slice(0, 4).toUpperCase(), decimals: null, type };
}

/** Returns the API's token transfer for a generated token, in the format of an API version. */
export function toGeneratedTransfer({
  token,
  plan,
  version,
  ...rest
}: {
  token: GeneratedToken;
  plan: Omit<TransferPlan, 'token'>;
  version: ApiVersion;
  hash: string;
  moment: { chainId: number; block: number; now: number };
  embedded: boolean;
}) {
  const told = {
    ...toSampleToken(token.address),
    name: token.name,
    symbol: token.symbol,
    decimals: token.decimals,
    type: token.type,
    ...(version === 12 ? { circulating_supply: null } : {}),
  };
  const transfer = buildTransfer({ ...rest, plan: { ...plan, token: token.address } });
  const amount = token.type === 'ERC-721' ? {} : { value: plan.amount ?? '1', decimals: token.decimals };
  const id = plan.tokenId;
  const instance = rest.embedded && id !== undefined ? { token_instance: toInstance(transfer.total, token, told) } : {};
  return { ...transfer, token: told, token_type: token.type, total: { ...transfer.total, ...amount, ...instance } };
}

/** Returns the instance's data. Its picture URL never resolves, because its domain is `.invalid`. */
function toInstance(total: object, { address, name }: GeneratedToken, token: object) {
  const sample = 'token_instance' in total ? { ...Object(total.token_instance) } : {};
  const image = `https://pictures.invalid/${address.toLowerCase()}/${sample.id}.png`;
  return { ...sample, image_url: image, metadata: { name: `${name} #${sample.id}`, image }, token };
}
