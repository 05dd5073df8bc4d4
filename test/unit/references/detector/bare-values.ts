import { address, bareAddress, bareHash, hash, holder, transaction } from '../values.ts';
import type { Row } from './row.ts';

const lower = address.toLowerCase();
const at = (hex: string) => ({ kind: 'address', address: `0x${hex}` }) as const;
const of = (hex: string) => ({ kind: 'transaction', hash: `0x${hex}` }) as const;
const zeros = '0'.repeat(64);

/** Values that stand alone: their digits, what is between two of them, and the places that they stand in. */
export const bareValues: Row[] = [
  [`⟦${address}⟧`, holder],
  [`⟦${lower}⟧`, holder],
  [`⟦0x${bareAddress.toUpperCase()}⟧`, holder],
  [`⟦${hash}⟧`, transaction],
  [`⟦0x${bareHash.toUpperCase()}⟧`, transaction],
  [`⟦0x${'aB'.repeat(32)}⟧`, of('ab'.repeat(32))],
  // Leading zeros are digits like all others: the zero address, precompiles, burn addresses, vanity addresses.
  [`⟦0x${zeros.slice(24)}⟧`, at(zeros.slice(24))],
  [`⟦0x${zeros.slice(25)}1⟧`, at(`${zeros.slice(25)}1`)],
  [`⟦0x${zeros.slice(28)}dEaD⟧`, at(`${zeros.slice(28)}dead`)],
  [`⟦0x${'f'.repeat(40)}⟧`, at('f'.repeat(40))],
  // A block's hash, a storage slot and an empty word look the same as a transaction: they are answered honestly.
  [`Block hash ⟦0x${'d4e5'.repeat(16)}⟧`, of('d4e5'.repeat(16))],
  [`⟦0x${zeros}⟧`, of(zeros)],
  [`slot ⟦0x${zeros.slice(1)}3⟧`, of(`${zeros.slice(1)}3`)],
  // An address as a word of calldata: 64 digits, so a possible transaction and never the 40 at its end.
  [`⟦0x${zeros.slice(40)}${bareAddress}⟧`, of(zeros.slice(40) + bareAddress.toLowerCase())],
  // An event's topic.
  [`topic0: ⟦0xddf252ad${'1be2c89b'.repeat(7)}⟧`, of(`ddf252ad${'1be2c89b'.repeat(7)}`)],
  // Digits alone are hex too.
  [`⟦0x${'1234567890'.repeat(4)}⟧`, at('1234567890'.repeat(4))],
  [`⟦${address}⟧ ⟦${address}⟧`, holder, holder],
  [`⟦${address}⟧\n⟦${hash}⟧`, holder, transaction],
  [`⟦${hash}⟧\r\n⟦${hash}⟧\r\n`, transaction, transaction],
  [`⟦${address}⟧\t⟦${hash}⟧\t1.5`, holder, transaction],
  [`⟦${address}⟧,⟦${address}⟧,⟦${address}⟧`, holder, holder, holder],
  [`⟦${address}⟧;⟦${hash}⟧`, holder, transaction],
  [`⟦${address}⟧|⟦${hash}⟧`, holder, transaction],
  [`⟦${address}⟧->⟦${address}⟧`, holder, holder],
  [`⟦${address}⟧→⟦${address}⟧`, holder, holder],
  [`⟦${address}⟧…⟦${address}⟧`, holder, holder],
  [`⟦${address}⟧+⟦${address}⟧=⟦${hash}⟧`, holder, holder, transaction],
  // Two with a slash between them: neither a path nor a token id.
  [`⟦${address}⟧/⟦${address}⟧`, holder, holder],
  [`⟦${address}⟧.⟦${address}⟧`, holder, holder],
  [`⟦${address}⟧\u00a0⟦${address}⟧\u2009⟦${address}⟧\u3000⟦${address}⟧`, holder, holder, holder, holder],
  [`⟦${address}⟧\u2028⟦${address}⟧`, holder, holder],
  // The near-misses between do not swallow what follows.
  [`0x12 0x${bareAddress}0 ⟦${address}⟧ 0x`, holder],
  [`0x0x0x ⟦${address}⟧`, holder],
  [`0x1234…abcd ⟦${hash}⟧ 0x1234...abcd`, transaction],
];
