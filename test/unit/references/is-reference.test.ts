import { expect, test } from 'vitest';
import { isReference, isReferenceContext } from '../../../src/references/reference.ts';
import tables from './is-reference.json' with { type: 'json' };
import { address, fill, holder, token, transaction } from './values.ts';

/** Replaces the names of values in the rows of a table. */
const filled = <Row>(rows: Row[]): Row[] => JSON.parse(fill(JSON.stringify(rows)));

test.for([
  transaction,
  holder,
  token,
  { ...transaction, chainId: 1 },
  { ...token, tokenId: '9'.repeat(78), chainId: Number.MAX_SAFE_INTEGER },
])('accepts %j', (value) => {
  expect(isReference(value)).toBe(true);
});

test.for([undefined, { ...holder, chainId: Number.POSITIVE_INFINITY }, ...filled(tables.refused)])(
  'refuses %j',
  (value) => {
    expect(isReference(value)).toBe(false);
  },
);

const context = { written: address, pageHost: 'example.org', before: 'sent to ', after: ' today' };

test.for([
  context,
  { ...context, pageHost: '', before: '', after: '' },
  { ...context, before: 'b'.repeat(320), after: 'a'.repeat(320) },
  { ...context, link: 'https://etherscan.io/' },
  { ...context, chainPrefix: 'arb-nova' },
  { ...context, addresses: [] },
  { ...context, isListed: true },
  { ...context, addresses: Array.from({ length: 200 }, () => holder.address) },
])('accepts the context %#', (value) => {
  expect(isReferenceContext(value)).toBe(true);
});

test.for([
  null,
  'text',
  {},
  [context],
  { ...context, written: undefined },
  { ...context, addresses: Array.from({ length: 201 }, () => holder.address) },
  ...filled(tables.contexts).map((change) => ({ ...context, ...change })),
])('refuses the context %#', (value) => {
  expect(isReferenceContext(value)).toBe(false);
});
