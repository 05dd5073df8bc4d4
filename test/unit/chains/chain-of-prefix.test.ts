import { expect, test } from 'vitest';
import { chainOfPrefix } from '../../../src/chains/chain-of-url.ts';
import tables from './chain-of-prefix.json' with { type: 'json' };

test.for(tables.names)('takes $name for $id', ({ name, id }) => {
  expect(chainOfPrefix(name)).toBe(id);
});

test.for(tables.others)('takes %j for no chain', (word) => {
  expect(chainOfPrefix(word)).toBeUndefined();
});
