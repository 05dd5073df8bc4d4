import { address, bareAddress, bareHash, collection, contract, hash, holder, token, transaction } from '../values.ts';
import { prefixed, type Row } from './row.ts';

const spread = (value: string, every: number) => (value.match(new RegExp(`.{1,${every}}`, 'gs')) ?? []).join('¦');
const word = (hex: string) => hex.padStart(64, '0');

/** Texts of neighbouring nodes, with a ¦ between them: `<b>0x12</b>34…` is `0x12¦34…`. */
export const borders: Row[] = [
  // A value goes on across any number of them.
  [`⟦${spread(address, 6)}⟧`, holder],
  [`⟦${spread(address, 1)}⟧`, holder],
  [`⟦${spread(hash, 2)}⟧`, transaction],
  [`⟦0¦x${bareAddress}⟧`, holder],
  [`⟦0x¦${bareAddress}⟧`, holder],
  [`⟦0x¦¦¦${bareAddress}⟧`, holder],
  [`to ⟦0x¦${spread(bareHash, 8)}⟧ now`, transaction],
  [`¦⟦${address}⟧¦`, holder],
  [`⟦${address.slice(0, 20)}¦\xad¦${address.slice(20)}⟧`, holder],
  // At a border a word ends: the space between two boxes may come from a style sheet.
  [`From¦⟦${address}⟧`, holder],
  [`From¦⟦${address}⟧¦To¦⟦${contract}⟧¦Value`, holder, collection],
  [`⟦${address}⟧¦Copy`, holder],
  [`⟦${address}⟧¦x`, holder],
  [`⟦${address}⟧¦_`, holder],
  [`⟦${address}⟧¦а`, holder],
  [`12¦⟦${address}⟧`, holder],
  [`abc¦⟦${hash}⟧`, transaction],
  [`a\u200b¦⟦${address}⟧`, holder],
  [`a¦\u200b⟦${address}⟧`, holder],
  [`⟦${address}⟧\u200b¦\u200bz`, holder],
  // Inside one node nothing has changed.
  [`From${address}¦`],
  [`¦${address}z¦`],
  [`¦z${address}`],
  [`From ¦b${address}`],
  // Fewer than 16 hex digits behind a border are another text: an amount, a word, a time.
  [`⟦${address}⟧¦12.5 ETH`, holder],
  [`⟦${address}⟧¦0`, holder],
  [`⟦${hash}⟧¦2024`, transaction],
  [`⟦${address}⟧¦deadbeef`, holder],
  [`⟦${address}⟧¦decade`, holder],
  [`⟦${address}⟧¦12¦34¦56`, holder],
  [`⟦${address}⟧¦${'1'.repeat(15)}`, holder],
  [`⟦${spread(address, 9)}⟧¦12.5`, holder],
  [`⟦${hash}⟧¦${'1'.repeat(15)}`, transaction],
  [`⟦${hash}⟧\xad¦\xad1`, transaction],
  // 16 or more are longer hex, shown in pieces.
  [`${address}¦${'1'.repeat(16)}`],
  [`${address}¦1234567¦123456789`],
  [`${hash}¦${'1'.repeat(16)}`],
  [`0xa9059cbb¦${word(bareAddress)}¦${word('1')}`],
  [`0x¦${bareHash}¦${bareHash}¦1b`],
  [`0x¦a9059cbb${word(bareAddress)}`],
  [`${address}¦${bareAddress}`],
  // But where all of it is 64, it is one: a hash whose first 40 digits are in a box of their own.
  [`⟦${hash.slice(0, 42)}¦${hash.slice(42)}⟧`, transaction],
  [`⟦${hash.slice(0, 50)}¦${hash.slice(50)}⟧¦.`, transaction],
  // 40 digits that no border ends are a part of something.
  [`${address}1¦2`],
  [`${address.slice(0, -1)}¦12`],
  [`${spread(address, 9)}0¦`],
  [`${spread(address.slice(0, -1), 9)}`],
  // The next value begins with its own 0x, whatever stands before it.
  [`⟦${address}⟧¦⟦${address}⟧`, holder, holder],
  [`⟦${hash}⟧¦⟦${address}⟧¦⟦${hash}⟧`, transaction, holder, transaction],
  [`⟦${address}⟧¦0x12…34`, holder],
  [`⟦0x${'0'.repeat(40)}⟧¦x`, { kind: 'address', address: `0x${'0'.repeat(40)}` }],
  // Only with 40 letters and digits behind it an x takes a 0 away from what stands before.
  [`⟦0x${'0'.repeat(40)}⟧¦x${'1'.repeat(39)}`, { kind: 'address', address: `0x${'0'.repeat(40)}` }],
  [`${address.slice(0, -1)}¦⟦${address}⟧`, holder],
  [`0x¦⟦${address}⟧`, holder],
  [`${address}${address}¦`],
  // Forms and URLs go on across them, marks included.
  [`⟦eip155:¦1:¦${address}⟧`, { ...holder, chainId: 1 }],
  [`⟦eip¦155:1¦/erc721:¦${spread(contract, 10)}¦/4¦2⟧`, { ...token, chainId: 1 }],
  [`eip155:¦0:¦${address}`],
  [`⟦ethereum:¦${address}¦@¦10⟧?value=1`, { ...holder, chainId: 10 }],
  [`⟦${contract}¦/42⟧`, token],
  [`⟦${contract}/¦42⟧ `, token],
  [`⟦${contract}¦/¦4¦2⟧¦ owner`, token],
  [`⟦${contract}⟧/42¦.png`, collection],
  [`eth¦:¦⟦${address}⟧`, prefixed('eth', holder)],
  [`Hash:¦⟦${hash}⟧`, prefixed('Hash', transaction)],
  [`https://etherscan.io/¦tx/¦⟦${spread(hash, 16)}⟧`, transaction],
  [`https://¦opensea.io¦/assets/¦ethereum/¦⟦${contract}¦/42⟧`, token],
  [`https://etherscan.io/token/⟦${contract}⟧¦?a=42`, token],
];
