import { address, bareAddress, bareHash, hash } from '../values.ts';
import type { Row } from './row.ts';

const word = (hex: string) => hex.padStart(64, '0');
const cut = (digits: number) => `0x${bareHash.repeat(4).slice(0, digits)}`;

/** Texts in which nothing is to be found. */
export const nearMisses: Row[] = [
  ...['', '0', 'x', '0x', '00x', '0x0', '0x0x', 'hello', '0x…', '0xg'].map((text): Row => [text]),
  ...[1, 8, 20, 32, 38, 39, 41, 42, 62, 63, 65, 66, 80, 96, 104, 128, 130, 256].map((digits): Row => [cut(digits)]),
  // Calldata: a selector and its words; without spaces no 40 and no 64 in it counts.
  [`0xa9059cbb${word(bareAddress)}${word('1')}`],
  [`0x${word(bareAddress)}${word('1')}`],
  [`0x095ea7b3${word(bareAddress)}`],
  // A signature: 65 bytes; an uncompressed and a compressed public key; a BLS key and signature.
  [`0x${bareHash}${bareHash}1b`],
  [`0x04${bareHash}${bareHash}`],
  [`0x02${bareHash}`],
  [`0x${bareHash.repeat(2).slice(0, 96)}`],
  [`0x${bareHash.repeat(3)}`],
  // Two in one: 40 and 64 digits inside longer hex.
  [`0x${bareAddress}${bareAddress}`],
  [`0x${bareAddress}${bareHash}`],
  [`${address}${address}`],
  [`${address}${hash}`],
  [`${hash}0x`],
  [`0x${address}`],
  // Without 0x it may be a private key, a git commit, a checksum, another chain's transaction.
  [bareHash],
  [bareAddress],
  [`sha256:${bareHash}`],
  [`commit ${bareAddress.toLowerCase()}`],
  [`x${bareAddress}`],
  [`\\x${bareAddress}`],
  [`0 x${bareAddress}`],
  [`0x ${bareAddress}`],
  // Only 0x begins hex; 0X is how nobody writes a reference, and a big letter may hide something.
  [`0X${bareAddress}`],
  [`0X${bareHash}`],
  [`Ox${bareAddress}`],
  [`ox${bareAddress}`],
  [`0*${bareAddress}`],
  [`o${address}`],
  // Joined to a word.
  [`a${address}`],
  [`Z${address}`],
  [`0${address}`],
  [`1${address}`],
  [`_${address}`],
  [`tx${hash}`],
  [`${address}g`],
  [`${address}G`],
  [`${address}x`],
  [`${address}_1`],
  [`${address}wei`],
  [`${hash}z`],
  // Broken or cut.
  [`${address.slice(0, 20)} ${address.slice(20)}`],
  [`${address.slice(0, 20)}\n${address.slice(20)}`],
  [`${address.slice(0, 20)}-${address.slice(20)}`],
  [`${address.slice(0, 20)}.${address.slice(20)}`],
  [`${address.slice(0, 20)}O${address.slice(21)}`],
  [`${address.slice(0, 6)}…${address.slice(-4)}`],
  [`${address.slice(0, 6)}...${address.slice(-4)}`],
  [`${address.slice(0, 10)}****${address.slice(-8)}`],
  // Names, and what other chains write.
  ['vitalik.eth'],
  ['eth:vitalik.eth'],
  ['eip155:1/slip44:60'],
  ['ethereum:vitalik.eth@1'],
  ['vitalik.eth@arbitrum'],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU'],
  ['#d8dA6B, 0x1f, 0xCAFE, 0x1p-3, 3.0x10'],
  ['550e8400-e29b-41d4-a716-446655440000'],
];
