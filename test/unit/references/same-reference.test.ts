import { expect, test } from 'vitest';
import { sameReference } from '../../../src/references/same-reference.ts';
import { collection, hash, holder, token, transaction } from './values.ts';

test.for([
  [transaction, { ...transaction }, true],
  [holder, { ...holder }, true],
  [token, { ...token }, true],
  [{ ...holder, chainId: 1 }, { ...holder, chainId: 1 }, true],
  [holder, { ...holder, chainId: 1 }, false],
  [{ ...holder, chainId: 10 }, { ...holder, chainId: 1 }, false],
  [transaction, { ...transaction, hash: hash.replace('5', '6') }, false],
  [token, { ...token, tokenId: '43' }, false],
  [token, { ...token, contract: holder.address }, false],
  [token, collection, false],
  [holder, collection, false],
] as const)('compares %j with %j', ([one, other, same]) => {
  expect(sameReference(one, other)).toBe(same);
  expect(sameReference(other, one)).toBe(same);
});
