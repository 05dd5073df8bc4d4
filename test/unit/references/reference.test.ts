import { expect, test } from 'vitest';
import { nameReference, type Reference, writeReference } from '../../../src/references/reference.ts';

const hash = `0x${'ab'.repeat(32)}`;
const address = `0x${'cd'.repeat(20)}`;

test.for<[Reference, string, string]>([
  [{ kind: 'transaction', hash, chainId: 10 }, hash, `Transaction ${hash}`],
  [{ kind: 'address', address }, address, `Address ${address}`],
  [{ kind: 'token-instance', contract: address, tokenId: '42' }, `${address}/42`, `NFT ${address}/42`],
])('%j is written and named in full', ([reference, written, name]) => {
  expect(writeReference(reference)).toBe(written);
  expect(nameReference(reference)).toBe(name);
});
