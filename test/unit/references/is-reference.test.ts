import { expect, test } from 'vitest';
import { isEvidence, isReference } from '../../../src/references/reference.ts';
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

const evidence = { written: address, pageHost: 'example.org', before: 'sent to ', after: ' today' };

test.for([
  evidence,
  { ...evidence, pageHost: '', before: '', after: '' },
  { ...evidence, before: 'b'.repeat(320), after: 'a'.repeat(320) },
  { ...evidence, link: 'https://etherscan.io/' },
  { ...evidence, chainPrefix: 'arb-nova' },
  { ...evidence, addresses: [] },
  { ...evidence, isListed: true },
  { ...evidence, addresses: Array.from({ length: 200 }, () => holder.address) },
])('accepts the evidence %#', (value) => {
  expect(isEvidence(value)).toBe(true);
});

test.for([
  null,
  'text',
  {},
  [evidence],
  { ...evidence, written: undefined },
  { ...evidence, written: 'w'.repeat(257) },
  { ...evidence, pageHost: null },
  { ...evidence, pageHost: 'h'.repeat(256) },
  { ...evidence, before: 'b'.repeat(321) },
  { ...evidence, after: 'a'.repeat(321) },
  { ...evidence, after: 7 },
  { ...evidence, link: 'l'.repeat(2049) },
  { ...evidence, link: { href: 'https://etherscan.io/' } },
  { ...evidence, chainPrefix: '' },
  { ...evidence, chainPrefix: 'p'.repeat(33) },
  { ...evidence, chainPrefix: 'a b' },
  { ...evidence, addresses: holder.address },
  { ...evidence, addresses: [address] },
  { ...evidence, addresses: [hash] },
  { ...evidence, isListed: false },
  { ...evidence, addresses: Array.from({ length: 201 }, () => holder.address) },
])('refuses the evidence %#', (value) => {
  expect(isEvidence(value)).toBe(false);
});
