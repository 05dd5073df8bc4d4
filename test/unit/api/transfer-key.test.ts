import { expect, test } from 'vitest';
import { type TokenTransfer, toTransferKey } from '../../../src/models/token.ts';
import { toTransfer } from '../cache/rows.ts';

const transfer: TokenTransfer = { ...toTransfer(5, 3), transactionHash: '0xc1' };

test('a transfer keeps its key on every page', () => {
  expect(toTransferKey({ ...transfer, method: 'later known' })).toBe(toTransferKey(transfer));
});

test.for<[string, Partial<TokenTransfer>, Partial<TokenTransfer>]>([
  ['places in a block', { logIndex: 1 }, { logIndex: 2 }],
  ['ids of one batch', withTotal('1', '1'), withTotal('2', '1')],
  ['amounts of one batch', withTotal('1', '1'), withTotal('1', '2')],
  ['transactions', { transactionHash: '0xc1' }, { transactionHash: '0xc2' }],
  ['blocks, without a transaction', { transactionHash: null }, { transactionHash: null, blockNumber: 6 }],
  ['amounts, without a place', total('1'), total('2')],
  ['kinds, without a place', { logIndex: null, type: 'token_minting' }, { logIndex: null, type: 'token_burning' }],
])('transfers of two %s have two keys', ([, one, other]) => {
  expect(toTransferKey({ ...transfer, ...one })).not.toBe(toTransferKey({ ...transfer, ...other }));
});

function withTotal(tokenId: string, value: string): Partial<TokenTransfer> {
  return { total: { tokenId, value, decimals: null, tokenInstance: null } };
}

function total(value: string): Partial<TokenTransfer> {
  return { logIndex: null, total: { tokenId: null, value, decimals: null, tokenInstance: null } };
}
