import { expect, test } from 'vitest';
import { isReference, isReferenceContext } from '../../../src/references/reference.ts';
import { address, hash, holder, token, transaction } from './values.ts';

test.for([
  transaction,
  holder,
  token,
  { ...transaction, chainId: 1 },
  { ...token, tokenId: '9'.repeat(78), chainId: Number.MAX_SAFE_INTEGER },
])('accepts %j', (value) => {
  expect(isReference(value)).toBe(true);
});

test.for([
  null,
  undefined,
  'text',
  42,
  [],
  {},
  [transaction],
  { kind: 'transaction' },
  { kind: 'block', hash },
  { kind: 'transaction', hash: `${hash}0` },
  { kind: 'transaction', hash: hash.toUpperCase() },
  { kind: 'transaction', hash: `${hash}\n` },
  { kind: 'transaction', hash: [hash] },
  { kind: 'transaction', address: holder.address },
  { kind: 'address', address },
  { kind: 'address', address: hash },
  { kind: 'address', address: `x${holder.address}` },
  { kind: 'token-instance', contract: holder.address },
  { ...token, tokenId: 42 },
  { ...token, tokenId: '' },
  { ...token, tokenId: '-1' },
  { ...token, tokenId: '0x2a' },
  { ...token, tokenId: '42/../../1' },
  { ...token, tokenId: '9'.repeat(79) },
  { ...holder, chainId: 0 },
  { ...holder, chainId: -1 },
  { ...holder, chainId: 1.5 },
  { ...holder, chainId: '1' },
  { ...holder, chainId: null },
  { ...holder, chainId: Number.POSITIVE_INFINITY },
])('refuses %j', (value) => {
  expect(isReference(value)).toBe(false);
});

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
  { ...context, written: 'w'.repeat(257) },
  { ...context, pageHost: null },
  { ...context, pageHost: 'h'.repeat(256) },
  { ...context, before: 'b'.repeat(321) },
  { ...context, after: 'a'.repeat(321) },
  { ...context, after: 7 },
  { ...context, link: 'l'.repeat(2049) },
  { ...context, link: { href: 'https://etherscan.io/' } },
  { ...context, chainPrefix: '' },
  { ...context, chainPrefix: 'p'.repeat(33) },
  { ...context, chainPrefix: 'a b' },
  { ...context, addresses: holder.address },
  { ...context, addresses: [address] },
  { ...context, addresses: [hash] },
  { ...context, isListed: false },
  { ...context, addresses: Array.from({ length: 201 }, () => holder.address) },
])('refuses the context %#', (value) => {
  expect(isReferenceContext(value)).toBe(false);
});
