import { toSeededHex } from '../../../src/api/sample/sample-values.ts';

/** One transfer in an NFT's history. Step 0 is the mint. */
export type NftStep = { contract: string; tokenId: string; step: number };

const longestId = 18;
const mark = '4f1d';
const rounds = 4;

/**
 * Returns the transaction hash for a step of a generated NFT's history. It looks random and encodes the step, so that
 * the transaction can be generated from the hash alone. Token ids of more than 18 hex digits do not fit: their hashes
 * cannot be decoded.
 */
export function toStepHash(chainId: number, { contract, tokenId, step }: NftStep): string {
  const id = BigInt(tokenId).toString(16);
  if (id.length > longestId) return toSeededHex(`nft ${chainId} ${contract} ${tokenId} step ${step}`);
  const parts = [
    mark,
    contract.slice(2).toLowerCase(),
    step.toString(16).padStart(2, '0'),
    id.padStart(longestId, '0'),
  ];
  let [left, right] = toHalves(parts.join(''));
  for (let round = 0; round < rounds; round += 1) [left, right] = [right, left ^ mix(chainId, round, right)];
  return `0x${toDigits(left)}${toDigits(right)}`;
}

/** Returns the step that a hash encodes. Undefined for any other hash. */
export function readStepHash(chainId: number, hash: string): NftStep | undefined {
  let [left, right] = toHalves(hash.slice(2));
  for (let round = rounds - 1; round >= 0; round -= 1) [left, right] = [right ^ mix(chainId, round, left), left];
  const text = `${toDigits(left)}${toDigits(right)}`;
  if (!text.startsWith(mark)) return undefined;
  const tokenId = String(BigInt(`0x${text.slice(46)}`));
  return { contract: `0x${text.slice(4, 44)}`, tokenId, step: Number.parseInt(text.slice(44, 46), 16) };
}

function mix(chainId: number, round: number, half: bigint): bigint {
  return BigInt(toSeededHex(`step ${chainId} ${round} ${half}`, 32));
}

function toHalves(digits: string): [bigint, bigint] {
  return [BigInt(`0x${digits.slice(0, 32)}`), BigInt(`0x${digits.slice(32)}`)];
}

function toDigits(half: bigint): string {
  return half.toString(16).padStart(32, '0');
}
