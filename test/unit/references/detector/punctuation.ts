import { address, bareAddress, collection, contract, hash, holder, transaction } from '../values.ts';
import { prefixed, type Row } from './row.ts';

/** What writers, markup and code put around a value. */
export const punctuation: Row[] = [
  ...['.', ',', ';', '!', '?', '…', '...', ')', ']', '}', '>', '"', "'", '`', '*', '~', '^', '&', '%', '$', '#'].map(
    (after): Row => [`⟦${address}⟧${after}`, holder],
  ),
  ...['(', '[', '{', '<', '"', "'", '`', '*', '~', '^', '&', '%', '$', '#', '@', '=', '+', '!', '\\', '.'].map(
    (before): Row => [`${before}⟦${hash}⟧`, transaction],
  ),
  ...['“”', '‘’', '«»', '„“', '「」', '『』', '（）', '【】', '《》', '‹›'].map(
    ([open, close]): Row => [`${open}⟦${address}⟧${close}`, holder],
  ),
  [`-⟦${address}⟧-`, holder],
  [`–⟦${address}⟧—`, holder],
  [`⟦${address}⟧’s balance`, holder],
  [`⟦${address}⟧™ ⟦${address}⟧² ⟦${address}⟧°`, holder, holder, holder],
  // Markdown. An underscore is a part of words; a page shows the text without it.
  [`**⟦${address}⟧**`, holder],
  [`~~⟦${address}⟧~~`, holder],
  [`_${address}_`],
  [`__${address}__`],
  [`> ⟦${address}⟧`, holder],
  [`- [ ] ⟦${hash}⟧`, transaction],
  [`1. ⟦${hash}⟧`, transaction],
  [`[me](⟦${address}⟧)`, holder],
  [`[⟦${address}⟧](https://etherscan.io/address/⟦${address}⟧)`, holder, holder],
  [`| ⟦${address}⟧ | 1 |`, holder],
  [`\`\`\`\n⟦${hash}⟧\n\`\`\``, transaction],
  // JSON, as it is and in a string. A written \n is a backslash and a letter that touches the value.
  [`{"hash":"⟦${hash}⟧","to":"⟦${address}⟧"}`, transaction, holder],
  [`{\\"to\\":\\"⟦${address}⟧\\"}`, holder],
  [`["⟦${address}⟧","⟦${contract}⟧"]`, holder, collection],
  [`to:\\n${address}`],
  [`{to:⟦${address}⟧}`, prefixed('to', holder)],
  [`{'to': ⟦${address}⟧}`, holder],
  // HTML, YAML, CSV, shell, logs, code.
  [`<a title='⟦${address}⟧'>`, holder],
  [`to: ⟦${address}⟧ # me`, holder],
  [`ADDRESS=⟦${address}⟧`, holder],
  [`--to=⟦${address}⟧ --hash ⟦${hash}⟧`, holder, transaction],
  [`2024-01-01T00:00:00Z,⟦${hash}⟧,1`, transaction],
  [`address(⟦${address}⟧).call{value: 1}("")`, holder],
  [`bytes32 constant ID = ⟦${hash}⟧;`, transaction],
  [`a = b ? ⟦${address}⟧ : ⟦${contract}⟧;`, holder, collection],
  [`\${⟦${address}⟧}`, holder],
  [`hex"${bareAddress}"`],
  [`balanceOf[⟦${address}⟧] += 1`, holder],
  [`⟦${address}⟧::⟦${hash}⟧`, holder, transaction],
  // Percent-encoded quotes end in a digit.
  [`%22${address}%22`],
  [`q=⟦${address}⟧&hash=⟦${hash}⟧`, holder, transaction],
  [`me@⟦${address}⟧`, holder],
  [`⟦${address}⟧@example.org`, holder],
  [`⟦${address}⟧#42`, holder],
  [`⟦${address}⟧:42`, holder],
];
