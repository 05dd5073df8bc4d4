import { expect, test } from 'vitest';
import type { Part } from '../../../src/cards/card-content.ts';
import { toPhraseParts } from '../../../src/cards/sentence-parts.ts';
import tables from './phrase-parts.json' with { type: 'json' };

const nick: Part = { text: 'nick.eth', tone: 'strong' };
const vault: Part = { text: 'Vault from Kara', title: '0x12' };

// A part with `holds` stays on one line with the next part.
test.for(tables.phrases)('$what', ({ phrase, parts }) => {
  const say = (one: string, two: string) => phrase.replace('{one}', one).replace('{two}', two);
  expect(toPhraseParts(say, nick, vault)).toEqual(parts);
});
