import { expect, test } from 'vitest';
import { chainOfWord } from '../../../src/chains/chain-of-url.ts';
import tables from './chain-of-word.json' with { type: 'json' };

test.for(tables.names)('takes $name for $id', ({ name, id }) => {
  expect(chainOfWord(name)).toBe(id);
});

test.for(tables.others)('takes %j for no chain', (word) => {
  expect(chainOfWord(word)).toBeUndefined();
});
