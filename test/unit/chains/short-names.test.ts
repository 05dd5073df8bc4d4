import { expect, test } from 'vitest';
import { chainIdOfShortName } from '../../../src/chains/short-names.ts';
import tables from './short-names.json' with { type: 'json' };

test.for(tables.names)('takes $name for $id', ({ name, id }) => {
  expect(chainIdOfShortName(name)).toBe(id);
});

test.for(['', 'from', 'tx', 'address', 'mint', 'token', 'https', 'eip155', 'constructor', '__proto__', 'eth '])(
  'takes %j for no chain',
  (name) => {
    expect(chainIdOfShortName(name)).toBeUndefined();
  },
);
