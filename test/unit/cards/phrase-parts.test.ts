import { expect, test } from 'vitest';
import type { Part } from '../../../src/cards/card-content.ts';
import { toPhraseParts } from '../../../src/cards/sentence-parts.ts';

// A part with `holds` stays on one line with the next part.
const holds = true;
const nick: Part = { text: 'nick.eth', tone: 'strong' };
const vault: Part = { text: 'Vault from Kara', title: '0x12' };

test.for<[title: string, say: (from: string, to: string) => string, parts: Part[]]>([
  [
    'words are before the parts in English',
    (from, to) => `from ${from} to ${to}`,
    [{ text: 'from', tone: 'dim', holds }, nick, { text: 'to', tone: 'dim', holds }, vault],
  ],
  [
    'words are after the parts, without spaces, in Japanese',
    (from, to) => `${from}から${to}へ`,
    [
      { ...nick, holds },
      { text: 'から', tone: 'dim' },
      { ...vault, holds },
      { text: 'へ', tone: 'dim' },
    ],
  ],
  [
    'the parts are the other way round if a language has them so',
    (from, to) => `${to} ← ${from}`,
    [vault, { text: '←', tone: 'dim' }, nick],
  ],
  [
    'words on both sides stay with the part after them, and the last ones with nothing',
    (from, to) => `从${from}转到${to}了`,
    [
      { text: '从', tone: 'dim', holds },
      nick,
      { text: '转到', tone: 'dim', holds },
      vault,
      { text: '了', tone: 'dim' },
    ],
  ],
])('%s', ([, say, parts]) => {
  expect(toPhraseParts(say, nick, vault)).toEqual(parts);
});
