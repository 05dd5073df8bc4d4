import { expect, test } from 'vitest';
import { nameOf } from '../../../src/page/own-words.ts';

test.for([
  [{ kind: 'transaction', hash: '0x12' }, 'Transaction 0x12'],
  [{ kind: 'address', address: '0x34' }, 'Address 0x34'],
  [{ kind: 'token-instance', contract: '0x56', tokenId: '42' }, 'NFT 0x56/42'],
] as const)('names %j', ([reference, name]) => {
  expect(nameOf(reference)).toBe(name);
});
