import { address, collection, contract, hash, holder, token, transaction } from '../values.ts';
import { prefixed, type Row } from './row.ts';

const id78 = '115792089237316195423570985008687907853269984665640564039457584007913129639935';
const on = <T extends object>(reference: T, chainId: number) => ({ ...reference, chainId });
const numbered = (tokenId: string) => ({ ...token, tokenId });

/** `contract/id`. */
export const tokens: Row[] = [
  [`⟦${contract}/42⟧`, token],
  [`⟦${contract}/0⟧`, numbered('0')],
  // Leading zeros stay in what is written.
  [`⟦${contract}/00042⟧`, token],
  [`⟦${contract}/${id78}⟧`, numbered(id78)],
  [`⟦${contract}/${'0'.repeat(76)}42⟧`, token],
  // 79 digits are no number that a contract can hold.
  [`⟦${contract}⟧/${id78}1`, collection],
  [`⟦${contract}⟧/${'1'.repeat(300)}`, collection],
  [`⟦${contract}/42⟧ ⟦${contract}/43⟧`, token, numbered('43')],
  [`⟦${contract}/42⟧, ⟦${contract}/42⟧.`, token, token],
  [`⟦${contract}/42⟧)`, token],
  [`⟦${contract}/42⟧?`, token],
  [`⟦${contract}/42⟧#a`, token],
  [`⟦${contract}/42⟧-`, token],
  [`⟦${contract}/42⟧。`, token],
  // Other things than ids: paths, files, dates, decimals, signed and hex numbers.
  [`⟦${contract}⟧/42/`, collection],
  [`⟦${contract}⟧/42/owner`, collection],
  [`⟦${contract}⟧/42.json`, collection],
  [`⟦${contract}⟧/42.5`, collection],
  [`⟦${contract}⟧/2024-01-01`, collection],
  [`⟦${contract}⟧/+42`, collection],
  [`⟦${contract}⟧/-42`, collection],
  [`⟦${contract}⟧/0x2a`, collection],
  [`⟦${contract}⟧/42nd`, collection],
  [`⟦${contract}⟧/٤٢`, collection],
  [`⟦${contract}⟧//42`, collection],
  [`⟦${contract}⟧\\42`, collection],
  [`⟦${contract}⟧/id/42`, collection],
  // A transaction has no ids, and the 43rd character of a hash is a digit.
  [`⟦${hash}⟧/42`, transaction],
  [`eth:⟦${contract}/42⟧`, prefixed('eth', token)],
  [`eth:⟦${hash}⟧/42`, prefixed('eth', transaction)],
];

/** CAIP-10 and CAIP-19. */
export const caip: Row[] = [
  [`⟦eip155:1:${address}⟧`, on(holder, 1)],
  [`(⟦eip155:10:${address}⟧)`, on(holder, 10)],
  [`"⟦eip155:42161:${hash}⟧"`, on(transaction, 42161)],
  [`⟦eip155:001:${address}⟧`, on(holder, 1)],
  [`⟦eip155:1/erc721:${contract}/42⟧`, on(token, 1)],
  [`⟦eip155:1/erc1155:${contract}/0042⟧`, on(token, 1)],
  [`⟦eip155:1/erc721:${contract}/${id78}⟧`, on(numbered(id78), 1)],
  [`⟦eip155:1/erc721:${contract}⟧/${id78}0`, on(collection, 1)],
  [`⟦eip155:1/erc20:${contract}⟧`, on(collection, 1)],
  [`⟦eip155:8453:${contract}/42⟧`, on(token, 8453)],
  [`did:pkh:⟦eip155:137:${address}⟧`, on(holder, 137)],
  [`caip10:⟦eip155:1:${address}⟧`, on(holder, 1)],
  [`⟦eip155:1:${address}⟧,⟦eip155:10:${address}⟧`, on(holder, 1), on(holder, 10)],
  [`⟦eip155:9007199254740991:${address}⟧`, on(holder, Number.MAX_SAFE_INTEGER)],
  // A chain that cannot be: to ask on another one would answer another question.
  [`eip155:0:${address}`],
  [`eip155:0/erc721:${contract}/42`],
  [`eip155:000:${address}`],
  [`eip155:9007199254740992:${address}`],
  [`eip155:${'9'.repeat(32)}:${address}`],
  [`eip155:${'9'.repeat(32)}/erc721:${contract}/42`],
  // No CAIP form: the value counts alone.
  [`eip155:${'9'.repeat(33)}:⟦${address}⟧`, holder],
  [`eip155:1::⟦${address}⟧`, holder],
  [`eip155:-1:⟦${address}⟧`, holder],
  [`EIP155:1:⟦${address}⟧`, holder],
  [`xeip155:1:⟦${address}⟧`, holder],
  [`eip155:1: ⟦${address}⟧`, holder],
  [`eip155::⟦${address}⟧`, holder],
  [`eip155:1/erc:⟦${address}⟧`, prefixed('erc', holder)],
  [`eip155:1/slip44:⟦${address}⟧`, prefixed('slip44', holder)],
];

/** ERC-3770: any word before a colon, outside of what is marked. The background knows which of them are chains. */
export const prefixes: Row[] = [
  ...['eth', 'arb1', 'oeth', 'matic', 'base', 'arb-nova', 'Hash', 'a', 'a_b', 'a'.repeat(32)].map(
    (word): Row => [`${word}:⟦${address}⟧`, prefixed(word, holder)],
  ),
  [`(eth:⟦${address}⟧)`, prefixed('eth', holder)],
  [`to=eth:⟦${address}⟧`, prefixed('eth', holder)],
  [`1.eth:⟦${address}⟧`, prefixed('eth', holder)],
  [`eth:⟦${hash}⟧`, prefixed('eth', transaction)],
  ...['1eth', '-eth', '_eth', 'a'.repeat(33), 'eth:', 'éth', ''].map((word): Row => [`${word}:⟦${address}⟧`, holder]),
  [`eth :⟦${address}⟧`, holder],
  [`eth：⟦${address}⟧`, holder],
];

/** ERC-681 payment requests. */
export const payments: Row[] = [
  [`⟦ethereum:${address}⟧`, holder],
  [`⟦ethereum:${address}@1⟧`, on(holder, 1)],
  [`⟦ethereum:pay-${address}⟧`, holder],
  [`⟦ethereum:pay-${address}@10⟧`, on(holder, 10)],
  [`⟦ethereum:${address}@1⟧?value=2.014e18`, on(holder, 1)],
  [`⟦ethereum:${contract}@1⟧/transfer?address=⟦${address}⟧&uint256=1`, on(collection, 1), holder],
  // No token ids in this form.
  [`⟦ethereum:${contract}⟧/42`, collection],
  [`⟦ethereum:${address}⟧@1a`, holder],
  [`⟦ethereum:${address}⟧@0x1`, holder],
  [`⟦ethereum:${address}⟧@`, holder],
  [`⟦ethereum:${address}⟧@${'1'.repeat(33)}`, holder],
  [`ethereum:${address}@0`],
  [`ethereum:pay-${address}@${'9'.repeat(32)}`],
  // Case and words: other prefixes.
  [`Ethereum:⟦${address}⟧`, prefixed('Ethereum', holder)],
  [`ethereum:buy-⟦${address}⟧`, holder],
  [`⟦${address}⟧@1`, holder],
  [`eth:⟦${address}⟧@1`, prefixed('eth', holder)],
];
