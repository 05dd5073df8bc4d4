import { expect, test } from 'vitest';
import type { Part } from '../../../src/cards/card-content.ts';
import { toPhraseParts } from '../../../src/cards/say-around.ts';

const nick: Part = { text: 'nick.eth', tone: 'strong' };
const vault: Part = { text: 'Vault from Kara', title: '0x12' };

test.for<[title: string, say: (from: string, to: string) => string, parts: Part[]]>([
  [
    'words stand before the parts in English',
    (from, to) => `from ${from} to ${to}`,
    [{ text: 'from', tone: 'dim' }, nick, { text: 'to', tone: 'dim' }, vault],
  ],
  [
    'words stand behind the parts, without spaces, in Japanese',
    (from, to) => `${from}から${to}へ`,
    [nick, { text: 'から', tone: 'dim' }, vault, { text: 'へ', tone: 'dim' }],
  ],
  [
    'the parts stand the other way round where a language has them so',
    (from, to) => `${to} ← ${from}`,
    [vault, { text: '←', tone: 'dim' }, nick],
  ],
])('%s', ([, say, parts]) => {
  expect(toPhraseParts(say, nick, vault)).toEqual(parts);
});
