import { address, bareAddress, collection, contract, hash, holder, token, transaction } from '../values.ts';
import { prefixed, type Row } from './row.ts';

const shy = '\xad';
/** A value with something after every so many of its characters. */
const spread = (value: string, between: string, every = 1) =>
  (value.match(new RegExp(`.{1,${every}}`, 'gs')) ?? []).join(between);

/** Characters that nobody sees: they count for nothing, and stay in what is written, for a warning. */
export const hidden: Row[] = [
  // Each of them: soft hyphen, zero-width space, non-joiner, joiner, word joiner, byte order mark, the marks of
  // direction, a joiner of graphemes, a variation selector, a Mongolian vowel separator, invisible times, a tag.
  ...[
    ...['\xad', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u200e', '\u200f', '\u061c', '\u202a', '\u202b'],
    ...['\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069', '\u034f', '\ufe0f', '\u180e', '\u2062'],
    '\u{e0061}',
  ].map((char): Row => [`to ⟦${spread(address, char, 21)}⟧.`, holder]),
  [`⟦0${shy}x${bareAddress}⟧`, holder],
  [`⟦0x${shy}${bareAddress}⟧`, holder],
  [`⟦0\u200b\u200b\u200bx\ufeff${bareAddress}⟧`, holder],
  [`⟦${spread(address, shy)}⟧`, holder],
  [`⟦${spread(hash, '\u200b', 8)}⟧`, transaction],
  [`⟦${spread(hash, '\u200b\xad\u2060', 33)}⟧`, transaction],
  // At the edges they are not inside.
  [`${shy}⟦${address}⟧${shy}`, holder],
  [`\ufeff⟦${hash}⟧`, transaction],
  [`⟦${address}⟧\u200b ⟦${address}⟧`, holder, holder],
  // They neither part what is joined nor join what is parted.
  [`a${shy}${address}`],
  [`${address}${shy}a`],
  [`${address}${shy.repeat(40)}g`],
  [`${address}\u200b${address}`],
  [`${spread(address, shy, 7)}0`],
  [`${spread(`${hash}00`, shy, 7)}`],
  [spread(address.slice(0, -1), shy, 7)],
  // A space that is seen is no such character.
  [spread(address, '\u2009', 21)],
  [spread(address, '\u00a0', 21)],
  [spread(address, '\u2800', 21)],
  [`0${shy}X${bareAddress}`],
  [`0${shy}х${bareAddress}`],
  [`а${shy}${address}`],
  // In what stands before and after.
  [`⟦eip${shy}155:1:${address}⟧`, { ...holder, chainId: 1 }],
  [`⟦eip155:1:\u200b${address}⟧`, { ...holder, chainId: 1 }],
  [`e\u200bth:\u200b⟦${address}⟧`, prefixed('eth', holder)],
  [`⟦${contract}\u200b/\u200b4\u200b2⟧`, token],
  [`⟦${contract}/42⟧\u200b.`, token],
  [`⟦${contract}⟧/42\u200bnd`, collection],
  [`⟦ethereum:${address}\u200b@\u200b1⟧`, { ...holder, chainId: 1 }],
  [`https://ether${shy}scan.io/\u200btx/\u200b⟦${spread(hash, '\u200b', 9)}⟧`, transaction],
  // The id goes on, however far away: 42 alone would be another token.
  [`⟦${contract}/4${'\u200b'.repeat(60)}2⟧`, token],
  [`⟦${contract}⟧/42${'\u200b'.repeat(400)}a`, collection],
];
